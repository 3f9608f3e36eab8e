import fc from 'fast-check'
import { expect, test } from 'vitest'
import { berlinText } from './berlin.ts'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

test('a moment is written as clocks in Berlin show it, and reads as the same moment', () => {
  const moments = fc.date({ min: new Date('1901-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, moment => {
      const text = berlinText(moment)
      expect(text.slice(0, 19).replace('T', ' ')).toBe(parts.format(moment))
      expect(new Date(text)).toEqual(moment)
    }),
  )
})

test('on the days when clocks are changed each hour has its own offset', () => {
  const written = [
    '2027-03-28T00:59:59Z',
    '2027-03-28T01:00:00Z',
    '2027-10-31T00:59:59.500Z',
    '2027-10-31T01:00:00Z',
  ]
  expect(written.map(text => berlinText(new Date(text)))).toEqual([
    '2027-03-28T01:59:59+01:00',
    '2027-03-28T03:00:00+02:00',
    '2027-10-31T02:59:59.500+02:00',
    '2027-10-31T02:00:00+01:00',
  ])
})
