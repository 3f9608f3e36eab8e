import { type Taken, takenText } from '../taken.texts.ts'

const people = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? `Person ${one}` : `Personen ${many}`}`

/** Why Termine stay: so many were in them, or waited. */
export const whyTimeslotsStay = (ever: number) =>
  ever > 0
    ? `Das lässt sich nicht löschen: ${people(ever, 'war', 'waren')} angemeldet oder auf der Warteliste.`
    : undefined

/** Product rule 4: nobody gets two Termine at the same time. */
export const clashText = (count: number) =>
  `Zu dieser Zeit ${count === 1 ? 'hat' : 'haben'} ${people(count, 'aus diesem Termin', 'aus diesem Termin')} schon einen anderen.`

type Facts = { start: Date; end: Date; capacity: number | null; break_minutes: number }

/** What is wrong with a Termin's fields together, by field; so many places of it are taken already. */
export const timeslotProblems = ({ start, end, capacity, break_minutes }: Facts, taken: Taken) => {
  const problems: Partial<Record<keyof Facts, string>> = {}
  if (end <= start) problems.end = 'Das Ende muss nach dem Beginn liegen.'
  else if (break_minutes * 60_000 >= end.getTime() - start.getTime())
    problems.break_minutes = 'Die Pausen müssen kürzer sein als der Termin.'
  if (capacity !== null && capacity < taken.seatsTaken) problems.capacity = takenText(taken)
  return problems
}
