import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { describe, expect, test } from 'vitest'
import { at, event as example } from '../../shared/queries/events.example.ts'
import { nothingChosenText } from './ownDay.texts.ts'
import * as rules from './schedule.rules.ts'
import { dayText, nothingFoundText } from './schedule.texts.ts'
import { lengthText } from './workshop.rules.ts'

const now = new Date('2027-03-01T12:00:00+01:00')

const workshop = (id: number, facts: Partial<Workshop> = {}): Workshop => ({
  id,
  created: now,
  name: `Workshop ${id}`,
  description: '',
  location: '',
  event: 6,
  schooltypes: [],
  lecturers: [],
  timeslots: [],
  materials: [],
  ...facts,
})

const slot = (id: number, start: string, facts: Partial<Timeslot> = {}): Timeslot => ({
  id,
  created: now,
  caption: 'Pause',
  start: new Date(start),
  end: new Date(new Date(start).getTime() + 90 * 60_000),
  location: 'Aula',
  capacity: 24,
  participants_count: 0,
  waitlist_count: 0,
  is_called_off: false,
  event: 6,
  workshop: null,
  ...facts,
})

const session = (id: number, facts: Partial<Workshop> = {}, at: Partial<Timeslot> = {}): rules.Session => ({
  ...slot(id, '2027-03-13T10:00:00+01:00', { workshop: id, ...at }),
  of: workshop(id, facts),
})

describe('the event that is shown', () => {
  const event = (id: number, state: Event['state'], day: string) =>
    example({ id, state, start: at(`${day}T09:00`), end: at(`${day}T17:00`) })
  const all = [
    event(4, 'announced', '2027-04-21'),
    event(1, 'finished', '2026-11-14'),
    event(3, 'open', '2027-03-13'),
    event(2, 'closed', '2027-03-01'),
    event(5, 'cancelled', '2027-05-01'),
    event(6, 'draft', '2027-06-01'),
  ]
  const coming = rules.choosable(all, undefined, now)

  test('can be chosen among those that are announced, open or closed and not over, by date', () => {
    expect(coming.map(({ id }) => id)).toEqual([2, 3, 4])
    expect(rules.choosable(all, 1, now).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
  test.each([
    [{ wanted: undefined, registered: [] }, 3],
    [{ wanted: undefined, registered: [4] }, 4],
    [{ wanted: undefined, registered: [4, 2] }, 2],
    [{ wanted: 4, registered: [2] }, 4],
    [{ wanted: 99, registered: [] }, 3],
  ])('with %j is %i', (facts, id) => {
    expect(rules.eventToShow(coming, facts)?.id).toBe(id)
  })
})

describe('the days', () => {
  const slots = [
    slot(1, '2027-03-13T23:30:00Z'),
    slot(2, '2027-03-12T22:59:00Z'),
    slot(3, '2027-03-28T00:30:00Z'),
  ]
  test('are those of Berlin, also around midnight and when the clocks change', () => {
    expect(rules.daysOf(slots)).toEqual(['2027-03-12', '2027-03-14', '2027-03-28'])
    expect(rules.onDay(slots, '2027-03-14').map(({ id }) => id)).toEqual([1])
  })
  test.each([
    ['the chosen one', '2027-03-28', now, '2027-03-28'],
    ['today while the event runs', undefined, new Date('2027-03-14T12:00:00+01:00'), '2027-03-14'],
    ['the first one before it', undefined, now, '2027-03-12'],
    ['not one that the event has not', '2027-04-01', now, '2027-03-12'],
  ])('begin with %s', (_, chosen, today, expected) => {
    expect(rules.dayToShow(rules.daysOf(slots), chosen, today)).toBe(expected)
  })
})

describe('filters', () => {
  const reading = session(1, { name: 'Leseförderung', schooltypes: [1] }, { location: 'Raum 2.14' })
  const law = session(2, {
    name: 'Schulrecht',
    lecturers: [{ id: 4, first_name: 'Dr. Henning', last_name: 'Voß', profile_picture: null }],
  })
  const ai = session(3, {
    name: 'Künstliche Intelligenz',
    description: 'Prüfen mit Quellen',
    schooltypes: [2],
  })
  const facts = {
    isMine: (one: rules.Session) => one === reading,
    isFree: (one: rules.Session) => one === law,
    marked: [3, 3],
  }
  test.each([
    ['nothing', {}, [1, 2, 3]],
    ['a title without its umlaut', { text: 'forderung' }, [1]],
    ['a person', { text: 'voss' }, [2]],
    ['a topic in the description', { text: 'quellen' }, [3]],
    ['a room', { room: 'Raum 2.14' }, [1]],
    ['a school type, and what is for all', { schooltype: 1 }, [1, 2]],
    ['free ones, and own ones', { free: true }, [1, 2]],
    ['marked ones', { marked: true }, [3]],
    ['several at once', { schooltype: 1, free: true, text: 'schul' }, [2]],
    ['several that exclude each other', { text: 'voss', marked: true }, []],
  ])('by %s', (_, filters, ids) => {
    const found = rules.filtered([reading, law, ai], { ...rules.noFilters, ...filters }, facts)
    expect(found.map(({ id }) => id)).toEqual(ids)
  })
})

test('rooms stand in the order of their numbers', () => {
  const rooms = ['Raum 10', 'Aula', '', 'Raum 2', 'Aula'].map((location, id) => session(id, {}, { location }))
  expect(rules.roomsOf(rooms)).toEqual(['Aula', 'Raum 2', 'Raum 10'])
})

test('the timeline groups by start time, with the breaks between', () => {
  const later = { start: new Date('2027-03-13T13:30:00+01:00') }
  const entries = rules.timeline(
    [session(3, {}, later), session(1), session(2)],
    [slot(9, '2027-03-13T11:30:00+01:00'), slot(8, '2027-03-13T10:00:00+01:00')],
  )
  expect(
    entries.map(entry => (entry.kind === 'break' ? entry.at.id : entry.sessions.map(({ id }) => id))),
  ).toEqual([8, [1, 2], 9, [3]])
})

test('timeslots meet their workshops, breaks have none', () => {
  const slots = [slot(1, '2027-03-13T10:00:00+01:00', { workshop: 7 }), slot(2, '2027-03-13T11:30:00+01:00')]
  expect(rules.sessionsOf(slots, [workshop(7, { name: 'Schulrecht' })])).toMatchObject([
    { id: 1, caption: 'Schulrecht', of: { id: 7 } },
  ])
  expect(rules.breaksOf(slots).map(({ id }) => id)).toEqual([2])
})

test('the empty states name the day and real numbers', () => {
  expect(dayText('2027-03-13')).toBe('Sa., 13.\u00A0März')
  expect(nothingChosenText('2027-03-13', 14, 18)).toBe(
    'Sie haben für Samstag noch keinen Workshop gewählt. In 14 von 18\u00A0Workshops ist noch etwas frei.',
  )
  expect(nothingChosenText('2027-03-13', 0, 18)).toContain('hilft die Warteliste')
  expect(nothingFoundText('2027-03-13', 3)).toContain('an anderen Tagen 3')
})

test.each([
  [[90, 90], '2 UE'],
  [[60], '60 Minuten'],
  [[90, 60], undefined],
  [[], undefined],
])('Termine of %j minutes are %s long', (minutes, text) => {
  const termine = minutes.map(length => ({ start: new Date(0), end: new Date(length * 60_000) }))
  expect(lengthText(termine)).toBe(text)
})
