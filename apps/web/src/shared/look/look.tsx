import { lookDevice, readLook } from '@tafelrunde/client/look'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LookBar } from './LookBar.tsx'

/** Shows above the app through whose eyes it is seen, and answers the device that the tab has instead of the real one. */
export const beginLook = () => {
  const look = readLook()
  const bar = document.createElement('div')
  document.body.classList.add('looking')
  document.body.prepend(bar)
  createRoot(bar).render(
    <StrictMode>
      <LookBar look={look} />
    </StrictMode>,
  )
  return lookDevice(look)
}
