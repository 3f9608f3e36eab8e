import '@tafelrunde/ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { addressIn } from './address.ts'
import { stayAwake } from './awake.ts'
import { createClock } from './clock.ts'
import { renewAtNight } from './night.ts'
import { followReading } from './reading.ts'
import './display.css'

const { event, room } = addressIn(location.pathname)
const root = createRoot(document.getElementById('root') ?? document.body)
const clock = createClock()

// All of it is drawn anew each second: there is nothing that could be left over after three days.
followReading(event, known => {
  clock.set(known.aheadMs)
  clock.each(now =>
    root.render(
      <StrictMode>
        <App known={known} now={now} room={room} />
      </StrictMode>,
    ),
  )
})
stayAwake()
renewAtNight(clock.now)
