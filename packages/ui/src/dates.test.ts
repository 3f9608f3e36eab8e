import { expect, test } from 'vitest'
import {
  dateAndTime,
  dateInYear,
  dateRange,
  dayAndTime,
  longDate,
  shortDate,
  tableDates,
  tableDay,
  tableDayAndTime,
  tableDays,
  weekdayDate,
} from './dates.ts'
import { dateAndTimes } from './days.ts'

const friday = new Date('2027-03-12T08:00:00Z')
const saturday = new Date('2027-03-13T09:00:00Z')
const later = new Date('2027-03-13T10:30:00Z')
const november = new Date('2026-11-14T08:05:00Z')

test('dates have their year and do not break between day and month', () => {
  expect(weekdayDate(november)).toBe('Samstag, 14.\u00A0November 2026')
  expect(longDate(november)).toBe('14.\u00A0November 2026')
  expect(shortDate(november)).toBe('14.\u00A0Nov. 2026')
  expect(dateInYear(november)).toBe('14.\u00A0November')
  expect(tableDay(november)).toBe('Sa., 14.\u00A0Nov. 2026')
})

test('a range names what its ends do not share', () => {
  expect(dateRange(friday, saturday)).toBe('12.–13.\u00A0März 2027')
  expect(dateRange(november, friday)).toBe('14.\u00A0November 2026 – 12.\u00A0März 2027')
  expect(dateRange(saturday, later)).toBe('13.\u00A0März 2027')
  expect(tableDates(friday, saturday)).toBe('12.–13.\u00A0März 2027')
  expect(tableDays(friday, saturday)).toBe('Fr., 12. – Sa., 13.\u00A0März 2027')
})

test('a moment has its time, which does not break before „Uhr“', () => {
  expect(dateAndTime(november)).toBe('14.\u00A0November 2026, 09:05\u00A0Uhr')
  expect(dayAndTime(november)).toBe('Sa., 14.\u00A0November 2026, 09:05\u00A0Uhr')
  expect(tableDayAndTime(november)).toBe('Sa., 14.\u00A0Nov. 2026, 09:05\u00A0Uhr')
  expect(dateAndTimes(saturday, later)).toBe('Sa., 13.\u00A0März 2027, 10:00–11:30\u00A0Uhr')
})

test('everything is told in the time of Berlin', () => {
  expect(longDate(new Date('2027-03-12T23:30:00Z'))).toBe('13.\u00A0März 2027')
})
