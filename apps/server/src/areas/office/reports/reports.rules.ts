import type { ReportedEvent } from '@tafelrunde/contract/admin/reports'

const day = 24 * 60 * 60 * 1000

/** What an event is compared with by itself: of the earlier ones what was nearest to a year before. */
export const nearestToYearBefore = <Event extends { startsAt: Date }>(startsAt: Date, earlier: Event[]) => {
  const yearBefore = startsAt.getTime() - 365 * day
  const distance = (event: Event) => Math.abs(event.startsAt.getTime() - yearBefore)
  return earlier.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** How many there were by then, from how many came on each day. */
export const courseOf = (days: { daysLeft: number; people: number }[]): ReportedEvent['course'] => {
  let registered = 0
  return days.map(({ daysLeft, people }) => {
    registered += people
    return { days_left: daysLeft, registered }
  })
}
