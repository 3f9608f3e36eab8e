import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { followPlaces, LivePlaces, placesEvent } from '@tafelrunde/contract/http/live'
import type { QueryFilters } from '@tanstack/react-query'
import { ownEventsQuery, ownTimeslotsQuery, subscriptionTo } from '../session/personal.ts'
import { apiRoot } from '../session/session.ts'
import { eventsQuery } from './events.ts'
import { type News, newsOf, pauseMs, waitsAt, withNews } from './live.rules.ts'
import { queryClient } from './query.ts'
import { invalidate } from './stale.ts'

/** So long a screen has to be in front: its own lists come first, and who only passes by does not count. */
const settledMs = 1000
/** The first event comes at once, unless something on the way keeps answers until they end. */
const silentMs = 5000
/** A connection that lasted so long was a good one: what ends it is the first failure in a row. */
const steadyMs = 10_000

/** Not all devices ask at the same moment when something has moved. */
const spreadMs = 2000

/** Puts numbers into what is known. Its age stays: only the numbers are new. */
const merge = <Data>(filters: QueryFilters, change: (data: Data) => Data) => {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll(filters)) {
    // What is out of date is asked for when it is next looked at; it must not pass for new.
    if (state.isInvalidated) continue
    const updatedAt = state.dataUpdatedAt
    queryClient.setQueryData<Data>(queryKey, data => data && change(data), { updatedAt })
  }
}

const inWorkshop = (workshop: Workshop, news: News): Workshop =>
  workshop.timeslots.some(({ id }) => news.has(id))
    ? { ...workshop, timeslots: workshop.timeslots.map(slot => withNews(slot, news)) }
    : workshop

const outdateMoved = (ids: readonly number[]) => {
  const own = queryClient.getQueryData(ownTimeslotsQuery.queryKey) ?? []
  return Promise.all([
    invalidate('places'),
    own.some(({ id }) => ids.includes(id)) && invalidate('ownPlaces'),
  ])
}

const show = (places: LivePlaces) => {
  const slots = newsOf(places.timeslots)
  const events = newsOf(places.events)
  const { queryKey } = eventsQuery
  merge<Timeslot[]>({ queryKey: ['timeslots'] }, all => all.map(slot => withNews(slot, slots)))
  merge<Workshop>({ queryKey: ['workshop'] }, workshop => inWorkshop(workshop, slots))
  merge<Workshop[]>({ queryKey: ['workshops'] }, all => all.map(workshop => inWorkshop(workshop, slots)))
  merge<Event[]>({ queryKey, exact: true }, all => all.map(event => withNews(event, events)))
  for (const id of events.keys()) merge<Event>({ queryKey: ['events', id] }, event => withNews(event, events))

  const own = queryClient.getQueryData(ownTimeslotsQuery.queryKey) ?? []
  const ownEvents = queryClient.getQueryData(ownEventsQuery.queryKey) ?? []
  const waitsForEvent = places.events.some(({ id }) => subscriptionTo(id, ownEvents).state === 'waitlisted')
  if (waitsForEvent || waitsAt(own, places)) void invalidate('ownPlaces')
  if (places.changed.length > 0)
    window.setTimeout(() => void outdateMoved(places.changed), Math.random() * spreadMs)
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
/** Attempts that failed in a row, when the last one succeeded, and before when there is no other, whatever is tapped. */
let failures = 0
let openedAt: number | undefined
let notBefore = 0
/** Something may have been missed since the numbers were last followed. */
let missed = false

const close = () => {
  if (!source) return
  clearTimeout(silence)
  openedAt = undefined
  source.close()
  source = undefined
  missed = true
}

const failed = (wasRefused: boolean) => {
  const lasted = openedAt === undefined ? 0 : Date.now() - openedAt
  failures = lasted < steadyMs ? failures + 1 : 1
  notBefore = Date.now() + pauseMs(failures, wasRefused)
  // Where too many listen the numbers are read with each further attempt instead.
  if (wasRefused && failures > 1) void invalidate('places')
  close()
  look()
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
    openedAt = Date.now()
    // What changed between the reading of the lists and now was told to nobody.
    if (!once) void invalidate('places')
    if (missed) void invalidate('ownPlaces')
    missed = false
  })
  source.addEventListener('error', () => {
    clearTimeout(silence)
    const wasRefused = source?.readyState === EventSource.CLOSED
    // An answer that was to end has ended: the browser asks for the next one, and says what it knows.
    if (once && !wasRefused && openedAt !== undefined) openedAt = undefined
    else failed(wasRefused)
  })
  source.addEventListener(placesEvent, ({ data }) => {
    clearTimeout(silence)
    show(LivePlaces.parse(JSON.parse(data)))
  })
}

/** One connection per tab, while somebody looks at places and there is a network. */
const look = () => {
  clearTimeout(timer)
  if (document.visibilityState === 'hidden' || !navigator.onLine) return close()
  const pause = followers.size > 0 ? Math.max(settledMs, notBefore - Date.now()) : settledMs
  timer = window.setTimeout(() => (followers.size > 0 ? open(false) : close()), pause)
}

/** What failed without a network says nothing of the one that is there now. */
const lookAnew = () => {
  failures = 0
  notBefore = 0
  look()
}

document.addEventListener('visibilitychange', look)
window.addEventListener('online', lookAnew)
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
