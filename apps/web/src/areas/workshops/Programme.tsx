import type { Timeslot } from '@tafelrunde/contract/timeslots'
import { addFavourite, removeFavourite, useFavourites } from '../../shared/favourites.ts'
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
import type { SessionBooking } from './sessionBooking.ts'
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
  const today = onDay(sessions, day)
  const found = filtered(sessions, filters, {
    isMine: session => bookingOf(session).own !== undefined,
    isFree: session => bookingOf(session).state === 'free',
    marked,
  })
  const shown = onDay(found, day)
  const free = today.filter(session => bookingOf(session).state === 'free').length
  const narrowed = isNarrowed(filters)

  if (shown.length === 0 && today.length > 0)
    return filters.mine && !narrowed ? (
      <NothingChosen
        day={day}
        free={free}
        all={today.length}
        onShow={() => onFilter({ ...noFilters, free: free > 0 })}
      />
    ) : (
      <NothingFound
        day={day}
        elsewhere={found.length}
        nothingMarked={filters.marked && marked.length === 0}
        onReset={() => onFilter(noFilters)}
      />
    )
  return (
    <Timeline
      entries={timeline(shown, narrowed ? [] : onDay(breaks, day))}
      rowOf={session => {
        const id = session.of.id
        const on = marked.includes(id)
        const onToggle = () => (on ? removeFavourite(id) : addFavourite(id))
        return { ...bookingOf(session).row, favourite: { on, onToggle } }
      }}
    />
  )
}
