import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  type DisplayMessage,
  getDisplayMessage,
  longestMessage,
  setDisplayMessage,
} from '@tafelrunde/contract/admin/events/displays'
import type { OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { getDisplay } from '@tafelrunde/contract/events/displays'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import css from './draft-link.module.css'

/** Minutes for which something is said, and what people call that. */
const spans = [
  { minutes: 0, label: 'bis Sie sie entfernen' },
  { minutes: 15, label: '15 Minuten' },
  { minutes: 30, label: '30 Minuten' },
  { minutes: 60, label: '1 Stunde' },
  { minutes: 180, label: '3 Stunden' },
]

const shownText = ({ text, until }: DisplayMessage) => {
  if (!text || (until && until <= new Date())) return 'Zurzeit steht dort keine Mitteilung.'
  return `Dort steht, ${until ? `bis ${tableDayAndTime(until)}` : 'bis Sie sie entfernen'}: „${text}“`
}

/** A page for the screen at each room's door. */
const RoomLinks = ({ id }: { id: number }) => {
  const { data } = useQuery({
    queryKey: ['displayRooms', id],
    queryFn: () => call(getDisplay, { params: { id } }),
  })
  const rooms = new Map(
    data?.items.flatMap(({ room_id, room }) => (room_id === null ? [] : [[room_id, room] as const])),
  )
  if (rooms.size === 0) return null
  return (
    <p>
      Je Raum:{' '}
      {[...rooms].map(([room, name], index) => (
        <Fragment key={room}>
          {index > 0 && ', '}
          <a href={`/anzeige/${id}/${room}`} target="_blank" rel="noopener">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** The Anzeige for the hall, and what the office says on it to everybody. */
export const OnDisplay = ({ event: { id } }: { event: OfficeEvent }) => {
  const [typed, setTyped] = useState('')
  const [minutes, setMinutes] = useState(0)
  const client = useQueryClient()
  const { data: said, refetch } = useQuery({
    queryKey: ['displayMessage', id],
    queryFn: () => call(getDisplayMessage, { params: { id } }),
  })

  const say = (text: string) => {
    const until = text && minutes ? new Date(Date.now() + minutes * 60_000) : null
    return call(setDisplayMessage, { params: { id }, body: { text, until, version: said?.version ?? 0 } })
  }
  const { run, isBusy, problem } = useDeed(say, {
    done: (_, text) => (text ? 'Die Mitteilung steht auf der Anzeige.' : 'Die Mitteilung ist entfernt.'),
    shows: () => true,
    onSuccess: () => setTyped(''),
    onSettled: async () => {
      await refetch()
      await client.invalidateQueries({ queryKey: ['history', 'events', id] })
    },
  })
  const isTyped = typed.trim() !== ''
  return (
    <Card
      title="Anzeige im Haus"
      aside={
        <a href={`/anzeige/${id}`} target="_blank" rel="noopener">
          Anzeige öffnen
        </a>
      }
    >
      <p className="quiet">
        Für Beamer und Bildschirme, ohne Anmeldung: was jetzt läuft und was gleich beginnt.
      </p>
      <RoomLinks id={id} />
      {said && <p>{shownText(said)}</p>}
      <TextField
        label="Neue Mitteilung an alle"
        value={typed}
        fullWidth
        error={problem !== undefined}
        helperText={problem ?? `Höchstens ${longestMessage} Zeichen`}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: longestMessage } }}
      />
      <TextField
        select
        label="Sie steht dort"
        value={minutes}
        fullWidth
        margin="dense"
        onChange={({ target }) => setMinutes(Number(target.value))}
      >
        {spans.map(({ minutes, label }) => (
          <MenuItem key={minutes} value={minutes}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <div className={css['draft-link__deeds']}>
        <Button
          variant="contained"
          label="Anzeigen"
          disabled={!said || isBusy || !isTyped}
          onClick={() => run(typed)}
        />
        {said?.text && <Button label="Mitteilung entfernen" disabled={isBusy} onClick={() => run('')} />}
      </div>
    </Card>
  )
}
