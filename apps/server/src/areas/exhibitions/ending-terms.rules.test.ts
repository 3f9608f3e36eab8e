import { endingFee, endingTermText, termOn } from '@tafelrunde/contract/exhibitions/ending-terms'
import { expect, test } from 'vitest'
import { datedTerms, keptTerms } from './ending-terms.rules.ts'

const terms = keptTerms([
  { days: 1, percent: 100 },
  { days: null, percent: 10 },
  { days: 14, percent: 50 },
])
const event = { startsAt: new Date('2027-03-12T00:30:00+01:00') }
const dated = datedTerms(terms, event)

test('terms are kept by the day from which they hold, whatever order they are written in', () => {
  expect(terms).toEqual({ endingDays: [null, 14, 1], endingPercents: [10, 50, 100] })
})

test.each([
  ['2026-12-01', 10],
  ['2027-02-25', 10],
  ['2027-02-26', 50],
  ['2027-03-10', 50],
  ['2027-03-11', 100],
  ['2027-03-13', 100],
])('on %s the last that has begun holds, by days in Berlin: %i %%', (day, percent) => {
  expect(termOn(dated, day)).toMatchObject({ percent })
})

test('before the first day of any nothing is asked, and without terms never', () => {
  expect(termOn(dated.slice(1), '2027-02-25')).toBeUndefined()
  expect(datedTerms(null, event)).toEqual([])
})

test('days are counted by the calendar, also where the clocks change between', () => {
  const april = { startsAt: new Date('2027-04-02T09:00:00+02:00') }
  expect(datedTerms({ endingDays: [7], endingPercents: [50] }, april)).toMatchObject([{ from: '2027-03-26' }])
})

test.each([
  [34_901, 50, 17_451],
  [1, 49, 0],
  [1, 50, 1],
  [0, 100, 0],
  [-500, 50, 0],
])('of %i cents net %i %% are %i', (net, percent, cents) => {
  expect(endingFee({ days: null, percent }, net)).toBe(cents)
})

test('they are told in a sentence', () => {
  expect(dated.map(term => endingTermText(term).replaceAll('\u00a0', ' '))).toEqual([
    'nach der Bestätigung 10 % der Nettosumme',
    'ab 14 Tage vor Beginn (26.02.2027) 50 % der Nettosumme',
    'ab 1 Tag vor Beginn (11.03.2027) 100 % der Nettosumme',
  ])
  expect(endingTermText({ days: 0, from: '2027-03-12', percent: 100 })).toContain('ab dem ersten Tag')
})
