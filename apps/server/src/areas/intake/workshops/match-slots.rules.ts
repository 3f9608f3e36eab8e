type Times = { startsAt: Date; endsAt: Date }

/**
 * Which known Termin of a workshop each wanted one is: the one that begins at the same time; what is left on both sides
 * belongs together in its order, if the table names at least as many Termine as there are. So a Termin that moved stays
 * the same one, and a table that only adds one moves none.
 */
export const matchSlots = <Wanted extends Times, Known extends Times>(wanted: Wanted[], known: Known[]) => {
  const matches = new Map<Wanted, Known>()
  const left = new Set(known)
  for (const slot of wanted) {
    const same = known.find(one => left.has(one) && one.startsAt.getTime() === slot.startsAt.getTime())
    if (!same) continue
    matches.set(slot, same)
    left.delete(same)
  }
  if (wanted.length < known.length) return matches
  const byTime = (one: Times, other: Times) => one.startsAt.getTime() - other.startsAt.getTime()
  const moved = wanted.filter(slot => !matches.has(slot)).toSorted(byTime)
  for (const [index, one] of [...left].toSorted(byTime).entries()) {
    const slot = moved[index]
    if (slot) matches.set(slot, one)
  }
  return matches
}
