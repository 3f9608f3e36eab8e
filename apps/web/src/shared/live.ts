import type { Event } from '@tafelrunde/contract/events'
import { followPlaces, LivePlaces, placesEvent } from '@tafelrunde/contract/live'
import type { Timeslot } from '@tafelrunde/contract/timeslots'
import type { Workshop } from '@tafelrunde/contract/workshops'
import type { QueryFilters } from '@tanstack/react-query'
import { eventsQuery } from './events.ts'
import { type News, newsOf, waitsAt, withNews } from './live.rules.ts'
import { eventSubscriptionQuery, ownTimeslotsQuery } from './personal.ts'
import { rereadOwn, rereadPlaces } from './places.ts'
import { queryClient } from './query.ts'
import { apiRoot } from './request.ts'

/** So long a screen has to be in front: its own lists come first, and who only passes by does not count. */
const settledMs = 1000
/** The first event comes at once, unless something on the way keeps answers until they end. */
const silentMs = 5000
/** After the server has refused (too many listen); lost connections come back by themselves. */
const refusedMs = () => 10_000 + Math.random() * 20_000

/** Puts numbers into what is known. Its age stays: only the numbers are new. */
const merge = <Data>(filters: QueryFilters, change: (data: Data) => Data) => {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll(filters)) {
    // What is out of date is asked for when it is next looked at; it must not pass for new.
    if (state.isInvalidated) continue
    const updatedAt = state.dataUpdatedAt
    queryClient.setQueryData<Data>(queryKey, data => data && change(data), { updatedAt })
  }
}

const inWorkshop = (workshop: Workshop, news: News): Workshop => ({
  ...workshop,
  timeslots: workshop.timeslots.map(slot => withNews(slot, news)),
})

const show = (places: LivePlaces) => {
  const slots = newsOf(places.timeslots)
  const events = newsOf(places.events)
  const { queryKey } = eventsQuery
  merge<Timeslot[]>({ queryKey: ['timeslots'] }, all => all.map(slot => withNews(slot, slots)))
  merge<Workshop>({ queryKey: ['workshop'] }, workshop => inWorkshop(workshop, slots))
  merge<Workshop[]>({ queryKey: ['workshops'] }, all => all.map(workshop => inWorkshop(workshop, slots)))
  merge<Event[]>({ queryKey, exact: true }, all => all.map(event => withNews(event, events)))
  for (const id of events.keys())
    merge<Event>({ queryKey: [...queryKey, id] }, event => withNews(event, events))

  const own = queryClient.getQueryData(ownTimeslotsQuery.queryKey) ?? []
  const waitsForEvent = places.events.some(
    ({ id }) => queryClient.getQueryData(eventSubscriptionQuery(id).queryKey)?.state === 'waitlisted',
  )
  if (waitsForEvent || waitsAt(own, places)) void rereadOwn()
}

/** Whose places the screens in front show: those of one event each, or of all. */
const followers = new Set<{ live: number | true }>()
/** The only event that is looked at, if it is one alone. */
const wantedEvent = () => {
  const [only, ...more] = new Set([...followers].map(({ live }) => live))
  return more.length > 0 || only === true ? undefined : only
}
/** The event that the server tells of; none: all. */
let followed: number | undefined
let source: EventSource | undefined
let timer: number | undefined
let silence: number | undefined
/** Something may have been missed since the numbers were last followed. */
let missed = false

const close = () => {
  if (!source) return
  clearTimeout(silence)
  source.close()
  source = undefined
  missed = true
}

/** With `once` each answer ends with the first news; the next one begins with what was missed in between. */
const open = (once: boolean) => {
  const event = wantedEvent()
  if (source && (followed === undefined || followed === event)) return
  close()
  followed = event
  const query = [event === undefined ? '' : `event=${event}`, once ? 'once=1' : ''].filter(Boolean).join('&')
  source = new EventSource(`${apiRoot}${followPlaces.url}?${query}`.replace(/\?$/, ''))
  if (!once) {
    silence = window.setTimeout(() => {
      close()
      open(true)
    }, silentMs)
  }
  source.addEventListener('open', () => {
    // What changed between the reading of the lists and now was told to nobody.
    if (!once) void rereadPlaces()
    if (missed) void rereadOwn()
    missed = false
  })
  source.addEventListener('error', () => {
    clearTimeout(silence)
    if (!once) missed = true
    if (source?.readyState !== EventSource.CLOSED) return
    close()
    timer = window.setTimeout(look, refusedMs())
  })
  source.addEventListener(placesEvent, ({ data }) => {
    clearTimeout(silence)
    show(LivePlaces.parse(JSON.parse(data)))
  })
}

/** One connection per tab, while somebody looks at places and there is a network. */
const look = () => {
  clearTimeout(timer)
  if (document.visibilityState === 'hidden' || !navigator.onLine) close()
  else timer = window.setTimeout(() => (followers.size > 0 ? open(false) : close()), settledMs)
}

document.addEventListener('visibilitychange', look)
window.addEventListener('online', look)
window.addEventListener('offline', look)

/** Keeps the numbers of places, of this event or of all, as they are on the server, until the answer is called. */
export const follow = (live: number | true) => {
  const follower = { live }
  followers.add(follower)
  look()
  return () => {
    followers.delete(follower)
    look()
  }
}
