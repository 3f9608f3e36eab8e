type Waiting = { id: number; queueNumber: number; clashes: boolean }

/**
 * Who gets the free places of a timeslot, first come, first served, and who is skipped because of a clash with
 * another registered timeslot (product rule 3). `waiting` in any order.
 */
export const decidePromotion = <Person extends Waiting>(waiting: Person[], free: number) => {
  const line = waiting.toSorted((a, b) => a.queueNumber - b.queueNumber)
  const promoted = line.filter(person => !person.clashes).slice(0, free)
  const last = promoted.at(-1)
  // Skipped is who stood before somebody that got a place, or before one that stays free.
  const skipped = line.filter(
    person => person.clashes && (promoted.length < free || (last && person.queueNumber < last.queueNumber)),
  )
  return { promoted, skipped }
}
