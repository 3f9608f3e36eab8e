import { expect, test } from 'vitest'
import { durationOf, instantOf, isTimeZone, momentOf, timeOf } from './wall-clock.rules.ts'

const minutes = (text: string) => (durationOf(text) ?? 0) / 60_000

test.each([
  ['01:30', 90],
  ['1:30', 90],
  ['00:05', 5],
  ['24:30', 24 * 60 + 30],
  ['100:00', 6000],
  ['1:02:30', 24 * 60 + 150],
  ['01:30:00', 90],
  ['00:00:30', 0.5],
])('a duration of %s is %d minutes', (text, expected) => {
  expect(minutes(text)).toBe(expected)
})

test.each(['', '00:00', '90', '1:60', '-01:00', 'PT1H', '01:30 Uhr'])('„%s“ is no duration', text => {
  expect(durationOf(text)).toBeUndefined()
})

test.each([
  ['9:30', '09:30:00'],
  ['23:59:59', '23:59:59'],
])('a clock shows %s', (text, expected) => {
  expect(timeOf(text)).toBe(expected)
})

test.each(['24:00', '12:60', '12', '1200'])('no clock shows %s', text => {
  expect(timeOf(text)).toBeUndefined()
})

test.each(['2027-02-29', '2027-13-01', '13.03.2027', '2027-03-13T25:00:00Z', '2027-03-13T10:00 MEZ'])(
  '%s is no moment',
  text => {
    expect(momentOf(text)).toBeUndefined()
  },
)

test.each([
  ['in winter', '2027-03-13 10:00', 'Europe/Berlin', '2027-03-13T09:00:00.000Z'],
  ['in summer', '2027-07-13 10:00', 'Europe/Berlin', '2027-07-13T08:00:00.000Z'],
  ['just before the clocks go forward', '2027-03-28 01:30', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
  ['in the hour that is left out', '2027-03-28 02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['in the hour that comes twice', '2027-10-31 02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ['just after the clocks went back', '2027-10-31 03:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z'],
  ['far in the west', '2027-01-01 10:00', 'America/Los_Angeles', '2027-01-01T18:00:00.000Z'],
  ['with an offset of its own', '2027-03-13T10:00:00+0530', 'Europe/Berlin', '2027-03-13T04:30:00.000Z'],
])('a wall clock %s', (_sentence, text, zone, expected) => {
  const { day = '', time = '', offset } = momentOf(text) ?? {}
  expect(instantOf({ day, time, offset }, zone).toISOString()).toBe(expected)
})

test('a zone is one that the machine knows', () => {
  expect(['Europe/Berlin', 'UTC', 'Berlin', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
