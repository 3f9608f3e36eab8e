import {
  getAssociationBank,
  getOfficeAssociation,
  replaceAssociationBank,
} from '@tafelrunde/contract/admin/association'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { itemTax } from '../exhibitions/exhibitions.rules.ts'
import { readTaxFacts } from '../exhibitions/exhibitions.service.ts'

const { as, deps, given } = await buildTestApp()
const superuser = await given.account({ isStaff: true, isSuperuser: true })
const say = (small_business: boolean, small_business_from?: string) =>
  as(superuser)(replaceAssociationBank, { body: { small_business, small_business_from } })
const days = async () => (await as(superuser)(getOfficeAssociation, {})).small_business_days
const day = (from: string, small_business: boolean) => ({ from, small_business })

test('who is Kleinunternehmer from a day on was none before, and each day has what holds on it', async () => {
  expect(await as(superuser)(getAssociationBank, {})).toMatchObject({ small_business: false })
  expect(await days()).toEqual([])
  await say(true, '2024-01-01')
  expect(await say(false, '2030-01-01')).toMatchObject({ small_business: true })
  expect(await days()).toEqual([day('2024-01-01', true), day('2030-01-01', false)])
  const facts = await readTaxFacts(deps.db)
  const caseOn = (endsAt: string) =>
    itemTax(
      { taxCase: 'standard', exemption: '', onSite: false },
      { event: { endsAt: new Date(endsAt) } },
      facts,
    ).taxCase
  expect(caseOn('2023-12-31T22:59:00Z')).toBe('standard')
  expect(caseOn('2023-12-31T23:00:00Z')).toBe('small_business') // midnight in Berlin
  expect(caseOn('2029-12-31T12:00:00Z')).toBe('small_business')
  expect(caseOn('2030-01-01T12:00:00Z')).toBe('standard')
})

test('a day that says the same as the one before it is not kept, and what is not said stays', async () => {
  await say(false, '2024-01-01')
  expect(await days()).toEqual([])
  await say(true)
  const today = berlinDay(deps.clock.now())
  expect(await days()).toEqual([day(today, true)])
  await say(true, '2020-01-01')
  expect(await days()).toEqual([day('2020-01-01', true)])
  await as(superuser)(replaceAssociationBank, { body: { account_holder: 'Förderverein' } })
  expect(await days()).toEqual([day('2020-01-01', true)])
})
