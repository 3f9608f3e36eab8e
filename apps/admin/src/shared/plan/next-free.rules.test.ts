import type { Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { usualWeights } from '@tafelrunde/contract/events/plan-clashes'
import { expect, test } from 'vitest'
import { nextFree, whyNoneFree } from './next-free.rules.ts'

const moment = (time: string, day = 13) => new Date(`2027-03-${day}T${time}:00+01:00`)
const item = (key: string, workshop: number | null, room: number | null, from: string, to: string) => ({
  key,
  timeslot: 1,
  workshop,
  name: key,
  at: { start: moment(from), end: moment(to), room, location: '' },
  published: null,
  capacity: null,
  waiting: 0,
  is_called_off: false,
  people: [],
})
const room = { id: 1, name: 'Aula', building: '', floor: '', capacity: 20, equipment: [], seating: '' }
const workshop = (id: number, lecturers: number[]) => ({
  id,
  name: '',
  lecturers,
  equipment: [],
  minutes: 90,
})
const plan = (items: PlanItem[], away: Plan['lecturers'][number]['away'] = []): Plan => ({
  event: { id: 1, name: 'Tagung', state: 'draft', start: moment('09:00'), end: moment('17:00') },
  items,
  rooms: [room, { ...room, id: 2 }],
  workshops: [workshop(1, [7]), workshop(2, [7]), workshop(3, [])],
  lecturers: [{ id: 7, name: 'Ada', away }],
  weights: usualWeights,
  walk_minutes: 10,
  version: 1,
  published: null,
})
const startOf = (of: Plan, one: PlanItem) => nextFree(of, one)?.start

test('the next free time is the first later one at which neither the room nor who gives it is taken', () => {
  const own = item('own', 1, 1, '10:00', '11:00')
  const inRoom = item('room', 3, 1, '11:00', '12:00')
  const elsewhere = item('other', 2, 2, '12:00', '13:15')
  expect(startOf(plan([own]), own)).toEqual(moment('10:15'))
  expect(startOf(plan([own, inRoom, elsewhere]), own)).toEqual(moment('13:15'))
  const away = [{ start: moment('13:00'), end: moment('15:30') }]
  expect(startOf(plan([own, inRoom, elsewhere], away), own)).toEqual(moment('15:30'))
})

test('where the rest of the event is taken, an earlier time is found, and none outside of the event', () => {
  const own = item('own', 1, 1, '10:00', '11:00')
  const rest = item('rest', 3, 1, '11:00', '18:00')
  expect(startOf(plan([own, rest]), own)).toEqual(moment('09:00'))
  expect(startOf(plan([own, rest, item('first', 3, 1, '08:00', '10:00')]), own)).toBeUndefined()
})

test('where none is found, it is said what stands in the way', () => {
  const own = item('own', 1, 1, '10:00', '11:00')
  const full = [item('rest', 3, 1, '11:00', '18:00'), item('first', 3, 1, '08:00', '10:00')]
  expect(whyNoneFree(plan([own, ...full]), own)).toMatch(
    /^An keinem Tag .* Von 36 Zeiten geht keine: der Raum ist belegt \(36-mal\), es läge außerhalb der Veranstaltung \(8-mal\)\.$/,
  )
  const long = item('own', 1, 1, '08:00', '19:15')
  expect(whyNoneFree(plan([long]), long)).toContain('es läge außerhalb der Veranstaltung')
})
