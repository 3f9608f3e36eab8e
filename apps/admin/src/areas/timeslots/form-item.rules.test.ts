import type { Plan } from '@tafelrunde/contract/admin/events/plan'
import { usualWeights } from '@tafelrunde/contract/events/plan-clashes'
import { expect, test } from 'vitest'
import { nextFree } from '../../shared/plan/next-free.rules.ts'
import { formItem } from './form-item.rules.ts'

const moment = (time: string) => new Date(`2027-03-13T${time}:00+01:00`)
const at = { start: moment('09:00'), end: moment('10:30'), room: 1, location: 'Aula' }
const room = { id: 1, name: 'Aula', building: '', floor: '', capacity: 20, equipment: [], seating: '' }
const plan: Plan = {
  event: { id: 1, name: 'Tagung', state: 'draft', start: moment('09:00'), end: moment('17:00') },
  items: [
    {
      key: 't7',
      timeslot: 7,
      workshop: 1,
      name: 'Lesen',
      at,
      published: at,
      capacity: 20,
      waiting: 0,
      is_called_off: false,
      people: [3],
    },
  ],
  rooms: [room],
  workshops: [{ id: 1, name: 'Lesen', lecturers: [], equipment: [], minutes: 90 }],
  lecturers: [],
  weights: usualWeights,
  walk_minutes: 10,
  version: 1,
  published: null,
}

test('a new Termin without times finds the first free one, as long as its workshop', () => {
  const item = formItem(plan, { workshop: 1, room: 1, location: 'Aula' })
  expect(nextFree(plan, item)).toMatchObject({ start: moment('10:30'), end: moment('12:00') })
})

test('a Termin is not in its own way, keeps its people, and counts with what was typed', () => {
  const item = formItem(plan, {
    id: 7,
    workshop: 1,
    start: at.start,
    end: '2027-03-13T11:00',
    room: 1,
    location: 'Aula',
  })
  expect(item).toMatchObject({ key: 't7', people: [3], at: { end: moment('11:00') } })
  expect(nextFree(plan, item)).toMatchObject({ start: moment('09:15'), end: moment('11:15') })
})
