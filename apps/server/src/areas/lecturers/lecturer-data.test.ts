import {
  changeLecturerData,
  getLecturerData,
  listLecturerData,
  replaceLecturerData,
} from '@tafelrunde/contract/lecturers/lecturer-data'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'

const { as, deps, given } = await buildTestApp()
const { db } = deps

/** A lecturer's entry, and calls of the lecturer's own. */
const lecturer = async () => {
  const account = await given.account({ isLecturer: true })
  const { results } = await as(account)(listLecturerData, { query: {} })
  const [data] = results
  if (!data || results.length > 1) throw new Error('a lecturer has one entry')
  const params = { id: data.id }
  return {
    account,
    data,
    params,
    change: (body: object) => as(account)(changeLecturerData, { params, body }),
  }
}

test('a lecturer has one entry, empty at first, however often and at once it is asked for', async () => {
  const account = await given.account({ isLecturer: true })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => as(account)(listLecturerData, { query: {} })),
  )
  expect(new Set(answers.map(({ results }) => results[0]?.id)).size).toBe(1)
  expect(answers[0]).toMatchObject({
    count: 1,
    results: [
      { account: account.id, street: '', iban: '', small_business: false, travel_mode: 'car', travel_km: 0 },
    ],
  })
})

test('what is said is changed, by PUT and PATCH alike, and the rest stays', async () => {
  const { account, params, change } = await lecturer()
  await change({ street: 'Lindenweg 4', postal_code: '12345', city: 'Musterstadt', travel_km: '128' })
  const body = { phone: '0123 456', small_business: true, travel_mode: 'public' } as const
  const changed = await as(account)(replaceLecturerData, { params, body })
  expect(changed).toMatchObject({ street: 'Lindenweg 4', travel_km: 128, ...body })
  expect(await as(account)(getLecturerData, { params })).toEqual(changed)
})

test('the own entry only: those of others are not found, staff see and change all', async () => {
  const [one, other] = [await lecturer(), await lecturer()]
  const { params } = other
  await expect(as(one.account)(getLecturerData, { params })).rejects.toMatchObject({ status: 404 })
  await expect(as(one.account)(changeLecturerData, { params, body: {} })).rejects.toMatchObject({
    status: 404,
  })
  const staff = as(await given.staff())
  const { results } = await staff(listLecturerData, { query: {} })
  expect(results.map(({ id }) => id)).toEqual(expect.arrayContaining([one.data.id, other.data.id]))
  expect(await staff(changeLecturerData, { params, body: { city: 'Lindenau' } })).toMatchObject({
    city: 'Lindenau',
  })
})

test('staff see the entries of all lecturers, also of those who never looked', async () => {
  const silent = await given.account({ isLecturer: true })
  const { results } = await as(await given.staff())(listLecturerData, { query: { limit: '1000' } })
  expect(results.filter(({ account }) => account === silent.id)).toHaveLength(1)
})

