import { expect, test } from 'vitest'
import { participantExample } from '../attendance.example.ts'
import type { DoorEntry } from '../marks/entries.ts'
import { scanned } from './scanned.rules.ts'

const shown = (facts: Parameters<typeof participantExample>[0]) => [
  { participant: participantExample(facts), waiting: false },
]
const checkedIn = new Date('2027-03-13T09:02Z')
const entry: DoorEntry = {
  kind: 'door',
  key: 'k',
  account: 1,
  timeslot: 1,
  name: 'Jonas Weber',
  state: 'attended',
  recordedAt: checkedIn.getTime(),
  status: 'waiting',
  person: 9,
  force: false,
}

test('who has a place is expected, also when recorded as absent before', () => {
  expect(scanned(7, shown({}), []).is).toBe('expected')
  expect(scanned(7, shown({ state: 'absent' }), []).is).toBe('expected')
})

test('who was there already is told with the time', () => {
  const known = shown({ state: 'attended', checked_in_at: checkedIn })
  expect(scanned(7, known, [])).toEqual({ is: 'there', name: 'Eva Sommer', since: checkedIn })
})

test('who was added on this device without a network is there too', () => {
  expect(scanned(9, shown({}), [entry])).toEqual({ is: 'there', name: 'Jonas Weber', since: checkedIn })
  expect(scanned(9, shown({}), [{ ...entry, status: 'refused' }])).toEqual({ is: 'stranger' })
})

test('who waits for a place is not let in unasked', () => {
  expect(scanned(7, shown({ state: 'waitlisted', waitlist_position: 3 }), []).is).toBe('waitlisted')
})

test('whoever has no place here, or has given it up, belongs elsewhere', () => {
  expect(scanned(8, shown({}), [])).toEqual({ is: 'stranger' })
  expect(scanned(7, shown({ state: 'cancelled' }), [])).toEqual({ is: 'stranger' })
})
