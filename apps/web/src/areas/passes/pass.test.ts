import { expect, test } from 'vitest'
import { nextPlace } from './pass.rules.ts'
import { customerNumberText, slotTexts } from './pass.texts.ts'

const at = (time: string) => new Date(`2027-03-12T${time}+01:00`)
const place = (start: string, end: string, state = 'registered') => ({
  start: at(start),
  end: at(end),
  participation: { state },
})

test('the next workshop is the first one that has not ended, of those with a place', () => {
  const waiting = place('09:00', '12:00', 'waitlisted')
  const morning = place('09:00', '10:30')
  const noon = place('11:00', '12:30')
  const places = [noon, waiting, morning]
  expect(nextPlace(places, at('08:00'))).toBe(morning)
  expect(nextPlace(places, at('10:29'))).toBe(morning)
  expect(nextPlace(places, at('10:30'))).toBe(noon)
  expect(nextPlace(places, at('12:30'))).toBeUndefined()
})

test('when and where it is', () => {
  const slot = { start: at('10:00'), end: at('11:30'), location: 'Raum 2.14' }
  expect(slotTexts(slot, at('07:00'))).toEqual(['Heute, 10:00–11:30 Uhr', 'Raum 2.14'])
  expect(slotTexts({ ...slot, location: '' }, new Date('2027-03-11T23:59:00+01:00'))).toEqual([
    'Fr., 12.\u00A0März, 10:00–11:30 Uhr',
  ])
})

test('a number of six figures stands in threes, any other as it is', () => {
  expect(customerNumberText('204817')).toBe('Mitgliedsnummer 204\u202F817')
  expect(customerNumberText('K-2048')).toBe('Mitgliedsnummer K-2048')
})
