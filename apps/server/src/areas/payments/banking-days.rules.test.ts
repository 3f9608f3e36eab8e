import { expect, test } from 'vitest'
import { isBankingDay, nextBankingDay } from './banking-days.rules.ts'

// Easter Sundays as published, among them the earliest and the latest of the calendar's next hundred years.
test.each([
  '2024-03-31',
  '2026-04-05',
  '2027-03-28',
  '2030-04-21',
  '2035-03-25',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
])(
  'around Easter %s banks rest on Good Friday and Easter Monday, and work on Thursday and Tuesday',
  easter => {
    const around = (days: number) => {
      const day = new Date(`${easter}T00:00:00Z`)
      day.setUTCDate(day.getUTCDate() + days)
      return isBankingDay(day.toISOString().slice(0, 10))
    }
    expect([-3, -2, -1, 0, 1, 2].map(around)).toEqual([true, false, false, false, false, true])
  },
)

test.each(['2027-01-01', '2028-05-01', '2028-12-25', '2028-12-26', '2027-03-06', '2027-03-07'])(
  'on %s banks rest',
  day => {
    expect(isBankingDay(day)).toBe(false)
  },
)

test.each([
  ['an ordinary day', '2027-03-01', '2027-03-02'],
  ['a Friday', '2027-03-05', '2027-03-08'],
  ['Maundy Thursday', '2027-03-25', '2027-03-30'],
  ['Christmas Eve of 2026', '2026-12-24', '2026-12-28'],
  ['the last day of the year', '2027-12-31', '2028-01-03'],
  ['a German holiday is none of the banks’ calendar: 3 October', '2028-10-02', '2028-10-03'],
])('the banking day after %s', (_, today, next) => {
  expect(nextBankingDay(today)).toBe(next)
})
