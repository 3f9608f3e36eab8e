import type { Workshop } from '@tafelrunde/contract/events/workshops'
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
  const isNear = (session: Session) =>
    full.some(termin => overlap(termin, session)) && forSameSchools(workshop, session.of)
  const others = sessions.filter(({ of }) => of.id !== workshop.id)
  const found = others.filter(isOffered).filter(canTake)
  // One after the other, for what can be taken is asked of nearly all rows of a long programme otherwise.
  for (const session of others) {
    if (found.length >= most) break
    if (!isOffered(session) && isNear(session) && canTake(session)) found.push(session)
  }
  return found
}
