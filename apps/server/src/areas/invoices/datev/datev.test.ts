import {
  changeCostCentre,
  changeDatev,
  getDatev,
  listCostCentres,
} from '@tafelrunde/contract/admin/money/datev'
import { makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev-exports'
import { noSettlements } from '@tafelrunde/contract/admin/money/datev-settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { events as eventRows } from '../../events/events.tables.ts'
import { invoicingIn } from '../invoices.fixture.ts'
import { centsOf, skr04 as fields, noKeys, readBookings } from './datev.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps } = testApp
const { staff, cancel, confirmed, download, ...invoicing } = await invoicingIn(testApp)
const invoice = (params: { id: number }, now?: string) => {
  if (now) clock.set(now)
  return invoicing.invoice(params)
}
/** As somebody who has seen which exports there are. */
const made = async (from: string, until: string, by = staff) => {
  const { exported } = await as(by)(sumDatev, { query: { from, until } })
  return as(by)(makeDatevExport, { body: { from, until, seen: exported[0]?.id ?? null } })
}
const fileOf = ({ id }: { id: number }) => download(`/api/admin/datev/exports/${id}/`, staff)

/** The file as another program reads it that knows the format. */
const read = async (from: string, until: string) => {
  const { statusCode, rawPayload } = await fileOf(await made(from, until))
  expect(statusCode).toBe(200)
  const { text, ...file } = readBookings(rawPayload)
  expect(text.endsWith('\r\n')).toBe(true)
  return file
}

test('without the numbers of adviser and client there is no file, and a sentence says so', async () => {
  expect(await as(staff)(getDatev, {})).toMatchObject({ consultant: null, chart: '03', debtor: 10_000 })
  await expect(made('2027-01-01', '2027-12-31')).rejects.toMatchObject({
    status: 400,
    body: { consultant: ['Bitte geben Sie zuerst die Nummern von Berater und Mandant an.'] },
  })
  await expect(made('2027-01-01', '2028-01-31')).rejects.toMatchObject({
    body: { until: ['DATEV nimmt nur Buchungen eines Wirtschaftsjahres in einer Datei.'] },
  })
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
  const sum = (number: string) => of(number).reduce((total, posting) => total + centsOf(posting), 0)
  expect(of(one.number)[0]).toMatchObject({
    Konto: '10000',
    'Gegenkonto (ohne BU-Schlüssel)': '4400',
    Belegdatum: '0302',
    Buchungstext: 'Müller & Söhne – „Lodz“; GmbH',
  })
  for (const { number, gross_cents } of [one, cancelled, cancellation]) expect(sum(number)).toBe(gross_cents)
  expect(of(cancellation.number)[0]?.['Soll/Haben-Kennzeichen']).toBe('H')
  const query = { from: '2027-02-01', until: '2027-02-28' }
  expect(await as(staff)(sumDatev, { query })).toMatchObject({ invoices: 3, cents: one.gross_cents })
  expect(postings.reduce((total, posting) => total + centsOf(posting), 0)).toBe(one.gross_cents)
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

test('the chart, its digits, the financial year and the sphere are as the tax adviser has them', async () => {
  const skr42 = {
    ...fields,
    chart: '42' as const,
    account_length: 5,
    year_starts: 7,
    debtor: 100_000,
    accounts: {
      standard: 44_000,
      reduced: 43_000,
      exempt: 41_000,
      small_business: 41_850,
      reverse_charge: 43_360,
      not_taxable: 43_380,
      compensation: 49_700,
    },
    keys: { ...noKeys, standard: '3' },
    invoice_sphere: 'business' as const,
    payments: { bank: 18_000, cash: 16_000, card: 14_600, other: null, fees: null },
    settlements: { ...noSettlements, creditor: 700_000, fee: 63_030, sphere: 'purpose' as const },
  }
  expect(await as(staff)(changeDatev, { body: skr42 })).toEqual(skr42)
  const { number } = await invoice((await confirmed()).params, '2027-07-02T00:30:00+02:00')
  const { head, postings } = await read('2027-07-01', '2027-07-31')
  expect([head[12], head[13], head[16], head[26]]).toEqual([
    '20270701',
    '5',
    'Buchungen 01.07.27-31.07.27',
    '42',
  ])
  expect(postings.find(posting => posting['Belegfeld 1'] === number)).toMatchObject({
    Konto: '100000',
    'Gegenkonto (ohne BU-Schlüssel)': '44000',
    'BU-Schlüssel': '0003',
    Belegdatum: '0207',
    'KOST1 - Kostenstelle': '4',
  })
  await expect(made('2027-06-30', '2027-07-01')).rejects.toMatchObject({ status: 400 })
  await as(staff)(changeDatev, { body: fields })
})

test('an account of another length is refused at its field', async () => {
  const change = (wrong: object) => as(staff)(changeDatev, { body: { ...fields, ...wrong } })
  await expect(change({ account_length: 5 })).rejects.toMatchObject({
    status: 400,
    body: {
      accounts: ['Jedes Erlöskonto hat 5 Ziffern.'],
      debtor: ['Ein Debitor hat 6 Ziffern, die erste von 1 bis 6.'],
      payments: ['Jedes Konto der Zahlungen hat 5 Ziffern.'],
      settlements: [
        'Jedes Konto der Abrechnungen hat 5 Ziffern.',
        'Ein Kreditor hat 6 Ziffern, die erste von 7 bis 9.',
      ],
    },
  })
  await expect(change({ debtor: 70_000 })).rejects.toMatchObject({ status: 400 })
  await expect(change({ keys: { ...noKeys, standard: 'drei' } })).rejects.toMatchObject({ status: 400 })
})

test('an event has its cost centre, and each posting of it names that and the day of the service', async () => {
  await as(staff)(changeDatev, { body: { ...fields, invoice_sphere: 'purpose' } })
  clock.set('2027-02-11T12:00:00+01:00')
  const { event, params: order } = await confirmed()
  const params = { id: event.id }
  const set = (cost_centre: string) => as(staff)(changeCostCentre, { params, body: { cost_centre } })
  expect(await set(' FK-2027 ')).toMatchObject({ event: event.id, cost_centre: 'FK-2027' })
  for (const wrong of ['Früh', 'a b', '=1', '-1', 'x'.repeat(37)])
    await expect(set(wrong)).rejects.toMatchObject({ status: 400 })
  const unknown = as(staff)(changeCostCentre, { params: { id: 999_999 }, body: { cost_centre: 'A' } })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
  const { events } = await as(staff)(listCostCentres, {})
  expect(events.find(one => one.event === event.id)?.cost_centre).toBe('FK-2027')

  const { number } = await invoice(order, '2027-09-01T12:00:00+02:00')
  const { postings } = await read('2027-09-01', '2027-09-01')
  const [row] = await deps.db.select().from(eventRows).where(eq(eventRows.id, event.id))
  const day = row && berlinDay(row.endsAt).split('-').toReversed().join('')
  expect(postings.find(posting => posting['Belegfeld 1'] === number)).toMatchObject({
    'KOST1 - Kostenstelle': 'FK-2027',
    'KOST2 - Kostenstelle': '3',
    Leistungsdatum: day,
    'Datum Zuord. Steuerperiode': day,
  })
  await as(staff)(changeDatev, { body: { ...fields, service_date: false } })
  expect((await read('2027-09-01', '2027-09-01')).postings[0]).toMatchObject({ Leistungsdatum: '' })
  expect(await set('')).toMatchObject({ cost_centre: '' })
})
