import type { Event } from '@tafelrunde/contract/events/events'
import type { Lecturer } from '@tafelrunde/contract/lecturers/lecturers'
import { expect, test } from 'vitest'
import { event } from '../../shared/queries/events.example.ts'
import { byEvent, isFound, lettersOf, profileOf, topicsOf } from './lecturers.rules.ts'

const lecturer = (last_name: string, other: Partial<Lecturer> = {}): Lecturer => ({
  id: 1,
  first_name: 'Kim',
  last_name,
  profile_picture: null,
  profile_description: '',
  workshops: [],
  ...other,
})

test('family names stand under their base letter, in German order', () => {
  const names = ['Öztürk', 'Zander', 'Ostermann', 'Köhler-Wüst', 'Krämer', 'Okafor', 'Abendroth']
  const groups = lettersOf(names.map(name => lecturer(name)))
  expect(groups.map(([letter, people]) => [letter, ...people.map(person => person.last_name)])).toEqual([
    ['A', 'Abendroth'],
    ['K', 'Köhler-Wüst', 'Krämer'],
    ['O', 'Okafor', 'Ostermann', 'Öztürk'],
    ['Z', 'Zander'],
  ])
})

test('the same family name goes by first name', () => {
  const [[, people] = ['', []]] = lettersOf([
    lecturer('Voß', { first_name: 'Ruth' }),
    lecturer('Voß', { first_name: 'Änne' }),
  ])
  expect(people.map(person => person.first_name)).toEqual(['Änne', 'Ruth'])
})

test.each([
  ['a nickname without family name', lecturer('', { first_name: 'blub' }), 'B'],
  ['quotation marks', lecturer('„Fefe“'), 'F'],
  ['a figure', lecturer('0xA'), '#'],
  ['nothing at all', lecturer('', { first_name: '' }), '#'],
  ['another script', lecturer('Жуков'), 'Ж'],
])('%s has its group', (_case, person, letter) => {
  expect(lettersOf([person]).map(([name]) => name)).toEqual([letter])
})

test('people are found by name, by workshop and by school', () => {
  const person = lecturer('Baumgärtner', {
    first_name: 'Miriam',
    profile_description: 'Studienseminar Lindenau',
    workshops: [{ id: 1, name: 'Leseförderung', event: 1 }],
  })
  for (const search of ['miriam baum', 'baumgartner', 'lindenau', 'leseforderung', 'miriam lese'])
    expect(isFound(person, search), search).toBe(true)
  expect(isFound(person, 'mathe')).toBe(false)
})

test('a workshop of several events is named once', () => {
  const workshops = [
    { id: 1, name: 'Bewegte Pause', event: 6 },
    { id: 2, name: 'Bewegte Pause', event: 2 },
  ]
  expect(topicsOf(lecturer('Achterberg', { workshops }))).toEqual(['Bewegte Pause'])
})

test('the first line of a profile says what somebody is', () => {
  const profile_description = 'Sportlehrerin, Grundschule am Wehr\n\nSie unterrichtet Sport.'
  expect(profileOf(lecturer('Achterberg', { profile_description }))).toEqual({
    lead: 'Sportlehrerin, Grundschule am Wehr',
    text: 'Sie unterrichtet Sport.',
  })
})

test('workshops go event by event: what is to come by date, what was backwards, nothing of what is cancelled', () => {
  const held = (id: number, month: number, state: Event['state'] = 'open') =>
    event({ id, state, start: new Date(2027, month, 1, 9), end: new Date(2027, month, 1, 17) })
  const events = [
    held(1, 0),
    held(2, 1, 'finished'),
    held(3, 8),
    held(4, 5),
    held(5, 6, 'cancelled'),
    held(6, 7),
  ]
  const workshops = [1, 2, 3, 4, 5].map(event => ({ id: event * 10, name: 'Lesen', event }))
  const { coming, earlier } = byEvent(workshops, events, new Date(2027, 2, 1))
  expect(coming.map(([event, of]) => [event.id, of.map(({ id }) => id)])).toEqual([
    [4, [40]],
    [3, [30]],
  ])
  expect(earlier.map(([event]) => event.id)).toEqual([2, 1])
})
