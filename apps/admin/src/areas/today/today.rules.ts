import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { berlinDay, berlinText } from '@tafelrunde/contract/values/berlin'
import {
  freePlaces,
  type Places,
  placesOf,
  sumOfPlaces,
  takenPercent,
} from '../../shared/places/places.rules.ts'

const takesPlace = ({ state }: Event) => state === 'announced' || state === 'open' || state === 'closed'

/**
 * The event that the office has in hand: the one that is running, of several the one that ends first,
 * else the next one. Drafts and cancelled events never are.
 */
export const eventInHand = (events: Event[], now: Date) => {
  const ahead = events.filter(event => takesPlace(event) && event.end > now)
  const running = ahead.filter(({ start }) => start <= now)
  return running.length > 0
    ? running.toSorted((a, b) => Number(a.end) - Number(b.end))[0]
    : ahead.toSorted((a, b) => Number(a.start) - Number(b.start))[0]
}

const dayNumber = (moment: Date) => Date.parse(berlinDay(moment)) / 86_400_000

/** Midnights in Berlin between now and then. */
const nightsUntil = (moment: Date, now: Date) => dayNumber(moment) - dayNumber(now)

/** „läuft heute“, „läuft, Tag 1 von 2“, „beginnt morgen“, „beginnt in 18 Tagen“ */
export const timeUntil = ({ start, end }: Pick<Event, 'start' | 'end'>, now: Date) => {
  const days = nightsUntil(end, start) + 1
  const ahead = nightsUntil(start, now)
  if (ahead > 1) return `beginnt in ${ahead}\u00A0Tagen`
  if (ahead === 1) return 'beginnt morgen'
  return days > 1 ? `läuft, Tag\u00A0${1 - ahead} von ${days}` : 'läuft heute'
}

/** By the hour in Berlin. */
export const greeting = (now: Date) => {
  const hour = Number(berlinText(now).slice(11, 13))
  if (hour < 11) return 'Guten Morgen'
  return hour < 18 ? 'Guten Tag' : 'Guten Abend'
}

export type Occupied = { id: number; name: string; places: Places }

const fullness = ({ places: { capacity, taken, waiting } }: Occupied) =>
  capacity === null ? -1 : (taken + waiting) / Math.max(capacity, 1)

/**
 * The workshops that have Termine, the most wanted first: by the share of places that are taken or
 * waited for, then by name. Those without limit come last.
 */
export const byFullness = (workshops: Workshop[]): Occupied[] =>
  workshops
    .filter(({ timeslots }) => timeslots.length > 0)
    .map(({ id, name, timeslots }) => ({ id, name, places: sumOfPlaces(timeslots.map(placesOf)) }))
    .toSorted((a, b) => fullness(b) - fullness(a) || a.name.localeCompare(b.name, 'de'))

/** Those that people wait for, the longest waitlist first. */
export const waitedFor = (occupied: Occupied[]) =>
  occupied
    .filter(({ places }) => places.waiting > 0)
    .toSorted((a, b) => b.places.waiting - a.places.waiting || a.name.localeCompare(b.name, 'de'))

/** Those with free places, the emptiest by share first. */
export const emptiest = (occupied: Occupied[]) =>
  occupied.filter(({ places }) => (freePlaces(places) ?? 0) > 0).toReversed()

const byTime = (a: Timeslot, b: Timeslot) => Number(a.start) - Number(b.start) || a.id - b.id

/** The day that counts: the first one on which something has not ended yet, with all of its Termine. */
export const dayInHand = (timeslots: Timeslot[], now: Date) => {
  const [next] = timeslots.filter(({ end }) => end > now).toSorted(byTime)
  return next
    ? timeslots.filter(({ start }) => berlinDay(start) === berlinDay(next.start)).toSorted(byTime)
    : []
}

/** Of these Termine those that have not ended. */
export const stillAhead = (timeslots: Timeslot[], now: Date) => timeslots.filter(({ end }) => end > now)

export type Milestone = { event: Event; what: string; at: Date }

/** The dates ahead that the office has to know, soonest first. */
export const datesAhead = (events: Event[], now: Date): Milestone[] =>
  events
    .filter(takesPlace)
    .flatMap(event => [
      { event, what: 'Beginn', at: event.start },
      { event, what: 'Anmeldung öffnet', at: event.registration_start },
      { event, what: 'Anmeldeschluss', at: event.registration_end },
      { event, what: 'Abmeldefrist endet', at: event.cancellation_deadline },
    ])
    .flatMap(date => (date.at && date.at > now ? [{ ...date, at: date.at }] : []))
    .toSorted((a, b) => Number(a.at) - Number(b.at))

/** „von 54 · 63 %“; without any places nothing is full. */
export const shareLine = (places: Places) => {
  if (places.capacity === null) return 'ohne Obergrenze'
  if (places.capacity === 0) return 'noch keine Plätze'
  return `von ${places.capacity}\u00A0· ${takenPercent(places) ?? 0}\u00A0%`
}
