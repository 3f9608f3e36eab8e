import { useEffect, useState } from 'react'
import { readSession, type SessionEvent, useSession } from '../shared/session/session.ts'

const delayMs = 300
const events: SessionEvent[] = ['user:login', 'user:signup', 'user:logout']

/** The session as the menu shows it: 300 ms behind login, signup and logout (spec sections 2 and 4). */
export const useMenuSession = () => {
  const session = useSession()
  const { starting } = session
  const [shown, setShown] = useState(session)
  useEffect(() => {
    const follow = () => void setTimeout(() => setShown(readSession()), delayMs)
    if (!starting) follow()
    for (const event of events) window.addEventListener(event, follow)
    return () => {
      for (const event of events) window.removeEventListener(event, follow)
    }
  }, [starting])
  // A new name or picture is no change of the login: it is shown at once.
  return session.account.id === shown.account.id ? { ...shown, account: session.account } : shown
}
