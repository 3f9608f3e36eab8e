import './timeslot-table.css'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { listPath } from '../lists/listPath.ts'
import { Occupancy } from './Occupancy.tsx'
import { placesOf } from './places.rules.ts'

interface Slot {
  id: number
  caption: string
  start: Date
  end: Date
  location: string
  capacity: number | null
  participants_count: number
  waitlist_count: number
  is_called_off: boolean
}

interface Props<Row extends Slot> {
  caption: string
  timeslots: Row[]
  /** What the Termin is called, where that is not clear from the page. */
  nameOf?: (timeslot: Row) => ReactNode
  /** Breaks and plenary sessions take no registrations, so they have no numbers. */
  hasPlaces: (timeslot: Row) => boolean
  /** Leaves the day out, where all are of the same. */
  sameDay?: boolean
}

/** Termine with time, room and how full they are, which leads to who is in them; in the order given. */
export const TimeslotTable = <Row extends Slot>({
  caption,
  timeslots,
  nameOf,
  hasPlaces,
  sameDay,
}: Props<Row>) => (
  <table className="timeslots">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Zeit</th>
        {nameOf && <th scope="col">Termin</th>}
        <th scope="col">Raum</th>
        <th scope="col">Belegung</th>
      </tr>
    </thead>
    <tbody>
      {timeslots.map(timeslot => (
        <tr key={timeslot.id}>
          <td className="timeslots__time">
            {!sameDay && <span className="quiet">{tableDay(timeslot.start)} </span>}
            <LinkBase to={`/timeslots/${timeslot.id}`}>{timeRange(timeslot.start, timeslot.end)}</LinkBase>
          </td>
          {nameOf && <td>{nameOf(timeslot)}</td>}
          <td>{timeslot.location}</td>
          <td>
            {timeslot.is_called_off
              ? 'entfällt'
              : hasPlaces(timeslot) && (
                  <LinkBase className="timeslots__places" to={listPath('places', { timeslot: timeslot.id })}>
                    <Occupancy places={placesOf(timeslot)} />
                  </LinkBase>
                )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
