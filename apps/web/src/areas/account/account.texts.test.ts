import { expect, test } from 'vitest'
import { deviceFacts, deviceName } from './account.texts.ts'

const created = new Date('2027-03-01T08:00:00Z')
const session = { id: '', device: 'Chrome auf Android', created, last_used: created, current: false }
const now = new Date('2027-03-28T20:00:00Z') // the day when the clocks change
const used = (moment: string) => deviceFacts({ ...session, last_used: new Date(moment) }, now)[1]

test('a device says when it was used last: today and yesterday with the time, else the day', () => {
  expect(used('2027-03-28T12:05:00Z')).toBe('zuletzt benutzt heute, 14:05\u00A0Uhr')
  expect(used('2027-03-27T12:05:00Z')).toBe('zuletzt benutzt gestern, 13:05\u00A0Uhr')
  expect(used('2027-03-26T12:05:00Z')).toBe('zuletzt benutzt am 26.\u00A0März 2027')
})

test('the device at hand is in use and does not say so', () => {
  expect(deviceFacts({ ...session, current: true }, now)).toEqual(['Angemeldet seit 1.\u00A0März 2027'])
})

test('a device that tells nothing of itself is called unknown', () => {
  expect(deviceName({ ...session, device: '' })).toBe('Unbekanntes Gerät')
})
