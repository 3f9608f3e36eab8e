import type { Counts, LivePlaces } from '@tafelrunde/contract/http/live'

/** Numbers, and of each timeslot a stamp that is another one when anything else that people see of it has changed. */
export type Places = Omit<LivePlaces, 'changed'> & { stamps: { id: number; stamp: string }[] }

export const nothing: Places = { timeslots: [], events: [], stamps: [] }

const changed = (before: readonly Counts[], now: readonly Counts[]) => {
  const known = new Map(before.map(counts => [counts.id, counts]))
  return now.filter(({ id, participants_count, waitlist_count }) => {
    const old = known.get(id)
    return old?.participants_count !== participants_count || old.waitlist_count !== waitlist_count
  })
}

/** The numbers and stamps that are other than before; undefined when there are none. */
export const changedPlaces = (before: Places, now: Places): Places | undefined => {
  const timeslots = changed(before.timeslots, now.timeslots)
  const events = changed(before.events, now.events)
  const known = new Map(before.stamps.map(({ id, stamp }) => [id, stamp]))
  const stamps = now.stamps.filter(({ id, stamp }) => known.get(id) !== stamp)
  return timeslots.length + events.length + stamps.length > 0 ? { timeslots, events, stamps } : undefined
}

/** Those of several events as those of one. */
export const together = (places: readonly Places[]): Places => ({
  timeslots: places.flatMap(({ timeslots }) => timeslots),
  events: places.flatMap(({ events }) => events),
  stamps: places.flatMap(({ stamps }) => stamps),
})

/** What listeners are told of it. */
export const newsOf = ({ timeslots, events, stamps }: Places): LivePlaces => ({
  timeslots,
  events,
  changed: stamps.map(({ id }) => id),
})
