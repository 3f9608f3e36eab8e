import { expect, test } from 'vitest'
import { interestSpans, type LateTerms, lateCharges } from './late-charges.rules.ts'

const owed = { dueOn: '2026-01-15', today: '2026-02-14', openCents: 100_000, movements: [] }
const base = [{ from: '2026-01-01', rate: 127 }]
const nine = 900
const simple = (...facts: Parameters<typeof interestSpans>) =>
  interestSpans(...facts).map(({ from, until, days, cents, rate, interestCents }) => [
    `${from}/${until}`,
    days,
    cents,
    rate,
    interestCents,
  ])

test('1.000 € for 30 days at 9 points above 1,27 % are 8,44 €', () => {
  // 1000 × 10,27 % × 30 / 365 = 8,4411
  expect(simple(owed, nine, base)).toEqual([['2026-01-16/2026-02-14', 30, 100_000, 1027, 844]])
})

test('until the end of the due day nothing is owed, on the day after one day', () => {
  expect(simple({ ...owed, today: '2026-01-15' }, nine, base)).toEqual([])
  expect(simple({ ...owed, today: '2026-01-16' }, nine, base)).toEqual([
    ['2026-01-16/2026-01-16', 1, 100_000, 1027, 28],
  ])
})

test('a new base rate counts from its day on', () => {
  const rates = [{ from: '2026-07-01', rate: 200 }, ...base]
  const over = { ...owed, dueOn: '2026-06-20', today: '2026-07-10' }
  // 1000 × 10,27 % × 10 / 365 = 2,8137 and 1000 × 11,00 % × 10 / 365 = 3,0137
  expect(simple(over, nine, rates)).toEqual([
    ['2026-06-21/2026-06-30', 10, 100_000, 1027, 281],
    ['2026-07-01/2026-07-10', 10, 100_000, 1100, 301],
  ])
})

test('a payment in part lowers what is owed from its own day on, one before the due day from the start', () => {
  const paid = [
    { day: '2026-01-10', cents: 30_000 },
    { day: '2026-01-26', cents: 40_000 },
  ]
  // 1000 × 10,27 % × 10 / 365 = 2,8137 and 600 × 10,27 % × 20 / 365 = 3,3764
  expect(simple({ ...owed, openCents: 60_000, movements: paid }, nine, base)).toEqual([
    ['2026-01-16/2026-01-25', 10, 100_000, 1027, 281],
    ['2026-01-26/2026-02-14', 20, 60_000, 1027, 338],
  ])
})

test('while money was there that the bank took back later, nothing is owed', () => {
  const movements = [
    { day: '2026-01-26', cents: 100_000 },
    { day: '2026-02-05', cents: -100_000 },
  ]
  expect(simple({ ...owed, movements }, nine, base)).toEqual([
    ['2026-01-16/2026-01-25', 10, 100_000, 1027, 281],
    ['2026-02-05/2026-02-14', 10, 100_000, 1027, 281],
  ])
})

test('a negative base rate takes off, and never below nothing', () => {
  const negative = [{ from: '2020-01-01', rate: -88 }]
  // 1000 × 8,12 % × 30 / 365 = 6,6740
  expect(simple(owed, nine, negative)).toEqual([['2026-01-16/2026-02-14', 30, 100_000, 812, 667]])
  expect(simple(owed, 50, negative)).toEqual([])
})

test('before the first base rate that is known there is no interest', () => {
  expect(simple(owed, nine, [{ from: '2026-02-01', rate: 127 }])).toMatchObject([
    ['2026-02-01/2026-02-14', 14, 100_000, 1027, 394],
  ])
})

test('half a cent is a cent, and the 366 days of a leap year all count', () => {
  const flat = [{ from: '2020-01-01', rate: 0 }]
  // 50 cents × 1 % × 365 / 365 = 0,5 cents
  expect(
    simple({ ...owed, dueOn: '2025-12-31', today: '2026-12-31', openCents: 50 }, 100, flat)[0]?.at(-1),
  ).toBe(1)
  // 1000 × 1 % × 366 / 365 = 10,0274
  expect(simple({ ...owed, dueOn: '2027-12-31', today: '2028-12-31' }, 100, flat)).toEqual([
    ['2028-01-01/2028-12-31', 366, 100_000, 100, 1003],
  ])
})

const none = { feesCents: 0, flatFeeCents: 0 }
const terms: LateTerms = { interestPoints: nine, flatFeeCents: 4000, feeCents: 250, fromStep: 2 }
const chargesOf = (step: number, before = none, changes: Partial<LateTerms> = {}) => {
  const { interestCents, feesCents, flatFeeCents, extraCents } = lateCharges({
    ...owed,
    step,
    terms: { ...terms, ...changes },
    baseRates: base,
    before,
  })
  return [interestCents, feesCents, flatFeeCents, extraCents]
}

test('the first reminder that may demand something is the one that the office has chosen', () => {
  expect(chargesOf(1)).toEqual([0, 0, 0, 0])
  expect(chargesOf(2)).toEqual([844, 250, 4000, 4844])
})

test('fees of reminders add up, and the flat fee, which comes once, is set against them', () => {
  const before = { feesCents: 250, flatFeeCents: 4000 }
  expect(chargesOf(3, before)).toEqual([844, 500, 4000, 4844])
  expect(chargesOf(3, before, { flatFeeCents: 0 })).toEqual([844, 500, 4000, 4844])
  expect(chargesOf(3, { feesCents: 250, flatFeeCents: 0 }, { flatFeeCents: 0 })).toEqual([844, 500, 0, 1344])
  expect(chargesOf(3, { feesCents: 3900, flatFeeCents: 4000 })).toEqual([844, 4150, 4000, 4994])
})

test('what was demanded stays so when the office wants nothing any more', () => {
  const off = { interestPoints: null, flatFeeCents: 0, feeCents: 0 }
  expect(chargesOf(3, { feesCents: 250, flatFeeCents: 0 }, off)).toEqual([0, 250, 0, 250])
  expect(chargesOf(3, none, off)).toEqual([0, 0, 0, 0])
})
