import type { Counts, LivePlaces } from '@tafelrunde/contract/live'
import type { OwnTimeslot } from '@tafelrunde/contract/participations'

/** The numbers by the id of what they belong to. */
export type News = ReadonlyMap<number, Counts>

export const newsOf = (counts: readonly Counts[]): News => new Map(counts.map(one => [one.id, one]))

/** The same thing with its new numbers, where there are any. */
export const withNews = <Counted extends Counts>(counted: Counted, news: News): Counted => ({
  ...counted,
  ...news.get(counted.id),
})

/** Whether somebody waits in one of these timeslots: then they may have come forward, or have a place now. */
export const waitsAt = (own: readonly OwnTimeslot[], { timeslots }: LivePlaces) =>
  own.some(
    ({ id, participation }) => participation.state === 'waitlisted' && timeslots.some(slot => slot.id === id),
  )
