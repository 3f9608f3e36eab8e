// oxlint-disable-next-line import/no-unassigned-import -- it has to run before the first schema is described
import './strictCsp.ts'
import { speakGerman } from '@tafelrunde/contract/german'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

speakGerman()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<App />)
