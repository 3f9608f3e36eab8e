import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { problemText } from '@tafelrunde/client/form-failures'
import { previewMailText, sendTestMail } from '@tafelrunde/contract/admin/mails/mail-texts'
import type { Event } from '@tafelrunde/contract/events/events'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useDebounce } from 'use-debounce'
import { call } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import css from './mail-texts.module.css'

/** Milliseconds without a letter after which the server draws it anew. */
const pauseMs = 400

const latest = 'latest'

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
  const [event, setEvent] = useState(latest)
  const [subject = '', body = '', closing = ''] = useWatch({ name: ['subject', 'body', 'closing'] })
  const wish = { subject, body, closing, event: event === latest ? null : Number(event) }
  const [asked] = useDebounce(JSON.stringify(wish), pauseMs)
  const { data, error } = useQuery({
    queryKey: ['mail-texts', 'preview', id, asked],
    queryFn: () => call(previewMailText, { params: { id }, body: JSON.parse(asked) }),
    placeholderData: keepPreviousData,
    retry: false,
  })

  const { run, isBusy } = useDeed(() => call(sendTestMail, { params: { id }, body: wish }), {
    done: ({ recipient }) => `Die Test-E-Mail geht an ${recipient}.`,
  })

  return (
    <Card title="Vorschau">
      <EventChoice event={event} choose={setEvent} />
      {error && <p role="status">{problemText(error)}</p>}
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
      <Button label="Test-E-Mail an mich" onClick={() => run()} disabled={isBusy} />
    </Card>
  )
}
