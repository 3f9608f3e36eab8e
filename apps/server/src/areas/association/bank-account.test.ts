import { getAssociationBank, replaceAssociationBank } from '@tafelrunde/contract/admin/association'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const { app, as, given } = await buildTestApp()
const superuser = await given.account({ isStaff: true, isSuperuser: true })
const read = () => as(superuser)(getAssociationBank, {})
const change = (body: object) => as(superuser)(replaceAssociationBank, { body })
const none = { iban: '', bic: '', account_holder: '', tax_number: '', vat_id: '', small_business: false }

test('there is no account at first; what is said of it is changed, and the rest stays', async () => {
  expect(await read()).toEqual(none)
  const account = {
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    account_holder: 'LVM e. V.',
    tax_number: '143/123/45678',
    vat_id: 'DE123456789',
    small_business: true,
  }
  expect(
    await change({
      ...account,
      iban: 'de02 1203-0000 0000 2020 51',
      bic: 'byladem1001',
      vat_id: 'de 123456789',
    }),
  ).toEqual(account)
  expect(await change({ account_holder: '' })).toEqual({ ...account, account_holder: '' })
  expect(await change({ bic: '' })).toEqual({ ...account, bic: '', account_holder: '' })
  expect(await read()).toEqual({ ...account, bic: '', account_holder: '' })
  expect(await change(none)).toEqual(none)
})

test.each([
  [{ iban: 'DE02120300000000202052' }, 'iban', 'Die Prüfziffer dieser IBAN stimmt nicht.'],
  [{ iban: 'TR330006100519786457841326' }, 'iban', 'außerhalb des SEPA-Raums'],
  [{ bic: 'BYLA' }, 'bic', 'Dieser BIC kann nicht stimmen.'],
  [{ iban: 'AT611904300234573201', bic: 'BYLADEM1' }, 'bic', 'verschiedenen Ländern'],
  [{ vat_id: 'DE12345678' }, 'vat_id', 'Umsatzsteuer-Identifikationsnummer kann nicht stimmen'],
  [{ vat_id: '143/123/45678' }, 'vat_id', 'Eine deutsche besteht aus DE und 9 Ziffern.'],
  [{ account_holder: 'V'.repeat(71) }, 'account_holder', '70'],
])('%o is refused at its field, and nothing is changed', async (wrong, field, sentence) => {
  await change(none)
  await expect(change({ account_holder: 'LVM', ...wrong })).rejects.toMatchObject({
    status: 400,
    body: { [field]: [expect.stringContaining(sentence)] },
  })
  expect(await read()).toEqual(none)
})

test('it is a matter of superusers: others may neither see nor change it', async () => {
  for (const [account, status] of [
    [undefined, 401],
    [await given.account({ isLecturer: true }), 403],
    [await given.staff(), 403],
  ] as const) {
    await expect(as(account)(getAssociationBank, {})).rejects.toMatchObject({ status })
    await expect(as(account)(replaceAssociationBank, { body: { bic: '' } })).rejects.toMatchObject({ status })
  }
})

test('what everybody may know of the association does not tell the account', async () => {
  await change({ iban: 'DE02120300000000202051', bic: 'BYLADEM1001', account_holder: 'Kasse des Verbands' })
  const { body } = await app.inject('/api/association/')
  expect(JSON.parse(body)).toMatchObject({ website: expect.any(String) })
  for (const secret of ['iban', 'bic', 'account', 'DE02', 'BYLADEM1001', 'Kasse'])
    expect(body.toLowerCase()).not.toContain(secret.toLowerCase())
})
