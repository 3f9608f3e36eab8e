import { expect, test } from 'vitest'
import { nextYear } from './copy.rules.ts'

test('a copy is proposed for the same weekday a year later, with the year in its name', () => {
  expect(nextYear('Herbsttagung 2027', '2027-11-12')).toEqual({
    name: 'Herbsttagung 2028',
    first_day: '2028-11-10',
  })
  expect(nextYear('Praxistag', '2027-01-01')).toEqual({ name: 'Praxistag', first_day: '2027-12-31' })
})
