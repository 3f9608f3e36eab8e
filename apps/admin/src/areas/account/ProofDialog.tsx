import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { passkeyFailureText } from '@tafelrunde/client/passkeys'
import { type SubmitEvent, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useNotify } from 'react-admin'
import { fetchProofWays, proveByPasskey, proveByPassword, waiting } from '../../providers/proof.ts'
import { session } from '../../providers/session.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import css from './proof.module.css'

type Ways = Awaited<ReturnType<typeof fetchProofWays>>

const useWays = () => {
  const [ways, setWays] = useState<Ways>()
  const notify = useNotify()
  useEffect(() => {
    fetchProofWays().then(setWays, failure => notify(passkeyFailureText(failure), { type: 'error' }))
  }, [notify])
  return ways
}

const Question = ({ answer }: { answer: (proved: boolean) => void }) => {
  const heading = useId()
  const ways = useWays()
  const notify = useNotify()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const proveBy = async (way: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await way()
      answer(true)
    } catch (failure) {
      const [field] = fieldFailures(failure)
      setWrong(field?.[1])
      if (!field) notify(passkeyFailureText(failure), { type: 'error' })
      setBusy(false)
    }
  }
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    void proveBy(() => proveByPassword(password))
  }
  const { password: hasPassword = false, passkey: hasPasskey = false } = ways ?? {}
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby={heading} fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>Bitte bestätigen Sie, dass Sie es sind</DialogTitle>
        <DialogContent className={css.proof}>
          <p>Seit Ihrer Anmeldung ist etwas Zeit vergangen. Danach geht es weiter, wo Sie waren.</p>
          {hasPassword && (
            <TextField
              type="password"
              label="Ihr Passwort"
              autoComplete="current-password"
              autoFocus
              fullWidth
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              error={wrong !== undefined}
              helperText={wrong}
            />
          )}
          {ways && !hasPassword && !hasPasskey && (
            <p>Sie melden sich über das Mitgliederportal an. Bitte melden Sie sich dort noch einmal an.</p>
          )}
        </DialogContent>
        <DialogActions>
          <Button label="Abbrechen" onClick={() => answer(false)} />
          {hasPasskey && (
            <Button
              label="Mit Passkey bestätigen"
              disabled={isBusy}
              onClick={() => void proveBy(proveByPasskey)}
            />
          )}
          {hasPassword && <Button type="submit" variant="contained" label="Bestätigen" disabled={isBusy} />}
          {ways && !hasPassword && !hasPasskey && (
            <Button variant="contained" label="Neu anmelden" onClick={() => void session.logout()} />
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Asks whoever is about to do something that a stranger at an open computer must not: who they are. What they began goes on. */
export const ProofDialog = () => {
  const answer = useSyncExternalStore(waiting.subscribe, waiting.get)
  return answer ? <Question answer={answer} /> : null
}
