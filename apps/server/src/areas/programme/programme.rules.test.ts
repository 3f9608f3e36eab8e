import { expect, test } from 'vitest'
import { sessionsOf, type Talk } from './programme.rules.ts'

const talk = (given: Partial<Talk> = {}): Talk => ({
  guid: 'a',
  code: '',
  type: 'lecture',
  title: 'Lesen lernen',
  subtitle: '',
  description: '',
  room: 'Saal 1',
  startsAt: new Date('2027-03-13T10:00:00+01:00'),
  endsAt: new Date('2027-03-13T11:00:00+01:00'),
  persons: [{ key: '1', name: 'Anna Berg', biography: '' }],
  ...given,
})
const later = {
  startsAt: new Date('2027-03-13T14:00:00+01:00'),
  endsAt: new Date('2027-03-13T15:00:00+01:00'),
}
const workshops = (talks: Talk[]) => sessionsOf(talks).sessions.map(session => session.workshop)

test('a talk becomes one workshop with one timeslot under its own guid', () => {
  expect(sessionsOf([talk()])).toMatchObject({ sessions: [{ guid: 'a', workshop: 'a' }], clashes: [] })
})

test('a talk that comes twice with one guid is a workshop with two timeslots of their own', () => {
  const { sessions, clashes } = sessionsOf([talk(), talk(later)])
  expect(sessions.map(session => session.workshop)).toEqual(['a', 'a'])
  expect(new Set(sessions.map(session => session.guid)).size).toBe(2)
  expect(clashes).toEqual([])
})

test('talks with one code are the dates of one workshop and keep their guids', () => {
  const { sessions } = sessionsOf([talk({ code: 'XYZ' }), talk({ code: 'XYZ', guid: 'b', ...later })])
  expect(sessions.map(({ guid, workshop }) => [guid, workshop])).toEqual([
    ['a', 'XYZ'],
    ['b', 'XYZ'],
  ])
})

test.each([
  ['two different talks with one guid', talk({ title: 'Rechnen lernen', ...later })],
  ['the same date twice', talk()],
])('%s are not told apart', (_sentence, second) => {
  expect(sessionsOf([talk(), second]).clashes).toEqual([1])
})

const nobody: Talk['persons'] = []
test.each([
  ['a break by its type', { type: 'Break', persons: nobody }, true],
  ['a plenary session by its type', { type: 'Plenum', persons: nobody }, true],
  ['a break by its title', { title: 'Kaffeepause', persons: nobody }, true],
  ['an English break by its title', { title: 'Coffee break', persons: nobody }, true],
  ['lunch', { title: 'Gemeinsames Mittagessen', persons: nobody }, true],
  ['a talk about breaks', { title: 'Bewegte Pause', type: 'workshop' }, false],
  ['a plenary session with a speaker', { type: 'plenary' }, false],
  ['a talk whose speaker is not known yet', { title: 'Breaking news', persons: nobody }, false],
])('%s: is it for all without a booking?', (_sentence, given, isForAll) => {
  expect(workshops([talk(given)])).toEqual([isForAll ? null : 'a'])
})
