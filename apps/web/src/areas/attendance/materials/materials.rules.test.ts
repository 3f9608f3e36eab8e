import { expect, test } from 'vitest'
import { momentOf, visibilityOf } from './materials.rules.ts'
import { visibleText } from './materials.texts.ts'

const now = new Date('2027-03-13T10:00:00+01:00')
const end = new Date('2027-03-13T11:30:00+01:00')

test.each([
  [undefined, 'now'],
  [new Date('2027-03-01T10:00:00+01:00'), 'now'],
  [end, 'after'],
  [new Date('2027-04-01T08:00:00+02:00'), 'date'],
])('a form begins with what was chosen before: %s', (visibleFrom, when) => {
  expect(visibilityOf(visibleFrom, end, now).when).toBe(when)
})

test('a chosen time is a time in Berlin, also in summer', () => {
  const chosen = visibilityOf(new Date('2027-04-01T08:00:00+02:00'), end, now)
  expect(chosen.date).toBe('2027-04-01T08:00')
  expect(momentOf(chosen, end, now)).toEqual(new Date('2027-04-01T06:00Z'))
  expect(momentOf({ ...chosen, date: '' }, end, now)).toBeUndefined()
  expect(momentOf({ ...chosen, when: 'after' }, end, now)).toEqual(end)
})

test('a file says from when on participants see it', () => {
  expect(visibleText(now, now)).toBe('sichtbar')
  expect(visibleText(end, now)).toBe('sichtbar ab Sa., 13.\u00A0März, 11:30\u00A0Uhr')
})
