/** How full something is: `capacity` null means without limit. */
export type Places = { capacity: number | null; taken: number; waiting: number }

type Counted = { capacity: number | null; participants_count: number; waitlist_count: number }

/** The places of an event or a Termin as the contract tells them. */
export const placesOf = ({ capacity, participants_count, waitlist_count }: Counted): Places => ({
  capacity,
  taken: participants_count,
  waiting: waitlist_count,
})

/** The places of several together; without limit as soon as one of them is. */
export const sumOfPlaces = (all: Places[]): Places =>
  all.reduce(
    (sum, places) => ({
      capacity: sum.capacity === null || places.capacity === null ? null : sum.capacity + places.capacity,
      taken: sum.taken + places.taken,
      waiting: sum.waiting + places.waiting,
    }),
    { capacity: 0, taken: 0, waiting: 0 },
  )

export const isFull = ({ capacity, taken }: Places) => capacity !== null && taken >= capacity

/** Free places; undefined without limit. */
export const freePlaces = ({ capacity, taken }: Places) =>
  capacity === null ? undefined : Math.max(capacity - taken, 0)

/**
 * The taken part in whole per cent, undefined without limit. Only what is full shows 100, and only what
 * is empty shows 0, whatever rounding says (design: Seat ring).
 */
export const takenPercent = (places: Places) => {
  const { capacity, taken } = places
  if (capacity === null) return undefined
  if (isFull(places)) return 100
  const rounded = Math.round((taken / capacity) * 100)
  return Math.min(Math.max(rounded, taken > 0 ? 1 : 0), 99)
}
