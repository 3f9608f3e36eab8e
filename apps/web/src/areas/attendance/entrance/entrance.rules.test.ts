import type { EntrancePerson } from '@tafelrunde/contract/admin/events/entrance'
import { expect, test } from 'vitest'
import { countIn, entryOf, foundBy, isPass } from './entrance.rules.ts'
import { refusedText } from './entrance.texts.ts'
import type { Queued } from './queue.ts'

const at = (time: string) => new Date(`2027-03-13T${time}:00+01:00`)
const person = (id: number, last_name: string, entered_at: Date | null = null): EntrancePerson => ({
  id,
  first_name: 'Eva',
  last_name,
  as_customernumber: `K-${id}`,
  schooltype: '',
  state: 'registered',
  is_lecturer: false,
  is_exhibitor: false,
  open_invoices: [],
  is_first_time: false,
  entered_at,
  entered_by: entered_at ? 'Tisch 2' : '',
  next: null,
})
const queued = (id: number, time: string, refused = false): Queued => ({
  key: `${id} ${time}`,
  account: 1,
  event: 1,
  person: id,
  name: 'Eva',
  recordedAt: Number(at(time)),
  register: false,
  withdraw: false,
  counter: 'Tisch 1',
  status: refused ? 'refused' : 'waiting',
  ...(refused && { refusal: { sentence: 'Nein.' } }),
})

test('somebody is in since the earliest of what is known today, and what was refused does not count', () => {
  const berg = person(7, 'Berg', at('08:40'))
  expect(entryOf(berg, [queued(7, '08:31'), queued(7, '08:50')], at('09:00'))).toEqual({
    at: at('08:31'),
    counter: 'Tisch 1',
  })
  expect(entryOf(person(7, 'Berg'), [queued(7, '08:31', true)], at('09:00'))).toBeUndefined()
  const yesterday = person(7, 'Berg', new Date('2027-03-12T08:40:00+01:00'))
  expect(entryOf(yesterday, [], at('09:00'))).toBeUndefined()
})

test('whom a counter took back is not in, until somebody lets them in again', () => {
  const berg = person(7, 'Berg', at('08:40'))
  const back = { ...queued(7, '08:45'), withdraw: true }
  expect(entryOf(berg, [back], at('09:00'))).toBeUndefined()
  expect(countIn([berg], [back], at('09:00'))).toBe(0)
  expect(entryOf(berg, [queued(7, '08:41'), back, queued(7, '08:50')], at('09:00'))?.at).toEqual(at('08:50'))
})

test('who is in the house is counted once, with those whom only this device knows', () => {
  const people = [person(7, 'Berg', at('08:40')), person(8, 'Zimmer'), person(9, 'Früh')]
  const queue = [queued(7, '08:41'), queued(8, '08:42'), queued(5, '08:43'), queued(9, '08:44', true)]
  expect(countIn(people, queue, at('09:00'))).toBe(3)
})

test('people are found by name without marks and by number, from two letters on', () => {
  const people = [person(7, 'Özdemir'), person(8, 'Zimmer')]
  expect(foundBy('ozde', people)).toHaveLength(1)
  expect(foundBy('k-8', people)).toEqual([people[1]])
  expect(foundBy('z', people)).toEqual([])
})

test('what a scanner types is told from what a person types', () => {
  expect(isPass(`${'a'.repeat(40)}.${'b'.repeat(60)}.${'c'.repeat(86)} `)).toBe(true)
  expect(isPass('Dr. Eva von Berg')).toBe(false)
})

test('why somebody is not in after all is said with what was recorded of them', () => {
  const refused = queued(7, '08:41', true)
  expect(refusedText(refused, at('09:00'))).toBe('Eingelassen, 08:41\u00A0Uhr – nicht übernommen: Nein.')
  const nextDay = new Date('2027-03-14T09:00:00+01:00')
  expect(refusedText({ ...refused, withdraw: true }, nextDay)).toMatch(
    /^Zurückgenommen, Sa\.,\s13\.\sMärz, 08:41\sUhr – nicht übernommen: Nein\.$/,
  )
})
