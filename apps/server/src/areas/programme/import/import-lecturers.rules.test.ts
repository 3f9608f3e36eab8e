import { expect, test } from 'vitest'
import type { Person, Session } from '../programme.rules.ts'
import { linksOf, personsOf, planLecturers, planLinks } from './import-lecturers.rules.ts'

const anna: Person = { key: '1', name: 'Anna Berg', biography: '' }
const ben: Person = { key: '2', name: 'Ben Ott', biography: 'Lehrt Physik.' }
const session = (workshop: string | null, ...persons: Person[]): Session => ({
  guid: 'a',
  workshop,
  title: 'Lesen',
  subtitle: '',
  description: '',
  room: null,
  startsAt: new Date('2027-03-13T10:00:00+01:00'),
  endsAt: new Date('2027-03-13T11:00:00+01:00'),
  persons,
})
const sourceOf = (key: string) => `tag27/${key}`

test('a person of several talks is one person, with the biography that stands anywhere', () => {
  const again = { ...anna, name: 'A. Berg', biography: 'Liest gern.' }
  expect(personsOf([session('x', anna, ben), session('y', again)])).toEqual([
    { key: '1', name: 'Anna Berg', biography: 'Liest gern.' },
    ben,
  ])
})

test('what is known of a person stays where the file tells nothing', () => {
  const known = {
    id: 7,
    source: 'tag27/1',
    firstName: 'Anna',
    lastName: 'Berg',
    profileDescription: 'Vom Büro.',
  }
  expect(planLecturers([anna], [known], sourceOf)).toMatchObject({ insert: [], update: [], unchanged: 1 })
})

test('a workshop names its persons once, in the order of its dates', () => {
  const dates = [session('x', ben), session('x', anna, ben), session(null, anna)]
  expect(linksOf(dates, () => 5, Number)).toEqual([
    { workshopId: 5, lecturerId: 2, position: 1 },
    { workshopId: 5, lecturerId: 1, position: 2 },
  ])
})

test('whom the office added to a workshop stays, whom the programme does not name any more goes', () => {
  const wanted = [{ workshopId: 5, lecturerId: 1, position: 1 }]
  const known = [
    { workshopId: 5, lecturerId: 1, position: 2, isImported: true },
    { workshopId: 5, lecturerId: 2, position: 1, isImported: true },
    { workshopId: 5, lecturerId: 3, position: 3, isImported: false },
    { workshopId: 6, lecturerId: 2, position: 1, isImported: true },
  ]
  expect(planLinks(wanted, known, new Set([5]))).toEqual({ put: wanted, drop: [known[1]] })
})
