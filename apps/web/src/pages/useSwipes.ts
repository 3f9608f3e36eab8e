import { useEffect, useRef } from 'react'
import { firstShown } from '../shared/first-view/firstView.ts'

const online = () => new Promise(resolve => window.addEventListener('online', resolve, { once: true }))

/** Without its code the buttons and the browser lead on: what did not come is asked for again when the network is back. */
const load = (): Promise<typeof import('./swipes.ts')> =>
  import('./swipes.ts').catch(() => online().then(load))

/** Lets swipes on this element move the app, once their code is there. */
export const useSwipes = () => {
  const app = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const following = firstShown()
      .then(load)
      .then(({ followSwipes }) => app.current && followSwipes(app.current))
    return () => void following.then(end => end?.())
  }, [])
  return app
}
