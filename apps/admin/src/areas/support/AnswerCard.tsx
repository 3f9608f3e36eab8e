import TextField from '@mui/material/TextField'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { answerSupport, closeSupport, type SupportThread } from '@tafelrunde/contract/admin/people/support'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import css from './support.module.css'
import { Texts } from './Texts.tsx'

/** The answer to a message, and closing it; what is wrong stands at the text, which stays. */
export const AnswerCard = ({ thread: { id, name, email } }: { thread: SupportThread }) => {
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const params = { id }

  const perform = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      setMessage('')
      notify(done)
    } catch (failure) {
      setProblem(fieldFailures(failure)[0]?.[1] ?? failureText(failure))
    }
    setBusy(false)
    refresh()
  }
  const answer = (close: boolean) =>
    void perform(
      () => call(answerSupport, { params, body: { message, close } }),
      close ? 'Die Antwort ist unterwegs, die Anfrage ist erledigt.' : 'Die Antwort ist unterwegs.',
    )

  return (
    <Card title="Antworten">
      <Texts
        message={message}
        insert={text => setMessage(typed => [typed.trim(), text].filter(Boolean).join('\n\n'))}
      />
      <TextField
        label="Antwort"
        multiline
        minRows={6}
        fullWidth
        value={message}
        error={problem !== undefined}
        helperText={problem ?? `${name} bekommt sie als E-Mail an ${email}, mit Ihrem Namen.`}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className={css['deeds']}>
        <Button
          variant="contained"
          size="medium"
          label="Antworten"
          disabled={isBusy}
          onClick={() => answer(false)}
        />
        <Button
          variant="outlined"
          size="medium"
          label="Antworten und erledigen"
          disabled={isBusy}
          onClick={() => answer(true)}
        />
        <Button
          size="medium"
          label="Ohne Antwort erledigen"
          disabled={isBusy || message !== ''}
          onClick={() => void perform(() => call(closeSupport, { params }), 'Die Anfrage ist erledigt.')}
        />
      </div>
    </Card>
  )
}
