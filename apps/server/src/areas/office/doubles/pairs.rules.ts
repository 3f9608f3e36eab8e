type State = 'attended' | 'absent' | 'registered' | 'waitlisted' | 'cancelled'

/** A place in a Termin, or a registration for an event. */
export type Place = {
  id: number
  accountId: number
  /** The Termin or the event. */
  about: number
  name: string
  state: State
  queueNumber: number | null
  isExtra: boolean
  minutes?: number | null
  isConfirmed?: boolean
}

/** What both accounts have of one thing, and which of it stays. */
export type Pair<Own extends Place> = { kept: Own; dropped: Own; isExtra: boolean; freesSeat: boolean }

// What somebody at the door saw counts before a booking, a booking before waiting.
const rank: Record<State, number> = { attended: 4, absent: 3, registered: 2, waitlisted: 1, cancelled: 0 }

const isIn = ({ state }: Place) => rank[state] >= rank.registered

/** Null is the whole time. */
const minutesOf = ({ minutes }: Place) => minutes ?? Number.MAX_SAFE_INTEGER

/** The stronger one first; of two alike that of the account that stays. */
const byStrength = (keptId: number) => (a: Place, b: Place) =>
  rank[b.state] - rank[a.state] ||
  Number(b.isConfirmed ?? false) - Number(a.isConfirmed ?? false) ||
  minutesOf(b) - minutesOf(a) ||
  Number(a.queueNumber) - Number(b.queueNumber) ||
  Number(b.accountId === keptId) - Number(a.accountId === keptId)

/** Of each thing that both accounts have what stays and what goes; a seat that both had is counted once. */
export const pairUp = <Own extends Place>(places: Own[], keptId: number): Pair<Own>[] =>
  [...Map.groupBy(places, ({ about }) => about).values()].flatMap(both => {
    const [kept, dropped] = both.toSorted(byStrength(keptId))
    if (!kept || !dropped) return []
    const hasSeat = isIn(dropped) && !dropped.isExtra
    return [
      {
        kept,
        dropped,
        isExtra: kept.isExtra && !hasSeat,
        freesSeat: isIn(kept) && hasSeat && !kept.isExtra,
      },
    ]
  })

type Timed = Place & { startsAt: Date; endsAt: Date }

/** Booked places of the two accounts that nobody can have at once. */
export const findClashes = (places: Timed[], pairs: Pair<Timed>[]) => {
  const dropped = new Set(pairs.map(pair => pair.dropped.id))
  const booked = places.filter(({ id, state }) => state === 'registered' && !dropped.has(id))
  return booked.flatMap((one, index) =>
    booked
      .slice(index + 1)
      .filter(
        other =>
          other.accountId !== one.accountId && one.startsAt < other.endsAt && other.startsAt < one.endsAt,
      )
      .map(other => [one, other] as const),
  )
}
