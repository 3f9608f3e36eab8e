import type { Counts, LivePlaces } from '@tafelrunde/contract/live'

export const nothing: LivePlaces = { timeslots: [], events: [] }

const changed = (before: readonly Counts[], now: readonly Counts[]) => {
  const known = new Map(before.map(counts => [counts.id, counts]))
  return now.filter(({ id, participants_count, waitlist_count }) => {
    const old = known.get(id)
    return old?.participants_count !== participants_count || old.waitlist_count !== waitlist_count
  })
}

/** The numbers that are other than before; undefined when there are none. */
export const changedPlaces = (before: LivePlaces, now: LivePlaces): LivePlaces | undefined => {
  const timeslots = changed(before.timeslots, now.timeslots)
  const events = changed(before.events, now.events)
  return timeslots.length + events.length > 0 ? { timeslots, events } : undefined
}

/** The numbers of several events as those of one. */
export const together = (places: readonly LivePlaces[]): LivePlaces => ({
  timeslots: places.flatMap(({ timeslots }) => timeslots),
  events: places.flatMap(({ events }) => events),
})