test('who is neither lecturer nor staff may not, and nobody without a login', async () => {
  await expect(as(await given.account())(listLecturerData, { query: {} })).rejects.toMatchObject({
    status: 403,
  })
  await expect(as()(listLecturerData, { query: {} })).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ['AT61 1904 3002 3457 3201', 'AT611904300234573201'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
  ['RS35 2600 0560 1001 6113 79', 'RS35260005601001611379'],
  ['', ''],
])('the IBAN %s is kept as %s', async (iban, kept) => {
  const { change } = await lecturer()
  expect(await change({ iban })).toMatchObject({ iban: kept })
})

test.each([
  ['a digit that is wrong', 'DE89370400440532013001', /^Die Prüfziffer dieser IBAN stimmt nicht/],
  ['two digits in the wrong order', 'DE89370400440532010300', /^Die Prüfziffer dieser IBAN stimmt nicht/],
  ['a letter for a digit', 'DE8937040044053201300O', /ein O statt einer Null/],
  [
    'too few signs for its country, with a checksum that is right',
    'DE20210501700012345',
    /19 statt 22 Zeichen/,
  ],
  ['too many signs for its country', 'DE893704004405320130000', /23 statt 22 Zeichen/],
  ['a country that has none', 'XX89370400440532013000', /Länderkürzel wie DE/],
  ['something else', 'Sparkasse', /Länderkürzel wie DE/],
  ['a country that no SEPA transfer gets to', 'TR330006100519786457841326', /außerhalb des SEPA-Raums/],
  ['another such country', 'AE07 0331 2345 6789 0123 456', /außerhalb des SEPA-Raums/],
])(
  'an IBAN with %s is refused at its field with a sentence of its own, and nothing is changed',
  async (_what, iban, sentence) => {
    const { account, params, change } = await lecturer()
    await expect(change({ iban, city: 'Lindenau' })).rejects.toMatchObject({
      status: 400,
      body: { iban: [expect.stringMatching(sentence)] },
    })
    expect(await as(account)(getLecturerData, { params })).toMatchObject({ iban: '', city: '' })
  },
)

test('a BIC is checked, kept in capitals, and fits the country of the IBAN', async () => {
  const { change } = await lecturer()
  expect(await change({ bic: 'cobadeff xxx' })).toMatchObject({ bic: 'COBADEFFXXX' })
  await expect(change({ bic: 'COBADE' })).rejects.toMatchObject({
    status: 400,
    body: { bic: [expect.stringContaining('BIC')] },
  })
  const sentence = ['IBAN und BIC gehören zu verschiedenen Ländern.']
  const austrian = 'AT611904300234573201'
  await expect(change({ iban: austrian })).rejects.toMatchObject({ status: 400, body: { iban: sentence } })
  await expect(change({ iban: austrian, bic: 'COBADEFF' })).rejects.toMatchObject({ body: { bic: sentence } })
  expect(await change({ iban: austrian, bic: 'GIBAATWW' })).toMatchObject({ iban: austrian, bic: 'GIBAATWW' })
})

test('all that is wrong is told together', async () => {
  const { change } = await lecturer()
  const wish = { iban: 'DE1', bic: 'X', vat_id: 'DE1', country: 'XX', account_holder: 'Ελένη' }
  await expect(change(wish)).rejects.toMatchObject({
    status: 400,
    body: {
      iban: [expect.stringContaining('IBAN')],
      bic: [expect.stringContaining('BIC')],
      vat_id: [expect.stringContaining('Umsatzsteuer')],
      country: ['Bitte wählen Sie ein Land.'],
      account_holder: [expect.stringContaining('lateinische')],
    },
  })
})

test('the country is asked for, Germany unless somebody says otherwise', async () => {
  const { account, params, change } = await lecturer()
  expect(await as(account)(getLecturerData, { params })).toMatchObject({ country: 'DE' })
  expect(await change({ postal_code: '1010', city: 'Wien', country: 'at' })).toMatchObject({ country: 'AT' })
  for (const country of ['', 'Österreich', 'XX'])
    await expect(change({ country })).rejects.toMatchObject({
      status: 400,
      body: { country: ['Bitte wählen Sie ein Land.'] },
    })
  expect(await change({ city: 'Graz' })).toMatchObject({ country: 'AT', city: 'Graz' })
})

test('a name in another script is asked for in Latin letters before an account is kept under it', async () => {
  const { account, change } = await lecturer()
  const refused = { status: 400, body: { account_holder: [expect.stringContaining('lateinische')] } }
  for (const account_holder of [
    'Ελένη Παπαδοπούλου',
    'Анна Petrowa',
    '山田花子',
    'محمد',
    'दीपा',
    'Ann\u0430',
  ])
    await expect(change({ account_holder })).rejects.toMatchObject(refused)
  for (const account_holder of [
    'Đặng Thị Ngọc',
    'Łukasz O’Neill-Sørensen',
    'Müller & Söhne (GbR), Nr. 2',
    '',
  ])
    expect(await change({ account_holder })).toMatchObject({ account_holder })
  const iban = 'DE89370400440532013000'
  await db.update(accounts).set({ firstName: 'Ελένη', lastName: 'Παπά' }).where(eq(accounts.id, account.id))
  await expect(change({ iban })).rejects.toMatchObject(refused)
  expect(await change({ iban, account_holder: 'Eleni Papa' })).toMatchObject({ iban })
  await expect(change({ account_holder: '' })).rejects.toMatchObject(refused)
})

test.each([
  ['DE 123 456 789', 'DE123456789'],
  ['atu12345675', 'ATU12345675'],
  ['', ''],
])('the VAT id %s is kept as %s', async (vat_id, kept) => {
  const { change } = await lecturer()
  expect(await change({ vat_id })).toMatchObject({ vat_id: kept })
})

test.each(['DE12345678', 'US123456789', '123456789', 'DE1234567890'])('%s is no VAT id', async vat_id => {
  const { change } = await lecturer()
  await expect(change({ vat_id })).rejects.toMatchObject({
    status: 400,
    body: { vat_id: [expect.stringContaining('Umsatzsteuer')] },
  })
})
