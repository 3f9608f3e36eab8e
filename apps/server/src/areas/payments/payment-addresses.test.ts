import { exportPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCreditTransfer } from '../../../test/read/read-credit-transfer.ts'
import { approvedIn } from '../settlements/approved.fixture.ts'
import { settlements } from '../settlements/settlements.tables.ts'
import { readPaymentFile } from './payment-files.service.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { db } = deps
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
const staff = as(await given.staff())
clock.set('2027-03-01T12:00:00+01:00') // a Monday

const home = { street: 'Schulstraße 12', postalCode: '12345', city: 'Musterstadt' }
const exported = async (event: { id: number }) => {
  const { id } = await staff(exportPaymentFile, { params: { id: event.id }, body: {} })
  return readCreditTransfer((await readPaymentFile(db, id)).xml)
}
/** An event with something to pay to that account, and to one in Germany. */
const paying = async (iban: string, country: string) => {
  const event = await finishedEvent()
  await approved(event, { person: { postalCode: '8001', city: 'Zürich', country }, bank: { iban } })
  await approved(event)
  return event
}

test.each([
  ['Switzerland', 'CH9300762011623852957', 'CH'],
  ['the United Kingdom', 'GB29NWBK60161331926819', 'GB'],
  ['San Marino', 'SM86U0322509800000000270100', 'SM'],
  ['Monaco', 'MC5811222000010123456789030', 'MC'],
])('a transfer to %s says where it comes from, and is not made without that', async (_, iban, country) => {
  const event = await paying(iban, country)
  await openAccount({ street: '', postalCode: '', city: '' })
  await expect(exported(event)).rejects.toMatchObject({
    status: 409,
    body: { code: 'state', detail: expect.stringContaining('Anschrift des Verbands') },
  })
  await openAccount(home)
  const { debtorAddress, transfers } = await exported(event)
  expect(debtorAddress).toEqual({
    street: 'Schulstrasse',
    houseNumber: '12',
    postalCode: '12345',
    town: 'Musterstadt',
    country: 'DE',
  })
  expect(transfers).toMatchObject([
    { postalCode: '8001', town: 'Zuerich', country },
    { town: 'Hamburg', country: 'DE' },
  ])
})

test.each(['NO9386011117947', 'LI21088100002324013AA'])(
  'within the European Economic Area (%s) the own address is not told, wherever the payee lives',
  async iban => {
    await openAccount(home)
    const { debtorAddress, transfers } = await exported(await paying(iban, 'CH'))
    expect(debtorAddress).toEqual({})
    expect(transfers[0]).toMatchObject({ town: 'Zuerich', country: 'CH' })
  },
)

test('what was submitted before countries were asked for is paid as it was: five digits are Germany’s', async () => {
  const event = await finishedEvent()
  for (const postalCode of ['20354', '1010']) {
    const { id } = await approved(event, { person: { postalCode } })
    await db
      .update(settlements)
      .set({ document: sql`${settlements.document} #- '{person,country}'` })
      .where(eq(settlements.id, id))
  }
  await openAccount()
  const { transfers } = await exported(event)
  expect(transfers.map(({ country }) => country)).toEqual(['DE', undefined])
})
