import type { Display, DisplayItem } from '@tafelrunde/contract/events/displays'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { clockTime } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'

const minute = 60_000
/** Begins within this time after the next one: belongs to the same round. */
const roundMs = 20 * minute

const lasts = ({ start, end }: DisplayItem, now: Date) => start <= now && now < end

/** What runs now, and the next round of what begins after it; a room's page has its own only. */
export const nowAndNext = (items: DisplayItem[], now: Date, room?: number) => {
  const own = items.filter(item => room === undefined || item.room_id === room)
  const coming = own.filter(({ start }) => start > now)
  const first = Math.min(...coming.map(({ start }) => start.getTime()))
  return {
    now: own.filter(item => lasts(item, now)),
    next: coming.filter(({ start }) => start.getTime() <= first + roundMs),
  }
}

/** To whoever reads them: all in the same minute. */
const same = (moments: Date[]) =>
  new Set(moments.map(moment => Math.floor(Number(moment) / minute))).size === 1

/** „bis 13:15 Uhr“ and „noch 3 Minuten“, where all end together. */
export const untilTexts = (items: DisplayItem[], now: Date) => {
  const [first] = items
  if (!first || !same(items.map(({ end }) => end))) return { until: '', left: '' }
  const minutes = Math.ceil((first.end.getTime() - now.getTime()) / minute)
  return {
    until: `bis ${clockTime(first.end)} Uhr`,
    left: minutes <= 60 ? `noch ${counted(minutes, 'Minute', 'Minuten')}` : '',
  }
}

const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', weekday: 'long' })

/** „Gleich“ within the hour, „Später“ on the same day, else „Am Samstag“; and when. */
export const nextTexts = (items: DisplayItem[], now: Date) => {
  const [first] = items.toSorted((one, other) => Number(one.start) - Number(other.start))
  if (!first) return { heading: '', at: '' }
  const isToday = berlinDay(first.start) === berlinDay(now)
  const isSoon = first.start.getTime() - now.getTime() <= 60 * minute
  const from = same(items.map(({ start }) => start)) ? '' : 'ab '
  return {
    heading: isSoon ? 'Gleich' : isToday ? 'Später' : `Am ${weekday.format(first.start)}`,
    at: `${from}${clockTime(first.start)} Uhr`,
  }
}

/** Whether something was moved today, and not on another day that the screen still knows of. */
const movedOn = ({ before_today: before, start, room }: DisplayItem, readOn: Date, now: Date) => {
  if (!before || start <= now || berlinDay(readOn) !== berlinDay(now)) return undefined
  return {
    room: before.room === room ? undefined : before.room,
    hasNewTime: Number(before.start) !== Number(start),
  }
}

export type Status = { kind: 'off' | 'moved' | 'full' | 'free'; text: string }

/** What stands behind a Termin that is off, or has not begun: „entfällt“, „verlegt“, „voll“, „noch 4 Plätze“. */
export const statusOf = (item: DisplayItem, readOn: Date, now: Date): Status | undefined => {
  if (item.is_called_off) return { kind: 'off', text: 'entfällt' }
  const moved = movedOn(item, readOn, now)
  if (moved) return { kind: 'moved', text: moved.room === undefined ? 'neue Zeit' : 'verlegt' }
  if (item.capacity === null || item.start <= now) return undefined
  const free = item.capacity - item.participants_count
  return free > 0
    ? { kind: 'free', text: `noch ${counted(free, 'Platz', 'Plätze')}` }
    : { kind: 'full', text: 'voll' }
}

const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', day: 'numeric', month: 'long' })
const when = (moment: Date, now: Date) =>
  berlinDay(moment) === berlinDay(now) ? clockTime(moment) : `${day.format(moment)}, ${clockTime(moment)}`

const moveText = (item: DisplayItem, readOn: Date, now: Date) => {
  if (item.is_called_off) return undefined
  const moved = movedOn(item, readOn, now)
  if (!moved) return undefined
  const room =
    moved.room === undefined ? '' : `nicht in ${moved.room}, sondern in ${item.room || 'keinem Raum'}`
  const time = moved.hasNewTime
    ? `nicht um ${when(item.before_today?.start ?? item.start, now)}, sondern um ${when(item.start, now)} Uhr`
    : ''
  return `${item.title}: ${[room, time].filter(Boolean).join(' und ')}`
}

/** What is off of today, as long as it would go on. */
const offText = ({ is_called_off, title, start, end }: DisplayItem, now: Date) =>
  is_called_off && end > now && berlinDay(start) === berlinDay(now)
    ? `${title}: entfällt (${clockTime(start)} Uhr)`
    : undefined

/** Of a room what is in it, and what was to be in it before today: whoever stands at its door is looking for that. */
const atDoor = (items: DisplayItem[], room: number) =>
  items.filter(item => item.room_id === room || item.before_today?.room_id === room)

/** What the room of a door's page is called; undefined if nothing is or was to be in it. */
export const nameOfRoom = (items: DisplayItem[], room: number) =>
  items.find(item => item.room_id === room)?.room ??
  items.find(item => item.before_today?.room_id === room)?.before_today?.room

/** What stands at the foot, one after the other: first what the office says, then what is off or was moved. */
export const messagesOf = ({ message, items, now: readOn }: Display, now: Date, room?: number) => {
  const said = message && (!message.until || message.until > now) ? [message.text] : []
  const own = room === undefined ? items : atDoor(items, room)
  return [...said, ...own.flatMap(item => offText(item, now) ?? moveText(item, readOn, now) ?? [])]
}

/** „10:15–11:00 Uhr“ where its round has another time, and who gives it. */
export const detailOf = ({ start, end, lecturers }: DisplayItem, now: Date, round: DisplayItem[]) => {
  const isRunning = start <= now
  const moments = round.map(item => (isRunning ? item.end : item.start))
  const time = same(moments) ? '' : isRunning ? `bis ${clockTime(end)} Uhr` : `${clockTime(start)} Uhr`
  return [time, lecturers.join(', ')].filter(Boolean).join(' · ')
}
