import { speakGerman } from '@tafelrunde/contract/values/german'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

speakGerman()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<App />)
