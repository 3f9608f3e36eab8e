import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useSession } from '../../shared/session/session.ts'
import { hasSeenTutorial } from '../../shared/session/storage.ts'
import { WelcomeDialog } from './WelcomeDialog.tsx'

/** Where the front door leads; whoever a link on the phone has taken elsewhere is not held up. */
const doorways = ['/', paths.events]

/** The welcome above the first page, until it has been closed once; not for whoever is logged in. */
export const Welcome = () => {
  const { pathname } = useLocation()
  const { loggedIn, starting } = useSession()
  const [seen, setSeen] = useState(true)

  useEffect(() => void hasSeenTutorial.get().then(setSeen), [])

  const end = () => {
    setSeen(true)
    void hasSeenTutorial.set()
  }
  const wanted = !seen && !starting && !loggedIn && doorways.includes(pathname)
  return wanted && <WelcomeDialog onEnd={end} />
}
