import type { DayTimeslot } from '@tafelrunde/contract/admin/events/day'
import { expect, test } from 'vitest'
import { figuresOf, partsOf, roomOptions } from './day.rules.ts'

const at = (time: string) => new Date(`2027-03-13T${time}:00+01:00`)
const slot = (id: number, start: string, end: string, other: Partial<DayTimeslot> = {}): DayTimeslot => ({
  id,
  name: 'Leseförderung',
  workshop: 1,
  start: at(start),
  end: at(end),
  location: '',
  room: null,
  capacity: 20,
  taken: 0,
  allotted: 0,
  there: 0,
  waiting: 0,
  is_called_off: false,
  lecturers: [],
  ...other,
})

test('a day falls into what runs, what comes next, what later, and what is over', () => {
  const timeslots = [
    slot(1, '09:00', '10:00'),
    slot(2, '10:00', '11:30'),
    slot(3, '13:30', '15:00'),
    slot(4, '13:30', '14:00'),
    slot(5, '15:30', '16:00'),
  ]
  const parts = partsOf({ at: at('10:24'), timeslots })
  expect(parts.map(({ title, timeslots }) => [title, timeslots.map(({ id }) => id)])).toEqual([
    ['Jetzt', [2]],
    ['Gleich', [3, 4]],
    ['Später', [5]],
    ['Vorbei', [1]],
  ])
})

test('what ends this moment is over, and what begins this moment runs', () => {
  const parts = partsOf({
    at: at('10:00'),
    timeslots: [slot(1, '09:00', '10:00'), slot(2, '10:00', '11:00')],
  })
  expect(parts.map(({ title }) => title)).toEqual(['Jetzt', 'Vorbei'])
})

test('a lecturer of two Termine counts once', () => {
  const lecturer = { id: 7, name: 'Eva', phone: '', is_there: true }
  const other = { id: 8, name: 'Otto', phone: '', is_there: false }
  const timeslots = [
    slot(1, '09:00', '10:00', { lecturers: [lecturer], taken: 20 }),
    slot(2, '10:00', '11:00', { lecturers: [lecturer, other] }),
  ]
  const day = { at: at('09:00'), day: '2027-03-13', days: [], registered: 30, there: 12, timeslots }
  expect(figuresOf(day)).toEqual({ there: 12, missing: 18, lecturers: 2, lecturersThere: 1, full: 1 })
})

test('a Termin whose last places are held back for a group is full', () => {
  const timeslots = [
    slot(1, '09:00', '10:00', { taken: 15, allotted: 5 }),
    slot(2, '09:00', '10:00', { taken: 19 }),
  ]
  const day = { at: at('09:00'), day: '2027-03-13', days: [], registered: 30, there: 12, timeslots }
  expect(figuresOf(day).full).toBe(1)
})

test('rooms that hold everybody come first, the others stay in sight with the reason', () => {
  const room = (id: number, name: string, capacity: number | null, taken_by = '') => ({
    id,
    name,
    capacity,
    taken_by,
  })
  const rooms = [
    room(1, 'Labor', 20),
    room(2, 'Aula', 200),
    room(3, 'Foyer', null),
    room(4, 'Saal', 200, 'Chor'),
  ]
  expect(roomOptions(rooms, 86).map(({ text, isTaken }) => [text, isTaken])).toEqual([
    ['Aula · 200 Plätze · frei', false],
    ['Foyer · frei', false],
    ['Labor · 20 Plätze · zu klein für 86\u00a0Personen', false],
    ['Saal · 200 Plätze · belegt: Chor', true],
  ])
})
