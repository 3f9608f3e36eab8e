import type { Timeslot } from '@tafelrunde/contract/timeslots'
import { addFavourite, removeFavourite, useFavourites } from '../../shared/favourites.ts'
import { otherTimes, related } from './alternatives.rules.ts'
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

type Props = {
  sessions: readonly Session[]
  breaks: readonly Timeslot[]
  day: string
  filters: Filters
  onFilter: (filters: Filters) => void
  bookingOf: (session: Session) => SessionBooking
}

/** The timeline of one day, or why it is empty and what to do about that. */
export const Programme = ({ sessions, breaks, day, filters, onFilter, bookingOf }: Props) => {
  const marked = useFavourites()
  const isMine = (session: Session) => bookingOf(session).own !== undefined
  const today = onDay(sessions, day)
  const found = filtered(sessions, filters, {
    isMine,
    isFree: session => bookingOf(session).state === 'free',
    marked,
  })
  const shown = onDay(found, day)
  const free = today.filter(session => bookingOf(session).state === 'free').length
  const narrowed = isNarrowed(filters)

  if (filters.mine) {
    const places = today
      .filter(isMine)
      .map(session => ({ session, waits: bookingOf(session).state === 'waiting' }))
    return places.length === 0 && today.length > 0 ? (
      <NothingChosen
        day={day}
        free={free}
        all={today.length}
        onShow={() => onFilter({ ...noFilters, free: free > 0 })}
      />
    ) : (
      <OwnDay entries={ownDay(places, onDay(breaks, day))} rowOf={session => bookingOf(session).row} />
    )
  }
  if (shown.length === 0 && today.length > 0)
    return (
      <NothingFound
        day={day}
        elsewhere={found.length}
        nothingMarked={filters.marked && marked.length === 0}
        onReset={() => onFilter(noFilters)}
      />
    )
  const isFree = (session: Session) => canTake(bookingOf(session))
  const elsewhere = (full: Session) =>
    elsewhereText(full, otherTimes(full.of, sessions, isFree), related(full.of, [full], sessions, isFree))
  return (
    <Timeline
      entries={timeline(shown, narrowed ? [] : onDay(breaks, day))}
      rowOf={session => {
        const id = session.of.id
        const on = marked.includes(id)
        const onToggle = () => (on ? removeFavourite(id) : addFavourite(id))
        const { state, row } = bookingOf(session)
        const note = state === 'full' ? elsewhere(session) : row.note
        return { ...row, ...(note && { note }), favourite: { on, onToggle } }
      }}
    />
  )
}
