import { expect, test } from 'vitest'
import { clashesOf, type PlanFacts, usualWeights } from './plan-clashes.ts'

const at = (from: string, to: string, room: number | null = null, location = '') => ({
  start: new Date(`2027-03-13T${from}:00+01:00`),
  end: new Date(`2027-03-13T${to}:00+01:00`),
  room,
  location,
})
const item = (key: string, place: ReturnType<typeof at> | null, more: object = {}) => ({
  key,
  name: key.toUpperCase(),
  workshop: null,
  at: place,
  people: [],
  is_called_off: false,
  ...more,
})
const room = (id: number, more: object = {}) => ({
  id,
  name: `Raum ${id}`,
  building: '',
  capacity: null,
  equipment: [],
  ...more,
})
const planOf = (more: Partial<PlanFacts>): PlanFacts => ({
  event: at('08:00', '18:00'),
  items: [],
  rooms: [room(1), room(2)],
  workshops: [],
  lecturers: [],
  weights: usualWeights,
  walkMinutes: 10,
  ...more,
})
const found = (more: Partial<PlanFacts>) =>
  clashesOf(planOf(more)).map(({ kind, keys, text }) => [kind, keys.join(' '), text])

test('a room is not given twice at the same time, be it one of ours or only a text', () => {
  const items = [
    item('a', at('10:00', '11:00', 1, 'Raum 1')),
    item('b', at('10:30', '11:30', 1, 'Raum 1')),
    item('c', at('11:30', '12:00', 1, 'Raum 1')),
    item('d', at('10:00', '12:00', 2, 'Raum 2')),
    item('e', at('10:00', '11:00', null, 'Foyer')),
    item('f', at('10:00', '11:00', null, 'Foyer')),
    item('g', at('10:00', '11:00')),
    item('h', at('10:00', '11:00')),
  ]
  expect(found({ items })).toEqual([
    ['room_twice', 'a b', 'Raum 1 doppelt belegt: „A“ und „B“'],
    ['room_twice', 'e f', 'Foyer doppelt belegt: „E“ und „F“'],
  ])
})

test('a room holds who is registered and has what the workshop needs', () => {
  const rooms = [room(1, { capacity: 2, equipment: ['beamer'] })]
  const workshops = [{ id: 7, lecturers: [], equipment: ['Beamer', 'Klavier'] }]
  const items = [item('a', at('10:00', '11:00', 1), { workshop: 7, people: [1, 2, 3] })]
  expect(found({ items, rooms, workshops })).toEqual([
    ['room_small', 'a', 'Raum 1 ist zu klein für „A“: 3 Angemeldete, 2 Plätze'],
    ['equipment', 'a', 'In Raum 1 fehlt für „A“: Klavier'],
  ])
})

test('a lecturer is in one place at a time, there at all, and can walk from one building to the next', () => {
  const rooms = [room(1, { building: 'Altbau' }), room(2, { building: 'Neubau' })]
  const workshops = [{ id: 7, lecturers: [5], equipment: [] }]
  const lecturers = [{ id: 5, name: 'Vera Quint', away: [at('15:00', '16:00')] }]
  const own = { workshop: 7 }
  const items = [
    item('a', at('09:00', '10:00', 1), own),
    item('b', at('10:05', '11:00', 2), own),
    item('c', at('10:30', '11:30', 1), own),
    item('d', at('15:30', '17:00', 1), own),
  ]
  expect(found({ items, rooms, workshops, lecturers })).toEqual([
    ['walk', 'a b', 'Vera Quint hat 5 Minuten von „Altbau“ nach „Neubau“: „A“, dann „B“'],
    ['lecturer_twice', 'b c', 'Vera Quint in zwei Terminen zugleich: „B“ und „C“'],
    ['lecturer_away', 'd', 'Vera Quint ist nicht verfügbar: „D“'],
  ])
})

test('people with two places at the same time are counted by pairs of Termine', () => {
  const items = [
    item('a', at('10:00', '11:00'), { people: [1, 2, 3] }),
    item('b', at('10:30', '11:30'), { people: [2, 3, 4] }),
    item('c', at('11:00', '12:00'), { people: [1] }),
  ]
  expect(found({ items })).toEqual([['people', 'a b', '2 Personen hätten „A“ und „B“ zugleich']])
})

test('what lies outside of the event is told, what goes is not, and what the office ignores neither', () => {
  const items = [item('a', at('07:00', '08:30')), item('b', null)]
  expect(found({ items })).toEqual([['outside', 'a', '„A“ liegt außerhalb der Veranstaltung']])
  expect(found({ items, weights: { ...usualWeights, outside: 'ignore' } })).toEqual([])
})

/** 900 Termine in 30 rooms over three days, given by 200 lecturers, with 30,000 places of 5,000 people. */
const large = () => {
  const rooms = Array.from({ length: 30 }, (_, id) => room(id, { building: id % 2 ? 'Altbau' : 'Neubau' }))
  const workshops = Array.from({ length: 900 }, (_, id) => ({ id, lecturers: [id % 200], equipment: [] }))
  const lecturers = Array.from({ length: 200 }, (_, id) => ({ id, name: `Nr. ${id}`, away: [] }))
  const items = workshops.map(({ id }) => {
    const start = new Date(Date.UTC(2027, 2, 12 + (id % 3), 7, 0) + Math.floor(id / 90) * 60 * 60_000)
    const place = {
      start,
      end: new Date(start.getTime() + 55 * 60_000),
      room: Math.floor(id / 3) % 30,
      location: '',
    }
    return item(`t${id}`, place, {
      workshop: id,
      people: Array.from({ length: 33 }, (_, seat) => (id * 33 + seat) % 5000),
    })
  })
  return planOf({ rooms, workshops, lecturers, items })
}

test('900 Termine with 30,000 places are looked through in a moment', () => {
  const plan = large()
  clashesOf(plan)
  const before = performance.now()
  clashesOf(plan)
  expect(performance.now() - before).toBeLessThan(250)
})

test('what is called off takes nobody’s room', () => {
  const items = [
    item('a', at('09:00', '10:00', 1)),
    item('b', at('09:00', '10:00', 1), { is_called_off: true }),
  ]
  expect(clashesOf(planOf({ items }))).toEqual([])
})
