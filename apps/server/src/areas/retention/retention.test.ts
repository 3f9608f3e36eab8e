import { listRetention } from '@tafelrunde/contract/admin/retention'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { jobNames } from '../../jobs.ts'
import { periodText } from './retention.rules.ts'
import { periodsAt } from './retention.service.ts'

const { as, given } = await buildTestApp()

test('a superuser reads for how long what is kept, from the numbers that the jobs go by', async () => {
  const superuser = await given.account({ isStaff: true, isSuperuser: true })
  const { results } = await as(superuser)(listRetention, {})
  expect(results.map(({ what, kept }) => `${what}: ${kept}`)).toEqual(
    expect.arrayContaining([
      'Erledigte Anfragen mit ihren Antworten: 1 Jahr nach dem letzten Schritt',
      'Links aus E-Mails: 3 Tage nach dem Versand',
      'Rechnungen und Stornorechnungen: werden nie gelöscht',
    ]),
  )
})

test('every job that deletes by itself is said', () => {
  const tidying = jobNames.filter(name => name.startsWith('tidy-'))
  const said = new Set(periodsAt(new Date()).map(({ job }) => job))
  expect([...said].toSorted()).toEqual(tidying.toSorted())
})

test.each([
  [1, '1 Tag'],
  [30, '30 Tage'],
  [365, '1 Jahr'],
  [366, '1 Jahr'],
  [400, '400 Tage'],
  [731, '2 Jahre'],
])('%i days are %s', (days, text) => {
  expect(periodText(days * 24 * 60 * 60 * 1000)).toBe(text)
})
