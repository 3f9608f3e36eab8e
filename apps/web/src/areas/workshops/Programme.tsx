import { Suspense, useCallback, useDeferredValue, useMemo } from 'react'
import { Boundary } from '../../shared/Boundary.tsx'
import { addFavourite, removeFavourite, useFavourites } from '../../shared/favourites.ts'
import { later } from '../../shared/later.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { otherTimes, related } from './alternatives.rules.ts'
import { KeptFocus } from './KeptFocus.tsx'
import { NothingFound } from './ScheduleEmpty.tsx'
import { filtered, isNarrowed, noFilters, onDay, type Session, timeline } from './schedule.rules.ts'
import { elsewhereText } from './schedule.texts.ts'
import { type BookingOf, canTake, type ProgrammeProps } from './sessionBooking.ts'
import { Timeline } from './Timeline.tsx'
import { BriefRows, WholeRows } from './TimelineRow.tsx'

/** What the rows of the timeline say, of which those far from the screen hear once there is time, and what they offer. */
const useRows = (sessions: readonly Session[], bookingOf: BookingOf, marked: readonly number[]) => {
  const briefOf = useCallback(
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
      return { ...row, ...(elsewhere && { note: elsewhere }) }
    },
    [sessions, bookingOf],
  )
  const rowOf = useCallback(
    (session: Session) => {
      const id = session.of.id
      const on = marked.includes(id)
      const onToggle = () => (on ? removeFavourite(id) : addFavourite(id))
      return { ...briefOf(session), favourite: { on, onToggle } }
    },
    [briefOf, marked],
  )
  return { rowOf, briefOf: useDeferredValue(briefOf) }
}

const Found = ({ sessions, breaks, day, filters, onFilter, bookingOf }: ProgrammeProps) => {
  const marked = useFavourites()
  const { rowOf, briefOf } = useRows(sessions, bookingOf, marked)
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
      <WholeRows value={rowOf}>
        <BriefRows value={briefOf}>
          <Timeline key={day} entries={entries} shown={shown} breaks={!narrowed} />
        </BriefRows>
      </WholeRows>
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
