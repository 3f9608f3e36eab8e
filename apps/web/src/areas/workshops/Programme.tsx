import type { Timeslot } from '@tafelrunde/contract/timeslots'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { addFavourite, removeFavourite, useFavourites } from '../../shared/favourites.ts'
import { otherTimes, related } from './alternatives.rules.ts'
import { KeptFocus } from './KeptFocus.tsx'
import { OwnDay } from './OwnDay.tsx'
import { ownDay } from './ownDay.rules.ts'
import { NothingChosen, NothingFound } from './ScheduleEmpty.tsx'
import {
  type Filters,
  filtered,
  isNarrowed,
  noFilters,
  onDay,
  type Session,
  timeline,
} from './schedule.rules.ts'
import { elsewhereText } from './schedule.texts.ts'
import { canTake, type SessionBooking } from './sessionBooking.ts'
import { Timeline } from './Timeline.tsx'
import { BriefRows, WholeRows } from './TimelineRow.tsx'

type BookingOf = (session: Session) => SessionBooking

type Props = {
  sessions: readonly Session[]
  breaks: readonly Timeslot[]
  day: string
  filters: Filters
  onFilter: (filters: Filters) => void
  /** The same as long as nobody's places have changed. */
  bookingOf: BookingOf
}

/** What the rows of the timeline say: those far from the screen once there is time for it. */
const useRows = (sessions: readonly Session[], bookingOf: BookingOf, marked: readonly number[]) => {
  const placesOf = useCallback((session: Session) => bookingOf(session).row.places, [bookingOf])
  const rowOf = useCallback(
    (session: Session) => {
      const id = session.of.id
      const on = marked.includes(id)
      const onToggle = () => (on ? removeFavourite(id) : addFavourite(id))
      const isFree = (other: Session) => canTake(bookingOf(other))
      const { state, row } = bookingOf(session)
      const note =
        state === 'full'
          ? elsewhereText(
              session,
              otherTimes(session.of, sessions, isFree),
              related(session.of, [session], sessions, isFree),
            )
          : row.note
      return { ...row, ...(note && { note }), favourite: { on, onToggle } }
    },
    [sessions, bookingOf, marked],
  )
  return { rowOf, placesOf: useDeferredValue(placesOf) }
}

const Found = ({ sessions, breaks, day, filters, onFilter, bookingOf }: Props) => {
  const marked = useFavourites()
  const { rowOf, placesOf } = useRows(sessions, bookingOf, marked)
  // Whose place is whose and what is marked matters only where it is asked for.
  const asked = filters.free ? bookingOf : undefined
  const stars = filters.marked ? marked : undefined
  const found = useMemo(
    () =>
      filtered(sessions, filters, {
        isMine: session => asked?.(session).own !== undefined,
        isFree: session => asked?.(session).state === 'free',
        marked: stars ?? [],
      }),
    [sessions, filters, asked, stars],
  )
  const shown = useMemo(() => new Set(onDay(found, day)), [found, day])
  const narrowed = isNarrowed(filters)
  const entries = useMemo(
    () => timeline(onDay(sessions, day), narrowed ? [] : onDay(breaks, day)),
    [sessions, breaks, day, narrowed],
  )
  return (
    <>
      {shown.size === 0 && narrowed && (
        <NothingFound
          day={day}
          elsewhere={found.length}
          nothingMarked={filters.marked && marked.length === 0}
          onReset={() => onFilter(noFilters)}
        />
      )}
      <WholeRows value={rowOf}>
        <BriefRows value={placesOf}>
          <Timeline key={day} entries={entries} shown={shown} />
        </BriefRows>
      </WholeRows>
    </>
  )
}

const Chosen = ({ sessions, breaks, day, onFilter, bookingOf }: Props) => {
  const today = onDay(sessions, day)
  const isFree = (session: Session) => bookingOf(session).state === 'free'
  const places = today
    .filter(session => bookingOf(session).own !== undefined)
    .map(session => ({ session, waits: bookingOf(session).state === 'waiting' }))
  if (places.length > 0 || today.length === 0)
    return <OwnDay entries={ownDay(places, onDay(breaks, day))} rowOf={session => bookingOf(session).row} />
  const free = today.filter(isFree).length
  return (
    <NothingChosen
      day={day}
      free={free}
      all={today.length}
      onShow={() => onFilter({ ...noFilters, free: free > 0 })}
    />
  )
}

/** The timeline of one day, or why it is empty and what to do about that. What is typed goes before what is found. */
export const Programme = (props: Props) => (
  <KeptFocus>{props.filters.mine ? <Chosen {...props} /> : <Found {...props} />}</KeptFocus>
)
