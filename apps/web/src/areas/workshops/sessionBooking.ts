import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Places } from '@tafelrunde/ui/SeatRing.tsx'
import type { ComponentProps } from 'react'
import type { SessionRow } from '../../shared/ui/rows/SessionRow.tsx'
import type { Filters, Session } from './schedule.rules.ts'

/** How a session stands for the person who looks at it; the screens get it from the participations. */
export type SessionBooking = {
  state: Places['state']
  /** Undefined when the person has nothing to do with it. */
  own: unknown
  /** What its row says and offers about places. */
  row: Pick<ComponentProps<typeof SessionRow>, 'places' | 'warning' | 'note' | 'action'>
}

/** The same as long as nobody's places have changed. */
export type BookingOf = (session: Session) => SessionBooking

/** What is shown of a day of an event, and what its person has to do with it. */
export type ProgrammeProps = {
  sessions: readonly Session[]
  breaks: readonly Timeslot[]
  day: string
  filters: Filters
  onFilter: (filters: Filters) => void
  bookingOf: BookingOf
}

/** Whether a place can be had here that clashes with nothing booked. */
export const canTake = ({ state, row }: SessionBooking) =>
  state === 'free' && row.action !== undefined && row.warning === undefined
