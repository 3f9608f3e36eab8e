import { countUnsent, unsentQuestion } from '@tafelrunde/client/unsent-question'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { session } from './providers/session.ts'
import { Ask } from './shared/deeds/Ask.tsx'

/** Logs out of app and Verwaltung, but says first what was recorded in the app and has not been sent. */
export const Logout = () => {
  const logout = useLogout()
  const [unsent, setUnsent] = useState(0)
  const { header, message, yes } = unsentQuestion(unsent)
  const leave = async () => {
    const count = await countUnsent(session.device, session.owner())
    if (count === 0) await logout()
    else setUnsent(count)
  }
  return (
    <>
      <button type="button" className="sidebar__entry" onClick={() => void leave()}>
        <Icon name="logout" size={22} />
        Abmelden
      </button>
      {unsent > 0 && (
        <Ask title={header} verb={yes} isOpen onConfirm={() => void logout()} onClose={() => setUnsent(0)}>
          {message}
        </Ask>
      )}
    </>
  )
}
