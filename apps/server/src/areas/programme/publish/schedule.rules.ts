import { berlinDay, berlinText } from '@tafelrunde/contract/values/berlin'
import { forAllType, type OwnPart, workshopType } from '../programme.rules.ts'
import { acronymOf, slugOf } from './schedule-names.rules.ts'

type Event = {
  id: number
  key: string
  name: string
  description: string
  location: string
  startsAt: Date
  endsAt: Date
}
export type Speaker = { id: number; key: string; name: string; biography: string }
/**
 * What happens at one time in one room; without a `workshop` it is for everybody. `guid` is a UUID, `key` what it came
 * with, if that is another one.
 */
export type Slot = {
  id: number
  guid: string
  key: string
  title: string
  subtitle: string
  description: string
  startsAt: Date
  endsAt: Date
  room: string
  workshop: { id: number; key: string } | null
  persons: Speaker[]
}

/** What happens at a time that has no name. */
export const unnamed = 'Ohne Titel'

const minute = 60_000
const twoDigits = (number: number) => String(number).padStart(2, '0')

const lengthOf = ({ startsAt, endsAt }: Slot) => endsAt.getTime() - startsAt.getTime()
const secondsOf = (slot: Slot) => Math.floor((lengthOf(slot) % minute) / 1000)

/** „01:30“, in whole minutes: the JSON knows no others. */
const durationText = (slot: Slot) => {
  const minutes = Math.ceil(lengthOf(slot) / minute)
  return [Math.floor(minutes / 60), minutes % 60].map(twoDigits).join(':')
}
const exactDurationText = (slot: Slot) => {
  const minutes = Math.floor(lengthOf(slot) / minute)
  return [Math.floor(minutes / 60), minutes % 60, secondsOf(slot)].map(twoDigits).join(':')
}

/** The subtitle apart from the description, which begins with it unless the office has changed it. */
const textsOf = ({ subtitle, description }: Slot) => {
  if (!subtitle || !description.startsWith(subtitle)) return { subtitle: '', description }
  const rest = description.slice(subtitle.length)
  // Another import puts them together in the same way, but not one that begins like the other.
  const isApart = rest === '' || (rest.startsWith('\n\n') && !rest.startsWith(subtitle, 2))
  return { subtitle, description: isApart ? rest.slice(2) : description }
}

const talkOf = (slot: Slot, event: Event, appUrl: string) => ({
  id: slot.id,
  guid: slot.guid,
  date: berlinText(slot.startsAt),
  start: berlinText(slot.startsAt).slice(11, 16),
  duration: durationText(slot),
  room: slot.room,
  slug: slugOf(slot.id, slot.title),
  url: slot.workshop ? `${appUrl}/workshop-detail/${slot.workshop.id}` : `${appUrl}/event-detail/${event.id}`,
  title: slot.title,
  subtitle: textsOf(slot).subtitle,
  track: '',
  type: slot.workshop ? workshopType : forAllType(slot.title),
  language: 'de',
  abstract: '',
  description: textsOf(slot).description,
  persons: slot.persons.map(({ id, name, biography }) => ({ id, public_name: name, biography })),
  links: [],
  attachments: [],
})

const inOrder = (slots: Slot[]) => slots.toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt))

/** A day on which nothing happens yet is as long as the event. */
const spans = (slots: Slot[], event: Event) => (slots.length > 0 ? slots : [event])

const dayOf = (date: string, slots: Slot[], index: number, event: Event, appUrl: string) => ({
  index: index + 1,
  date,
  day_start: berlinText(new Date(Math.min(...spans(slots, event).map(({ startsAt }) => startsAt.getTime())))),
  day_end: berlinText(new Date(Math.max(...spans(slots, event).map(({ endsAt }) => endsAt.getTime())))),
  // Rooms stay in the order in which they were entered, but as an object has it: numbers first.
  rooms: Object.fromEntries(
    [...Map.groupBy(slots, ({ room }) => room)].map(([room, those]) => [
      room,
      inOrder(those).map(slot => talkOf(slot, event, appUrl)),
    ]),
  ),
})

export type Conference = ReturnType<typeof conferenceOf>

/** By its day; neither format knows a programme without one. */
const byDays = (event: Event, slots: Slot[]): [string, Slot[]][] =>
  slots.length > 0
    ? [...Map.groupBy(slots, ({ startsAt }) => berlinDay(startsAt))]
    : [[berlinDay(event.startsAt), []]]

/**
 * An event as frab's schedule.json words it. `slots` come in the order in which they were entered; a night belongs to
 * the day on which it is. `uuidOf` tells the UUID of a room by its name.
 */
export const conferenceOf = (
  event: Event,
  slots: Slot[],
  appUrl: string,
  uuidOf: (room: string) => string,
) => {
  const days = byDays(event, slots)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, those], index) => dayOf(date, those, index, event, appUrl))
  const rooms = [...new Set(days.flatMap(day => Object.keys(day.rooms)))]
  return {
    acronym: acronymOf(event.key, event.id),
    title: event.name,
    description: event.description,
    start: days[0]?.date ?? berlinDay(event.startsAt),
    end: days.at(-1)?.date ?? berlinDay(event.endsAt),
    daysCount: days.length,
    timeslot_duration: '00:05',
    time_zone_name: 'Europe/Berlin',
    url: `${appUrl}/event-detail/${event.id}`,
    rooms: rooms.map(name => ({ name, guid: uuidOf(name) })),
    days,
  }
}

const ownSession = (slot: Slot) => ({
  ...(slot.key !== slot.guid && { guid: slot.key }),
  ...(slot.workshop && slot.workshop.key !== slot.key && { workshop: slot.workshop.key }),
  ...(secondsOf(slot) > 0 && { duration: exactDurationText(slot) }),
})

/** What the formats have no place for; see `OwnPart`. */
export const ownPartOf = ({ key, description, location }: Event, slots: Slot[]): OwnPart => {
  const sessions = slots
    .map(slot => ({ guid: slot.guid, own: ownSession(slot) }))
    .filter(({ own }) => Object.keys(own).length > 0)
    .toSorted((a, b) => (a.guid < b.guid ? -1 : 1))
  const persons = new Map(slots.flatMap(slot => slot.persons).map(({ id, key }) => [id, key]))
  return {
    key,
    description,
    location,
    sessions: Object.fromEntries(sessions.map(({ guid, own }) => [guid, own])),
    persons: [...persons].map(([id, key]) => ({ id, key })).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  }
}
