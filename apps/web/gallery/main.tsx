import '@ionic/core/css/core.css'
import '@ionic/core/css/normalize.css'
import '@ionic/core/css/typography.css'
import '@tafelrunde/ui/tokens.css'
import '../src/shared/ui/base.css'
import '../src/shared/ui/overlays/toast.css'
import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Basics } from './Basics.tsx'
import { Boards } from './Boards.tsx'
import { Controls } from './Controls.tsx'
import { Rows } from './Rows.tsx'
import { Sessions } from './Sessions.tsx'
import { States } from './States.tsx'

document.documentElement.classList.add('md')
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Every part in every state, for looking at; vite dev serves it at /gallery/, the build leaves it out.
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <Boards />
      <Sessions />
      <Rows />
      <Controls />
      <Basics />
      <States />
    </MemoryRouter>
  </StrictMode>,
)
