import { berlinDay, berlinText } from '@tafelrunde/contract/berlin'
import { forAllType, workshopType } from '../programme.rules.ts'

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
/** What happens at one time in one room; without a `workshop` it is for everybody. */
export type Slot = {
  id: number
  guid: string
  title: string
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

/** „01:30“, with seconds only where there are any. */
const durationText = ({ startsAt, endsAt }: Slot) => {
  const length = endsAt.getTime() - startsAt.getTime()
  const seconds = Math.floor((length % minute) / 1000)
  const parts = [Math.floor(length / (60 * minute)), Math.floor(length / minute) % 60]
  return [...parts, ...(seconds > 0 ? [seconds] : [])].map(twoDigits).join(':')
}

const talkOf = (slot: Slot, event: Event, appUrl: string) => ({
  id: slot.id,
  guid: slot.guid,
  ...(slot.workshop && { code: slot.workshop.key }),
  date: berlinText(slot.startsAt),
  start: berlinText(slot.startsAt).slice(11, 16),
  duration: durationText(slot),
  room: slot.room,
  slug: `timeslot-${slot.id}`,
  url: slot.workshop ? `${appUrl}/workshop-detail/${slot.workshop.id}` : `${appUrl}/event-detail/${event.id}`,
  title: slot.title,
  subtitle: '',
  track: '',
  type: slot.workshop ? workshopType : forAllType(slot.title),
  language: 'de',
  abstract: '',
  description: slot.description,
  persons: slot.persons.map(({ id, key: code, name, biography }) => ({
    id,
    code,
    public_name: name,
    biography,
  })),
  links: [],
  attachments: [],
})

const inOrder = (slots: Slot[]) => slots.toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt))

const dayOf = (date: string, slots: Slot[], index: number, event: Event, appUrl: string) => ({
  index: index + 1,
  date,
  day_start: berlinText(new Date(Math.min(...slots.map(({ startsAt }) => startsAt.getTime())))),
  day_end: berlinText(new Date(Math.max(...slots.map(({ endsAt }) => endsAt.getTime())))),
  // Rooms stay in the order in which they were entered, but as an object has it: numbers first.
  rooms: Object.fromEntries(
    [...Map.groupBy(slots, ({ room }) => room)].map(([room, those]) => [
      room,
      inOrder(those).map(slot => talkOf(slot, event, appUrl)),
    ]),
  ),
})

export type Conference = ReturnType<typeof conferenceOf>

/**
 * An event as frab's schedule.json words it. `slots` come in the order in which they were entered; a night belongs to
 * the day on which it is.
 */
export const conferenceOf = (event: Event, slots: Slot[], appUrl: string) => {
  const byDay = [...Map.groupBy(slots, ({ startsAt }) => berlinDay(startsAt))]
  const days = byDay
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, those], index) => dayOf(date, those, index, event, appUrl))
  const rooms = [...new Set(days.flatMap(day => Object.keys(day.rooms)))]
  return {
    acronym: event.key,
    title: event.name,
    subtitle: event.description,
    venue: event.location,
    city: '',
    start: days[0]?.date ?? berlinDay(event.startsAt),
    end: days.at(-1)?.date ?? berlinDay(event.endsAt),
    daysCount: days.length,
    timeslot_duration: '00:05',
    time_zone_name: 'Europe/Berlin',
    url: `${appUrl}/event-detail/${event.id}`,
    rooms: rooms.map(name => ({ name })),
    days,
  }
}
