import { changeDatev, chartAccounts, getDatev, sumDatev } from '@tafelrunde/contract/admin/money/datev'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { invoicingIn } from '../invoices.fixture.ts'
import { inWindows1252 } from './datev.rules.ts'

const testApp = await buildTestApp()
const { as, clock } = testApp
const { staff, cancel, confirmed, download, invoice } = await invoicingIn(testApp)
const fields = {
  consultant: 29_098,
  client: 55_003,
  chart: '04' as const,
  debtor: 10_000,
  accounts: chartAccounts['04'],
}
const exported = (from: string, until: string) =>
  download(`/api/admin/datev/file/?from=${from}&until=${until}`, staff)

/** The file as another program reads it that knows the format. */
const read = async (from: string, until: string) => {
  const { statusCode, rawPayload } = await exported(from, until)
  expect(statusCode).toBe(200)
  const text = new TextDecoder('windows-1252').decode(rawPayload)
  expect(text.endsWith('\r\n')).toBe(true)
  const [head = [], names = [], ...rows] = parse(text, {
    delimiter: ';',
    relaxColumnCount: true,
    recordDelimiter: '\r\n',
  })
  const postings = rows.map(row => Object.fromEntries(names.map((name, index) => [name, row[index]])))
  return { head, postings }
}

test('without the numbers of adviser and client there is no file, and a sentence says so', async () => {
  expect(await as(staff)(getDatev, {})).toMatchObject({ consultant: null, chart: '03', debtor: 10_000 })
  const { statusCode, body } = await exported('2027-01-01', '2027-12-31')
  expect(statusCode).toBe(400)
  expect(body).toContain('Nummern von Berater und Mandant')
  expect((await exported('2027-01-01', '2028-01-31')).body).toContain('eines Jahres')
  expect(await as(staff)(changeDatev, { body: fields })).toEqual(fields)
  const wrong = as(staff)(changeDatev, { body: { ...fields, consultant: 7 } })
  await expect(wrong).rejects.toMatchObject({ status: 400 })
})

test('each rate of an invoice is a posting of the exhibitor’s account, a cancellation the same on the other side', async () => {
  await as(staff)(changeDatev, { body: fields })
  clock.set('2027-02-03T00:30:00+01:00')
  const one = await invoice(
    (await confirmed({ wish: { company: 'Müller & Söhne – „Łódź“; GmbH', catering: 2 } })).params,
  )
  const cancelled = await invoice((await confirmed()).params)
  const cancellation = await cancel(cancelled.id)
  clock.set('2027-03-01T00:00:00+01:00')
  await invoice((await confirmed()).params)
  const { head, postings } = await read('2027-02-01', '2027-02-28')
  expect(head).toHaveLength(31)
  expect(head.slice(0, 5)).toEqual(['EXTF', '700', '21', 'Buchungsstapel', '13'])
  expect(head.slice(10, 16)).toEqual(['29098', '55003', '20270101', '4', '20270201', '20270228'])
  const of = (number: string) => postings.filter(posting => posting['Belegfeld 1'] === number)
  const cents = (posting: Record<string, string | undefined>) => {
    const amount = Math.round(Number(posting['Umsatz (ohne Soll/Haben-Kz)']?.replace(',', '.')) * 100)
    return posting['Soll/Haben-Kennzeichen'] === 'S' ? amount : -amount
  }
  const sum = (number: string) => of(number).reduce((total, posting) => total + cents(posting), 0)
  expect(of(one.number)[0]).toMatchObject({
    Konto: '10000',
    'Gegenkonto (ohne BU-Schlüssel)': '4400',
    Belegdatum: '0302',
    Buchungstext: 'Müller & Söhne – „?ódz“; GmbH',
  })
  for (const { number, gross_cents } of [one, cancelled, cancellation]) expect(sum(number)).toBe(gross_cents)
  expect(of(cancellation.number)[0]?.['Soll/Haben-Kennzeichen']).toBe('H')
  const query = { from: '2027-02-01', until: '2027-02-28' }
  expect(await as(staff)(sumDatev, { query })).toEqual({ invoices: 3, cents: one.gross_cents })
  expect(postings.reduce((total, posting) => total + cents(posting), 0)).toBe(one.gross_cents)
})

test('who owes the tax elsewhere in the EU is named by the VAT id', async () => {
  await as(staff)(changeDatev, { body: fields })
  clock.set('2027-02-10T12:00:00+01:00')
  const wish = { country: 'AT', vat_id: 'ATU12345675', postal_code: '1010', city: 'Wien' }
  const { number } = await invoice((await confirmed({ wish })).params)
  const { postings } = await read('2027-02-10', '2027-02-10')
  expect(postings.find(posting => posting['Belegfeld 1'] === number)).toMatchObject({
    'Gegenkonto (ohne BU-Schlüssel)': '4336',
    'EU-Land u. UStID (Bestimmung)': 'ATU12345675',
  })
})

test('letters that Windows-1252 does not have lose their marks', () => {
  const text = new TextDecoder('windows-1252').decode(inWindows1252('Ä€–„ß Čapek 🙂'))
  expect(text).toBe('Ä€–„ß Capek ?')
})
