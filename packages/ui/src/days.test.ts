import { expect, test } from 'vitest'
import { clockTime, dateTile, dayLabel, dayRange, sinceTime, timeRange } from './days.ts'

const friday = new Date('2027-03-12T08:00:00Z')
const saturday = new Date('2027-03-13T09:00:00Z')
const later = new Date('2027-03-13T10:30:00Z')

test('days and times are German and do not break inside', () => {
  expect(dayLabel(saturday)).toBe('Sa., 13.\u00A0März')
  expect(dayRange(friday, saturday)).toBe('Fr., 12. – Sa., 13.\u00A0März')
  expect(dayRange(saturday, later)).toBe('Sa., 13.\u00A0März')
  expect(timeRange(saturday, later)).toBe('10:00–11:30')
})

test('a range over two months names both', () => {
  const october = new Date('2027-10-01T08:00:00Z')
  expect(dayRange(new Date('2027-09-30T08:00:00Z'), october)).toBe(
    'Do., 30.\u00A0September – Fr., 1.\u00A0Oktober',
  )
})

test('everything is told in the time of Berlin, summer and winter', () => {
  expect(clockTime(new Date('2027-07-01T12:05:00Z'))).toBe('14:05')
  expect(dayLabel(new Date('2027-03-12T23:30:00Z'))).toBe('Sa., 13.\u00A0März')
})

test.each([
  [new Date('2027-01-07T08:00Z'), '7', 'Jan.'],
  [friday, '12', 'März'],
  [new Date('2027-05-31T22:30Z'), '1', 'Juni'],
])('the date tile of %s', (moment, day, month) => {
  expect(dateTile(moment)).toEqual({ day, month })
})

test.each([
  ['2026-11-22T14:05+01:00', '14:05'],
  ['2026-11-22T00:00+01:00', '00:00'],
  ['2026-11-21T23:59+01:00', 'Sa., 21.\u00A0November, 23:59'],
  ['2026-11-20T14:05+01:00', 'Fr., 20.\u00A0November, 14:05'],
  ['2026-11-15T14:05+01:00', 'So., 15.\u00A0November, 14:05'],
])('what was fetched at %s is of %s', (moment, text) => {
  expect(sinceTime(new Date(moment), new Date('2026-11-22T23:30+01:00'))).toBe(text)
})
