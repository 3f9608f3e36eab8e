import '@ionic/react/css/core.css'
import '@ionic/react/css/normalize.css'
import '@ionic/react/css/typography.css'
import '@tafelrunde/ui/tokens.css'
import '../src/shared/ui/base.css'
import '../src/shared/ui/overlays/toast.css'
import './gallery.css'
import { setupIonicReact } from '@ionic/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Basics } from './Basics.tsx'
import { Boards } from './Boards.tsx'
import { Controls } from './Controls.tsx'
import { Rows } from './Rows.tsx'
import { Sessions } from './Sessions.tsx'
import { States } from './States.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

setupIonicReact()
// Every part in every state, for looking at; vite dev serves it at /gallery/, the build leaves it out.
createRoot(root).render(
  <StrictMode>
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Boards />
      <Sessions />
      <Rows />
      <Controls />
      <Basics />
      <States />
    </MemoryRouter>
  </StrictMode>,
)
