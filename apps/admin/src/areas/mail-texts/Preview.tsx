import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { previewMailText, sendTestMail } from '@tafelrunde/contract/admin/mails/mail-texts'
import type { Event } from '@tafelrunde/contract/events/events'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList, useNotify } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useDebounce } from 'use-debounce'
import { call } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import css from './mail-texts.module.css'

/** Milliseconds without a letter after which the server draws it anew. */
const pauseMs = 400

const latest = 'latest'

const sentenceOf = (failure: unknown) => fieldFailures(failure)[0]?.[1] ?? failureText(failure)

const EventChoice = ({ event, choose }: { event: string; choose: (event: string) => void }) => {
  const { data = [] } = useGetList<Event>('events', { pagination: { page: 1, perPage: mostRows } })
  return (
    <TextField
      select
      label="Mit den Angaben von"
      value={event}
      onChange={({ target }) => choose(target.value)}
      size="small"
      fullWidth
    >
      <MenuItem value={latest}>Neueste Veranstaltung</MenuItem>
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** How the mail looks with what is in the form, and the way to have it in one's own mailbox. */
export const Preview = ({ id }: { id: number }) => {
  const notify = useNotify()
  const [event, setEvent] = useState(latest)
  const [isBusy, setBusy] = useState(false)
  const [subject = '', body = '', closing = ''] = useWatch({ name: ['subject', 'body', 'closing'] })
  const wish = { subject, body, closing, event: event === latest ? null : Number(event) }
  const [asked] = useDebounce(JSON.stringify(wish), pauseMs)
  const { data, error } = useQuery({
    queryKey: ['mail-texts', 'preview', id, asked],
    queryFn: () => call(previewMailText, { params: { id }, body: JSON.parse(asked) }),
    placeholderData: keepPreviousData,
    retry: false,
  })

  const send = async () => {
    setBusy(true)
    try {
      const { recipient } = await call(sendTestMail, { params: { id }, body: wish })
      notify(`Die Test-E-Mail geht an ${recipient}.`)
    } catch (failure) {
      notify(sentenceOf(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title="Vorschau">
      <EventChoice event={event} choose={setEvent} />
      {error && <p role="status">{sentenceOf(error)}</p>}
      {data && !error && (
        <div className={css.letter} aria-live="polite">
          <p className={css.letter__subject}>{data.subject}</p>
          {[data.greeting, ...data.paragraphs].map((text, at) => (
            <p key={at}>{text}</p>
          ))}
          {data.button && <p className={css.letter__button}>{data.button}</p>}
          {data.afterwards.map((text, at) => (
            <p key={at}>{text}</p>
          ))}
        </div>
      )}
      <Button label="Test-E-Mail an mich" onClick={() => void send()} disabled={isBusy} />
    </Card>
  )
}
