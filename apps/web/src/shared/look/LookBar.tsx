import { failureText } from '@tafelrunde/client/failures'
import { forgetLook, type KeptLook } from '@tafelrunde/client/look'
import { sender } from '@tafelrunde/client/send'
import { blacklistToken } from '@tafelrunde/contract/people/account'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useEffect, useState } from 'react'
import { Button } from '../ui/buttons/Button.tsx'
import './look.css'

const send = sender(import.meta.env.VITE_API_ROOT ?? '', () => {})
const minuteMs = 60_000

/** Ends the look at the server; one that is over already need not be ended. */
const end = async (access: string) => {
  const { method, url } = blacklistToken
  await send(undefined, { method, url, body: { refresh: access } })
}

const Over = ({ look: { id, name } }: { look: KeptLook }) => (
  <main className="look-over">
    <h1 className="look-over__title">Der Einblick ist beendet</h1>
    <p>Von dem, was {name} sieht, ist auf diesem Gerät nichts gespeichert.</p>
    <a className="button button--filled button--primary" href={`/verwaltung/people/${id}/show`}>
      Zurück zur Verwaltung
    </a>
  </main>
)

/** Says all the time through whose eyes this is; takes the app's place when that is over. */
export const LookBar = ({ look }: { look: KeptLook }) => {
  const [now, setNow] = useState(Date.now)
  const [isEnded, setEnded] = useState(false)
  const [failure, setFailure] = useState('')
  const isOver = isEnded || now >= look.until

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    const over = () => setEnded(true)
    // The server knows the token no more, or the person's own „Abmelden“ was tapped.
    window.addEventListener('user:logout', over)
    return () => {
      clearInterval(timer)
      window.removeEventListener('user:logout', over)
    }
  }, [])
  useEffect(() => {
    if (!isOver) return
    forgetLook()
    document.getElementById('root')?.remove()
  }, [isOver])

  const leave = async () => {
    try {
      await end(look.access)
      setEnded(true)
    } catch (failed) {
      setFailure(failureText(failed))
    }
  }

  if (isOver) return <Over look={look} />
  return (
    <aside className="look-bar" aria-label="Einblick">
      <Icon name="eye" size={20} />
      <p className="look-bar__text">
        Sie sehen die App mit den Augen von <strong>{look.name}</strong> (nur lesen) – noch{' '}
        {Math.ceil((look.until - now) / minuteMs)}&nbsp;min {failure && <span role="alert">{failure}</span>}
      </p>
      <Button kind="yellow" size="row" onClick={() => void leave()}>
        Beenden
      </Button>
    </aside>
  )
}
