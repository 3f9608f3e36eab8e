import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { clockTime } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { SeatRing } from '@tafelrunde/ui/SeatRing.tsx'
import { LinkBase, useGetList } from 'react-admin'
import { listPath } from '../../shared/lists/listPath.ts'
import { isFull, type Places, placesOf, sumOfPlaces } from '../../shared/places/places.rules.ts'
import css from './today.module.css'
import { type Occupied, shareLine, waitedFor } from './today.rules.ts'
import { refreshMs } from './useNow.ts'

interface TileProps {
  /** The list behind it: its figure is how many rows that has. */
  list: 'registrations' | 'places' | 'timeslots'
  filter: Record<string, string | number>
  label: string
  line: string
  ring?: Places
}

const Tile = ({ list, filter, label, line, ring }: TileProps) => {
  const one = { page: 1, perPage: 1 }
  const { total } = useGetList(list, { filter, pagination: one }, { refetchInterval: refreshMs })
  return (
    <li>
      <LinkBase className={css.tile} to={listPath(list, filter)}>
        <span className="tile__label">{label}</span>
        <span className={css.tile__figure}>{total ?? '…'}</span>
        <span className={css.tile__line}>{line}</span>
        {ring && ring.capacity !== 0 && (
          <SeatRing
            taken={ring.taken}
            capacity={ring.capacity}
            state={isFull(ring) ? 'full' : 'free'}
            size={34}
          />
        )}
      </LinkBase>
    </li>
  )
}

interface Props {
  event: Event
  occupied: Occupied[]
  day: Timeslot[]
  now: Date
}

const dayTile = (day: Timeslot[], now: Date) => {
  const [first] = day
  if (!first) return { label: 'Termine', line: 'keiner mehr' }
  if (berlinDay(first.start) !== berlinDay(now))
    return { label: 'Termine am nächsten Tag', line: tableDay(first.start) }
  const running = day.filter(({ start, end }) => start <= now && end > now).length
  const next = day.find(({ start }) => start > now)
  const nextLine = next ? `weiter um ${clockTime(next.start)}\u00A0Uhr` : 'danach Schluss'
  return { label: 'Termine heute', line: running > 0 ? `${running} gerade, ${nextLine}` : nextLine }
}

/** Four figures; each opens the list that it counts. */
export const Tiles = ({ event, occupied, day, now }: Props) => {
  const registered = placesOf(event)
  const seats = sumOfPlaces(occupied.map(({ places }) => places))
  const waitedForCount = waitedFor(occupied).length
  const ofEvent = { event: event.id }
  const onDay = day[0] ? { ...ofEvent, start__date: berlinDay(day[0].start) } : ofEvent
  return (
    <ul className={css.tiles} aria-label={`„${event.name}“ in Zahlen`}>
      <Tile
        list="registrations"
        filter={{ ...ofEvent, state: 'registered' }}
        label="Anmeldungen"
        line={shareLine(registered)}
        ring={registered}
      />
      <Tile
        list="places"
        filter={{ ...ofEvent, state: 'seated' }}
        label={'Workshop\u00ADplätze belegt'}
        line={shareLine(seats)}
        ring={seats}
      />
      <Tile
        list="places"
        filter={{ ...ofEvent, state: 'waitlisted' }}
        label="Auf Wartelisten"
        line={seats.waiting > 0 ? `in ${counted(waitedForCount, 'Workshop', 'Workshops')}` : 'niemand wartet'}
      />
      <Tile list="timeslots" filter={onDay} {...dayTile(day, now)} />
    </ul>
  )
}
