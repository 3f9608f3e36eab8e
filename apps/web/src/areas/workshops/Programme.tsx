import { Suspense, useCallback, useDeferredValue, useMemo } from 'react'
import { Boundary } from '../../shared/code/Boundary.tsx'
import { later } from '../../shared/code/later.tsx'
import {
  addFavourite,
  hasFavourite,
  removeFavourite,
  useFavourites,
} from '../../shared/queries/favourites.ts'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { otherTimes, related } from './alternatives.rules.ts'
import { KeptFocus } from './KeptFocus.tsx'
import { NothingFound } from './ScheduleEmpty.tsx'
import { filtered, isNarrowed, noFilters, onDay, type Session, timeline } from './schedule.rules.ts'
import { elsewhereText } from './schedule.texts.ts'
import { type BookingOf, canTake, type ProgrammeProps } from './sessionBooking.ts'
import { Timeline } from './Timeline.tsx'
import { Rows } from './TimelineRow.tsx'

/** What the rows of the timeline say and offer. Of news they hear in slices, as all of them may say something else then. */
const useRows = (sessions: readonly Session[], bookingOf: BookingOf, marked: readonly number[]) => {
  const rowOf = useCallback(
    (session: Session) => {
      const isFree = (other: Session) => canTake(bookingOf(other))
      const { state, row } = bookingOf(session)
      const elsewhere =
        state === 'full' &&
        elsewhereText(
          session,
          otherTimes(session.of, sessions, isFree),
          related(session.of, [session], sessions, isFree),
        )
      const id = session.of.id
      // What is drawn may lag behind what was tapped last.
      const onToggle = () => (hasFavourite(id) ? removeFavourite(id) : addFavourite(id))
      const favourite = { on: marked.includes(id), onToggle }
      return { ...row, ...(elsewhere && { note: elsewhere }), favourite }
    },
    [sessions, bookingOf, marked],
  )
  return useDeferredValue(rowOf)
}

const Found = ({ sessions, breaks, day, filters, onFilter, bookingOf }: ProgrammeProps) => {
  const marked = useFavourites()
  const rowOf = useRows(sessions, bookingOf, marked)
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
  const entries = useMemo(() => timeline(onDay(sessions, day), onDay(breaks, day)), [sessions, breaks, day])
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
      <Rows value={rowOf}>
        <Timeline key={day} entries={entries} shown={shown} breaks={!narrowed} />
      </Rows>
    </>
  )
}

const Chosen = later(async () => (await import('./Chosen.tsx')).Chosen)

/** The timeline of one day, or why it is empty and what to do about that. What is typed goes before what is found. */
export const Programme = (props: ProgrammeProps) => (
  <KeptFocus>
    {props.filters.mine ? (
      <Boundary>
        <Suspense fallback={<SkeletonList kind="session" />}>
          <Chosen {...props} />
        </Suspense>
      </Boundary>
    ) : (
      <Found {...props} />
    )}
  </KeptFocus>
)
