import { listDoubles } from '@tafelrunde/contract/admin/people/doubles'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const { as, given } = await buildTestApp()
const boss = await given.account({ isStaff: true, isSuperuser: true, lastName: 'Boss' })

test('two accounts of one name are probably of one person where number, birthday or address fit, the surest first', async () => {
  const named = (email: string, facts: Parameters<typeof given.account>[0] = {}) =>
    given.account({ firstName: 'Jörg', lastName: 'Möller-Voß', email, ...facts })
  const old = await named('joerg.moeller@schule.example', {
    customerNumber: 'K-4711',
    birthday: '1970-05-01',
  })
  const spelled = { firstName: 'Joerg', lastName: 'Moeller Voss' }
  const other = await named('jmv@privat.example', {
    ...spelled,
    customerNumber: 'k 4711',
    birthday: '1970-05-01',
    lastLoginAt: new Date('2027-02-01T10:00:00Z'),
  })
  const third = await named('joerg.moeller@privat.example')
  await named('ganz-anders@verein.example')
  await given.account({ firstName: 'Jörg', lastName: 'Mölders', email: 'joerg.moeller@verein.example' })
  const { count, results } = await as(boss)(listDoubles, { query: {} })
  expect(count).toBe(2)
  expect(results.map(({ stays, goes, reasons }) => [stays.id, goes.id, reasons])).toEqual([
    [other.id, old.id, ['number', 'birthday']],
    [old.id, third.id, ['email']],
  ])
  const second = await as(boss)(listDoubles, { query: { limit: '1', offset: '1' } })
  expect([second.count, second.results.length]).toEqual([2, 1])
})
