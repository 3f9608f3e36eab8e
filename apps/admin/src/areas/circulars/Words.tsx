import TextField from '@mui/material/TextField'
import {
  type Circular,
  circularPlaceholders,
  sendCircular,
  testCircular,
} from '@tafelrunde/contract/admin/mails/circulars'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { MarkedField } from '../../shared/text-editor/MarkedField.tsx'
import { Attachments } from './Attachments.tsx'
import { ButtonFields } from './ButtonFields.tsx'
import { Chosen } from './Chosen.tsx'
import css from './circular.module.css'
import { durationText, leftOut, patienceText, sendText } from './circulars.texts.ts'
import { Preview } from './Preview.tsx'
import { useCircular } from './useCircular.ts'

/** The second step: what it says, how that reads for each of them, and sending it. */
export const Words = ({ circular, back }: { circular: Circular; back: () => void }) => {
  const { id, count } = circular
  const [subject, setSubject] = useState(circular.subject)
  const [text, setText] = useState(circular.text)
  const [place, setPlace] = useState(0)
  const { save, settled, fault } = useCircular(circular)
  const ofButton = fault?.field.startsWith('button_') ? fault.problem : undefined
  const problem = ofButton === undefined ? fault?.problem : undefined
  const ofSubject = fault?.field === 'subject'
  const isSaved = subject === circular.subject && text === circular.text
  const keep = () => (isSaved ? settled() : save({ subject, text }))

  const test = async () =>
    (await keep()) && call(testCircular, { params: { id }, body: { subject, text, place } })
  const testing = useDeed(test, {
    done: sent => (sent ? `Die Test-E-Mail geht an ${sent.recipient}.` : undefined),
  })

  return (
    <div className={css['columns']}>
      <div className="stack">
        <Card title={`${count} Empfänger`} aside={<Button label="Ändern" onClick={back} />}>
          <Chosen circular={circular} />
          <p className="quiet">{leftOut(circular)}</p>
        </Card>
        <Card
          title="Nachricht"
          aside={
            <span className="quiet">{isSaved ? 'als Entwurf gespeichert' : 'noch nicht gespeichert'}</span>
          }
        >
          <div className={css['words']}>
            <TextField
              label="Betreff"
              value={subject}
              error={ofSubject}
              helperText={ofSubject ? problem : undefined}
              onChange={({ target }) => setSubject(target.value)}
              onBlur={() => void keep()}
            />
            <MarkedField
              label="Text"
              text={text}
              placeholders={circularPlaceholders}
              problem={ofSubject ? undefined : problem}
              helperText="Die Anrede steht von selbst davor."
              onText={setText}
              onBlur={() => void keep()}
            />
            <Attachments circular={circular} />
            <ButtonFields circular={circular} save={save} problem={ofButton} />
          </div>
        </Card>
      </div>
      <Preview circular={circular} subject={subject} text={text} place={place} go={setPlace} />
      <div className={css['foot']}>
        <p>
          <strong>{patienceText}</strong>
          <span className="detail">bis dahin und auch danach anzuhalten · {durationText(circular)}</span>
        </p>
        <div className={css['foot__deeds']}>
          <Button
            size="medium"
            variant="outlined"
            label="Test an mich"
            disabled={testing.isBusy || count === 0}
            onClick={() => testing.run()}
          />
          <Deed
            label={sendText(count)}
            title={sendText(count)}
            text={`${patienceText} und ${durationText(circular)}. Bis dahin und auch danach lässt er sich anhalten.`}
            isMain
            perform={async () => {
              if (!(await keep())) return
              await call(sendCircular, { params: { id }, body: { count } })
            }}
          />
        </div>
      </div>
    </div>
  )
}
