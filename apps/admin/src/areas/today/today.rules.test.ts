import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { expect, test } from 'vitest'
import {
  byFullness,
  datesAhead,
  dayInHand,
  emptiest,
  eventInHand,
  greeting,
  shareLine,
  stillAhead,
  timeUntil,
  waitedFor,
} from './today.rules.ts'

const at = (text: string) => new Date(`${text}+01:00`)
const now = at('2027-02-22T09:30')

const event = (name: string, start: string, end: string, facts: Partial<Event> = {}): Event => ({
  id: 1,
  created: at('2026-10-01T08:00'),
  name,
  description: '',
  state: 'open',
  start: at(start),
  end: at(end),
  location: '',
  image: null,
  image_alt: '',
  capacity: null,
  participants_count: 0,
  waitlist_count: 0,
  registration_start: null,
  registration_end: null,
  cancellation_deadline: null,
  feedback_required: false,
  feedback_deadline: null,
  workshops_count: 0,
  has_questions: false,
  ...facts,
})
const today = event('Heute', '2027-02-22T09:00', '2027-02-23T17:00')
const spring = event('Frühjahr', '2027-03-12T09:00', '2027-03-13T17:00')
const summer = event('Sommer', '2027-06-12T09:00', '2027-06-12T17:00')

const workshop = (
  name: string,
  ...slots: [taken: number, capacity: number | null, waiting?: number][]
): Workshop => ({
  id: 1,
  created: now,
  name,
  description: '',
  location: '',
  event: 1,
  schooltypes: [],
  lecturers: [],
  materials: [],
  timeslots: slots.map(([participants_count, capacity, waitlist_count = 0], id) => ({
    id,
    caption: name,
    start: now,
    end: now,
    location: '',
    capacity,
    participants_count,
    waitlist_count,
    is_called_off: false,
  })),
})

const slot = (id: number, start: string, end: string): Timeslot => ({
  id,
  created: now,
  caption: '',
  start: at(start),
  end: at(end),
  location: '',
  capacity: 1,
  participants_count: 0,
  waitlist_count: 0,
  is_called_off: false,
  event: 1,
  workshop: 1,
})

const names = (list: { name: string }[]) => list.map(({ name }) => name)

test('the running event is in hand before the next one', () => {
  expect(eventInHand([summer, spring, today], now)).toBe(today)
})

test('of two running events the one that ends first is in hand', () => {
  const short = event('Kurz', '2027-02-22T09:15', '2027-02-22T12:00')
  expect(eventInHand([today, short], now)).toBe(short)
})

test('without a running event the next one is in hand', () => {
  expect(eventInHand([summer, spring], now)).toBe(spring)
})

test.each(['draft', 'cancelled', 'finished'] as const)('an event that is %s is not in hand', state => {
  expect(eventInHand([{ ...today, state }, summer], now)).toBe(summer)
})

test('nothing is in hand when everything is over', () => {
  expect(eventInHand([event('Alt', '2027-02-21T09:00', '2027-02-22T09:30')], now)).toBeUndefined()
})

test.each([
  [today, 'läuft, Tag\u00A01 von 2'],
  [event('', '2027-02-21T09:00', '2027-02-22T17:00'), 'läuft, Tag\u00A02 von 2'],
  [event('', '2027-02-22T14:00', '2027-02-22T17:00'), 'läuft heute'],
  [event('', '2027-02-23T00:30', '2027-02-23T17:00'), 'beginnt morgen'],
  [spring, 'beginnt in 18\u00A0Tagen'],
])('days are counted by midnights in Berlin (case %#)', (someEvent, words) => {
  expect(timeUntil(someEvent, now)).toBe(words)
})

test.each([
  ['2027-02-22T06:00', 'Guten Morgen'],
  ['2027-02-22T11:00', 'Guten Tag'],
  ['2027-02-22T18:00', 'Guten Abend'],
])('at %s one says %s', (time, words) => {
  expect(greeting(at(time))).toBe(words)
})

test('workshops are ordered by what is taken or waited for, then by name, without limit last', () => {
  const all = [
    workshop('Offen', [500, null]),
    workshop('Leer', [6, 25]),
    workshop('Voll B', [40, 40]),
    workshop('Überlaufen', [28, 28, 12]),
    workshop('Voll A', [24, 24], [24, 24]),
    workshop('Ohne Termin'),
  ]
  expect(names(byFullness(all))).toEqual(['Überlaufen', 'Voll A', 'Voll B', 'Leer', 'Offen'])
})

test('the longest waitlist comes first, and nobody waits for the others', () => {
  const all = byFullness([workshop('A', [40, 40, 5]), workshop('B', [28, 28, 12]), workshop('C', [1, 28])])
  expect(names(waitedFor(all))).toEqual(['B', 'A'])
})

test('the emptiest workshop comes first, without the full ones and those without limit', () => {
  const all = byFullness([
    workshop('Voll', [9, 9]),
    workshop('Halb', [5, 10]),
    workshop('Leer', [1, 10]),
    workshop('Offen', [1, null]),
  ])
  expect(names(emptiest(all))).toEqual(['Leer', 'Halb'])
})

const today4 = [
  slot(3, '2027-02-22T14:00', '2027-02-22T15:00'),
  slot(1, '2027-02-22T08:00', '2027-02-22T09:00'),
  slot(2, '2027-02-22T09:00', '2027-02-22T10:00'),
  slot(4, '2027-02-23T09:00', '2027-02-23T10:00'),
]

test('the day in hand is today with all of its Termine, while one of them has not ended', () => {
  const day = dayInHand(today4, now)
  expect(day.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(stillAhead(day, now).map(({ id }) => id)).toEqual([2, 3])
})

test('when today is over, the next day is in hand', () => {
  expect(dayInHand(today4, at('2027-02-22T15:00')).map(({ id }) => id)).toEqual([4])
})

test('dates ahead come soonest first, past ones and those of cancelled events not at all', () => {
  const dated = {
    ...spring,
    registration_start: at('2027-01-10T08:00'),
    registration_end: at('2027-02-28T23:59'),
    cancellation_deadline: at('2027-03-07T23:59'),
  }
  const dates = datesAhead([summer, dated, { ...summer, state: 'cancelled' }], now)
  expect(dates.map(({ event, what }) => [event.name, what])).toEqual([
    ['Frühjahr', 'Anmeldeschluss'],
    ['Frühjahr', 'Abmeldefrist endet'],
    ['Frühjahr', 'Beginn'],
    ['Sommer', 'Beginn'],
  ])
})

test.each([
  [54, 'von 54\u00A0· 63\u00A0%'],
  [null, 'ohne Obergrenze'],
])('of %s places it says how many are taken', (capacity, line) => {
  expect(shareLine({ capacity, taken: 34, waiting: 0 })).toBe(line)
})

test('an event without workshops has no places yet, which is not full', () => {
  expect(shareLine({ capacity: 0, taken: 0, waiting: 0 })).toBe('noch keine Plätze')
})
