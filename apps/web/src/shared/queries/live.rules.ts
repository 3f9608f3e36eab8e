import type { OwnTimeslot } from '@tafelrunde/contract/events/participations'
import type { Counts, LivePlaces } from '@tafelrunde/contract/http/live'

const firstPauseMs = 2000
const longestPauseMs = 60_000
/** When the server says that too many listen. */
const refusedMs = 20_000

/** How long to wait before the next attempt, by how many have failed in a row; not all devices at once. */
export const pauseMs = (failures: number, wasRefused: boolean, random = Math.random()) => {
  const doubled = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
  return Math.max(doubled, wasRefused ? refusedMs : 0) * (0.5 + random)
}

/** The numbers by the id of what they belong to. */
export type News = ReadonlyMap<number, Counts>

export const newsOf = (counts: readonly Counts[]): News => new Map(counts.map(one => [one.id, one]))

/** The same thing with its new numbers, where there are any; else itself, so that nothing is drawn anew for it. */
export const withNews = <Counted extends Counts>(counted: Counted, news: News): Counted => {
  const counts = news.get(counted.id)
  return counts ? { ...counted, ...counts } : counted
}

/** Whether somebody waits in one of these timeslots: then they may have come forward, or have a place now. */
export const waitsAt = (own: readonly OwnTimeslot[], { timeslots }: LivePlaces) =>
  own.some(
    ({ id, participation }) => participation.state === 'waitlisted' && timeslots.some(slot => slot.id === id),
  )
