import './secret-card.css'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { Card } from '../pages/Card.tsx'
import { Button } from './Button.tsx'

type Props = {
  title: string
  /** „Schlüssel“: what it is called where it is copied. */
  word: string
  secret: string
  done: () => void
  /** How programs use it. */
  children: ReactNode
}

/** A secret that nobody can look up again, until whoever has made it has copied it. */
export const SecretCard = ({ title, word, secret, done, children }: Props) => {
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      notify(`Der ${word} ist kopiert.`)
    } catch {
      notify('Der Browser erlaubt das Kopieren nicht. Bitte markieren Sie den Text selbst.', {
        type: 'error',
      })
    }
  }
  return (
    <Card title={title}>
      <p>
        Bitte kopieren Sie ihn jetzt dorthin, wo er gebraucht wird. Danach kann ihn niemand mehr ansehen, auch
        Sie nicht.
      </p>
      <TextField
        label={`${word}, nur jetzt zu sehen`}
        value={secret}
        fullWidth
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <p className="quiet">{children}</p>
      <div className="secret-card__deeds">
        <Button variant="contained" size="medium" label={`${word} kopieren`} onClick={() => void copy()} />
        <Button label="Fertig" onClick={done} />
      </div>
    </Card>
  )
}
