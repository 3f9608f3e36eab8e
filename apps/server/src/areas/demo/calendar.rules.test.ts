import { expect, test } from 'vitest'
import { firstDayOf, momentAt, nameOn } from './calendar.rules.ts'

test.each([
  ['2026-11-21T12:00:00+01:00', '2027-03-12'],
  ['2026-11-21T23:59:59+01:00', '2027-03-12'],
  ['2026-11-28T00:00:00+01:00', '2027-03-19'],
  ['2027-11-17T00:30:00+01:00', '2028-03-03'],
])('what begins on the first Friday from 105 days after %s on begins on %s', (now, day) => {
  expect(firstDayOf({ from: 105, weekday: 5 }, new Date(now))).toBe(day)
})

test.each([
  ['2026-12-01', 'Wintertagung 2026'],
  ['2027-02-28', 'Wintertagung 2027'],
  ['2027-03-01', 'Frühjahrstagung 2027'],
  ['2027-08-31', 'Sommertagung 2027'],
  ['2027-11-30', 'Herbsttagung 2027'],
])('a conference on %s is called %s', (day, name) => {
  expect(nameOn(day, '{season}tagung {year}')).toBe(name)
})

test('ten o’clock is ten o’clock in Berlin, in winter and in summer', () => {
  expect(momentAt('2027-03-27', '10:00')).toEqual(new Date('2027-03-27T10:00:00+01:00'))
  expect(momentAt('2027-03-28', '10:00')).toEqual(new Date('2027-03-28T10:00:00+02:00'))
})
