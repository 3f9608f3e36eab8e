import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type DayTimeslot, listRoomChoices } from '@tafelrunde/contract/admin/events/day'
import { changeTimeslots } from '@tafelrunde/contract/admin/many'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { roomOptions } from './day.rules.ts'

type Props = { timeslot: DayTimeslot; done: () => void }

const whoHears = ({ taken, waiting }: DayTimeslot) =>
  `Gilt sofort. ${counted(taken + waiting, 'Person bekommt', 'Personen bekommen')} eine Mail; App, Kalender und Anzeige folgen von selbst.`

const refused = (detail: string) => new CallFailed(409, { detail })

/** Tries first, because only a trial says why it cannot be done to this one. */
const change = async (wish: { ids: number[]; room?: number; shift_minutes?: number }) => {
  const { kept } = await call(changeTimeslots, { body: { ...wish, dry_run: true } })
  if (kept[0]) throw refused(kept[0].why)
  await call(changeTimeslots, { body: wish })
}

type RoomsProps = { timeslot: DayTimeslot; room: string; choose: (room: string) => void }

const Rooms = ({ timeslot: { id, taken }, room, choose }: RoomsProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['day', 'rooms', id],
    queryFn: () => call(listRoomChoices, { params: { id } }),
    gcTime: 0,
  })
  if (error) return <Failed error={error} retry={refetch} />
  const options = roomOptions(data?.results ?? [], taken)
  return (
    <TextField
      select
      fullWidth
      label="Neuer Raum"
      value={options.some(one => one.id === room) ? room : ''}
      onChange={({ target }) => choose(target.value)}
    >
      {options.map(one => (
        <MenuItem key={one.id} value={one.id} disabled={one.isTaken}>
          {one.text}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Another room with one action: everybody whom it concerns hears it. */
export const OtherRoom = ({ timeslot, done }: Props) => {
  const { id, name, location } = timeslot
  const [room, setRoom] = useState('')
  return (
    <Deed
      label="Raum wechseln"
      name={`Raum wechseln: ${name}`}
      title={`„${name}“ in einen anderen Raum`}
      text={`Statt ${location || 'ohne Ort'}. ${whoHears(timeslot)}`}
      done="Der Raum ist gewechselt."
      perform={async () => {
        if (!room) throw refused('Bitte wählen Sie einen Raum.')
        await change({ ids: [id], room: Number(room) })
        setRoom('')
        done()
      }}
    >
      <Rooms timeslot={timeslot} room={room} choose={setRoom} />
    </Deed>
  )
}

const shifts = [-30, -15, 5, 10, 15, 30, 45, 60, 90]

/** Earlier or later with one action. */
export const OtherTime = ({ timeslot, done }: Props) => {
  const { id, name, start, end } = timeslot
  const [minutes, setMinutes] = useState('15')
  const by = (moment: Date, shift: number) => new Date(moment.getTime() + shift * 60_000)
  return (
    <Deed
      label="Verschieben"
      name={`Verschieben: ${name}`}
      title={`„${name}“ verschieben`}
      text={`Statt ${timeRange(start, end)}. ${whoHears(timeslot)}`}
      done="Der Termin ist verschoben."
      perform={async () => {
        await change({ ids: [id], shift_minutes: Number(minutes) })
        done()
      }}
    >
      <TextField
        select
        fullWidth
        label="Neue Zeit"
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
      >
        {shifts.map(shift => (
          <MenuItem key={shift} value={String(shift)}>
            {`${timeRange(by(start, shift), by(end, shift))} (${Math.abs(shift)} Minuten ${shift < 0 ? 'früher' : 'später'})`}
          </MenuItem>
        ))}
      </TextField>
    </Deed>
  )
}
