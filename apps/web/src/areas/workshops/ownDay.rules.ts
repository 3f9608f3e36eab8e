import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Session } from './schedule.rules.ts'

/** What somebody has taken, or waits for. */
type Place = { session: Session; waits: boolean }

export type DayEntry =
  | { kind: 'break'; at: Timeslot }
  | { kind: 'place'; session: Session }
  /** The way to the next place: free minutes before it (0: none worth telling), and its room if it is another one. */
  | { kind: 'way'; before: number; freeMinutes: number; room: string | undefined }

const worthTelling = 15 // minutes; less is needed to get from room to room

/**
 * A day in the order in which it is walked. What somebody waits for counts as time that is taken, but nobody
 * goes to its room; what happens for all comes first where two things begin together.
 */
export const ownDay = (places: readonly Place[], breaks: readonly Timeslot[]): DayEntry[] => {
  const entries: DayEntry[] = []
  let until: number | undefined
  let room = ''
  const go = ({ id, start, end, location }: Timeslot, isWalked: boolean) => {
    const minutes = until === undefined ? 0 : (start.getTime() - until) / 60_000
    const freeMinutes = minutes >= worthTelling ? minutes : 0
    const moves = isWalked && room !== '' && location !== '' && location !== room
    if (freeMinutes > 0 || moves)
      entries.push({ kind: 'way', before: id, freeMinutes, room: moves ? location : undefined })
    until = Math.max(until ?? 0, end.getTime())
  }
  const all = [
    ...breaks.map(at => ({ at, place: undefined })),
    ...places.map(place => ({ at: place.session, place })),
  ].toSorted((one, other) => one.at.start.getTime() - other.at.start.getTime())
  for (const { at, place } of all) {
    go(at, place !== undefined && !place.waits)
    entries.push(place ? { kind: 'place', session: place.session } : { kind: 'break', at })
    if (!place?.waits && at.location !== '') room = at.location
  }
  return entries
}
