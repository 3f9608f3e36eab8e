import type { Workshop } from '@tafelrunde/contract/workshops'
import type { Session } from './schedule.rules.ts'

type Times = { start: Date; end: Date }
/** Whether a place can be had there that clashes with nothing booked. */
type CanTake = (session: Session) => boolean

const most = 3 // a short choice; all the others are in the programme

const overlap = (one: Times, other: Times) => one.start < other.end && other.start < one.end

const forSameSchools = (one: Workshop, other: Workshop) =>
  one.schooltypes.length === 0 ||
  other.schooltypes.length === 0 ||
  one.schooltypes.some(id => other.schooltypes.includes(id))

/** The same workshop at other times. */
export const otherTimes = (workshop: Workshop, sessions: readonly Session[], canTake: CanTake) =>
  sessions.filter(session => session.of.id === workshop.id && canTake(session))

/**
 * Other workshops for the same school types at the time of one of these full Termine, at most three; before them whatever
 * the office offers instead of one that it has called off.
 */
export const related = (
  workshop: Workshop,
  full: readonly Times[],
  sessions: readonly Session[],
  canTake: CanTake,
) => {
  const offered = workshop.timeslots.flatMap(({ alternatives = [] }) => alternatives)
  const isOffered = ({ id }: Session) => offered.includes(id)
  const free = sessions.filter(({ of }) => of.id !== workshop.id).filter(canTake)
  const others = free.filter(
    session =>
      !isOffered(session) &&
      full.some(termin => overlap(termin, session)) &&
      forSameSchools(workshop, session.of),
  )
  const first = free.filter(isOffered)
  return [...first, ...others.slice(0, Math.max(0, most - first.length))]
}
