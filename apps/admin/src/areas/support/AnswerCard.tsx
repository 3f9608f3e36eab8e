import TextField from '@mui/material/TextField'
import { answerSupport, closeSupport, type SupportThread } from '@tafelrunde/contract/admin/people/support'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import css from './support.module.css'
import { Texts } from './Texts.tsx'

const doneTexts = {
  answer: 'Die Antwort ist unterwegs.',
  'answer-and-close': 'Die Antwort ist unterwegs, die Anfrage ist erledigt.',
  close: 'Die Anfrage ist erledigt.',
}

/** The answer to a message, and closing it; what is wrong stands at the text, which stays. */
export const AnswerCard = ({ thread: { id, name, email } }: { thread: SupportThread }) => {
  const [message, setMessage] = useState('')
  const params = { id }
  const perform = (wish: keyof typeof doneTexts) =>
    wish === 'close'
      ? call(closeSupport, { params })
      : call(answerSupport, { params, body: { message, close: wish === 'answer-and-close' } })
  const { run, isBusy, problem } = useDeed(perform, {
    done: (_, wish) => doneTexts[wish],
    shows: () => true,
    onSuccess: () => setMessage(''),
    onSettled: useRefresh(),
  })

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
          onClick={() => run('answer')}
        />
        <Button
          variant="outlined"
          size="medium"
          label="Antworten und erledigen"
          disabled={isBusy}
          onClick={() => run('answer-and-close')}
        />
        <Button
          size="medium"
          label="Ohne Antwort erledigen"
          disabled={isBusy || message !== ''}
          onClick={() => run('close')}
        />
      </div>
    </Card>
  )
}
