import type { MarkedState } from '@tafelrunde/contract/events/attendance'
import type { EventState } from '@tafelrunde/contract/events/events'
import { berlinDay } from '@tafelrunde/contract/values/berlin'

export type Mark = { state: MarkedState; minutes: number | null; recordedAt: Date }

// Of two records of the same moment: whoever was seen was there.
const rank: Record<MarkedState, number> = { attended: 3, absent: 2, registered: 1, cancelled: 0 }

const byWeight = (a: Mark, b: Mark) =>
  b.recordedAt.getTime() - a.recordedAt.getTime() ||
  rank[b.state] - rank[a.state] ||
  // Null is the whole time.
  Number(a.minutes !== null) - Number(b.minutes !== null) ||
  Number(b.minutes) - Number(a.minutes)

/** The records of a participation, the one that counts first; in whatever order and however often they came. */
export const inOrder = <Own extends Mark>(marks: readonly Own[]) => marks.toSorted(byWeight)

/** Since when somebody is known to be there, by records in order: later ones may have changed the minutes only. */
export const checkedInAt = (marks: readonly Mark[]) => {
  const left = marks.findIndex(({ state }) => state !== 'attended')
  return marks.slice(0, left < 0 ? marks.length : left).at(-1)?.recordedAt ?? null
}

const minute = 60_000

/** How far a device's clock may be ahead of ours. */
export const tolerance = 5 * minute

/** Whether a device's clock is too far ahead for anything to be ordered by it (contract A1). */
export const isAhead = (recordedAt: Date, now: Date) => recordedAt.getTime() > now.getTime() + tolerance

/** The most minutes that somebody can have been there. */
export const mostMinutes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  Math.floor((endsAt.getTime() - startsAt.getTime()) / minute)

type Slot = { startsAt: Date; eventState: EventState; calledOffAt: Date | null }

/** Attendance is recorded from the beginning of the day, at events that take place. */
export const refuseMark = (
  { startsAt, eventState, calledOffAt }: Slot,
  recordedAt: Date,
): 'state' | 'not_open_yet' | 'called_off' | undefined => {
  if (calledOffAt) return 'called_off'
  if (eventState === 'draft' || eventState === 'cancelled') return 'state'
  return berlinDay(recordedAt) < berlinDay(startsAt) ? 'not_open_yet' : undefined
}
