import type { Display, DisplayItem } from '@tafelrunde/contract/events/displays'
import { expect, test } from 'vitest'
import { addressIn } from './address.ts'
import {
  detailOf,
  messagesOf,
  nameOfRoom,
  nextTexts,
  nowAndNext,
  statusOf,
  untilTexts,
} from './items.rules.ts'
import { linesOf, pagesOf } from './pages.rules.ts'

const at = (time: string) => new Date(`2027-03-13T${time}:00+01:00`)
const now = at('13:12')
let made = 0
const item = (start: string, end: string, facts: Partial<DisplayItem> = {}): DisplayItem => ({
  id: ++made,
  title: 'Lesen',
  start: at(start),
  end: at(end),
  room: 'Aula',
  room_id: null,
  lecturers: [],
  capacity: 30,
  participants_count: 0,
  is_called_off: false,
  before_today: null,
  ...facts,
})

test('the address names the event, and at a door the room', () => {
  expect(addressIn('/anzeige/12')).toEqual({ event: 12, room: undefined })
  expect(addressIn('/anzeige/12/3/')).toEqual({ event: 12, room: 3 })
  for (const path of ['/anzeige/', '/anzeige/012', '/anzeige/12/03', '/anzeige/0', '/anzeige/1e1'])
    expect(addressIn(path)).toEqual({ event: 0, room: undefined })
})

test('now is what has begun and not ended, next the round that begins after it', () => {
  const [over, running, next, soonAfter, later] = [
    item('12:00', '13:12'),
    item('13:00', '13:15', { room_id: 1 }),
    item('13:30', '14:30', { room_id: 1 }),
    item('13:45', '14:30'),
    item('15:00', '16:00'),
  ]
  const all = [over, running, next, soonAfter, later]
  expect(nowAndNext(all, now)).toEqual({ now: [running], next: [next, soonAfter] })
  expect(nowAndNext(all, now, 1)).toEqual({ now: [running], next: [next] })
})

test('headings say until when and from when, also on another day', () => {
  expect(untilTexts([item('13:00', '13:15')], now)).toEqual({
    until: 'bis 13:15 Uhr',
    left: 'noch 3\u00A0Minuten',
  })
  expect(untilTexts([item('13:00', '13:15'), item('13:00', '14:00')], now)).toEqual({ until: '', left: '' })
  expect(nextTexts([item('13:45', '14:30'), item('13:30', '14:30')], now)).toEqual({
    heading: 'Gleich',
    at: 'ab 13:30 Uhr',
  })
  expect(nextTexts([item('15:00', '16:00')], now).heading).toBe('Später')
  expect(nextTexts([item('15:00', '16:00')], new Date('2027-03-12T20:00:00+01:00')).heading).toBe(
    'Am Samstag',
  )
})

test('a Termin says its places until it begins; what was moved today says that instead', () => {
  const status = (facts: Partial<DisplayItem>, readOn = now) =>
    statusOf(item('13:30', '14:30', facts), readOn, now)?.text
  expect(status({ participants_count: 29 })).toBe('noch 1\u00A0Platz')
  expect(status({ participants_count: 30 })).toBe('voll')
  expect(status({ capacity: null })).toBeUndefined()
  const moved = { before_today: { room: 'Mensa', room_id: null, start: at('13:30') } }
  expect(status(moved)).toBe('verlegt')
  expect(status({ before_today: { room: 'Aula', room_id: null, start: at('13:00') } })).toBe('neue Zeit')
  expect(status(moved, new Date('2027-03-12T20:00:00+01:00')), 'read on the day before').toBe(
    'noch 30\u00A0Plätze',
  )
  expect(statusOf(item('13:00', '14:30', moved), now, now), 'has begun').toBeUndefined()
})

test('the foot says first what the office says, while it holds, then what was moved', () => {
  const display = (until: Date | null): Display => ({
    now,
    event: { id: 1, name: 'Tagung', start: at('09:00'), end: at('17:00'), state: 'open' },
    message: { text: 'Das Buffet ist eröffnet.', until },
    items: [item('13:30', '14:30', { before_today: { room: 'Mensa', room_id: null, start: at('13:00') } })],
  })
  const move = 'Lesen: nicht in Mensa, sondern in Aula und nicht um 13:00, sondern um 13:30 Uhr'
  expect(messagesOf(display(null), now)).toEqual(['Das Buffet ist eröffnet.', move])
  expect(messagesOf(display(now), now)).toEqual([move])
})

test('the door of the room that something was moved out of says where it is now', () => {
  const before_today = { room: 'Mensa', room_id: 1, start: at('13:30') }
  const items = [item('13:30', '14:30', { room_id: 2, before_today })]
  const event = { id: 1, name: 'Tagung', start: at('09:00'), end: at('17:00'), state: 'open' as const }
  const said = { now, event, message: null, items }
  const move = 'Lesen: nicht in Mensa, sondern in Aula'
  expect([1, 2, 3].map(room => messagesOf(said, now, room))).toEqual([[move], [move], []])
  expect([1, 2, 3].map(room => nameOfRoom(items, room))).toEqual(['Mensa', 'Aula', undefined])
})

test('a row names who gives it, and its own time where its round has several', () => {
  const one = item('13:30', '14:30', { lecturers: ['Ina Freese', 'Jan Voß'] })
  expect(detailOf(one, now, [one])).toBe('Ina Freese, Jan Voß')
  expect(detailOf(one, now, [one, item('13:45', '14:30')])).toBe('13:30 Uhr · Ina Freese, Jan Voß')
})

test('words wrap, and one that is longer than its line is broken', () => {
  expect([
    linesOf('Großer Saal', 12),
    linesOf('Hörsaal 1.01 (Ost)', 12),
    linesOf('x'.repeat(25), 12),
  ]).toEqual([1, 2, 3])
})

test('what does not fit goes on on further pages, each with its heading, and nothing is lost', () => {
  const many = Array.from({ length: 12 }, () => item('13:30', '14:30'))
  const running = [item('13:00', '13:15')]
  const sections = [
    { kind: 'now' as const, items: running },
    { kind: 'next' as const, items: many },
  ]
  const pages = pagesOf(sections, () => true)
  expect(pages.map(page => page.map(({ kind, items }) => `${kind} ${items.length}`))).toEqual([
    ['now 1', 'next 3'],
    ['next 5'],
    ['next 4'],
  ])
  expect(pages.flat().flatMap(({ items }) => items)).toEqual([...running, ...many])
})

test('what is off says so, also while it would be on, and the foot names it on its day', () => {
  const off = item('13:00', '14:00', { is_called_off: true })
  expect(statusOf(off, now, now)).toEqual({ kind: 'off', text: 'entfällt' })
  const event = { id: 1, name: 'Tagung', start: at('09:00'), end: at('17:00'), state: 'open' as const }
  const said = { now, event, message: null, items: [off] }
  expect(messagesOf(said, now)).toEqual(['Lesen: entfällt (13:00 Uhr)'])
  expect(messagesOf(said, at('14:00'))).toEqual([])
})
