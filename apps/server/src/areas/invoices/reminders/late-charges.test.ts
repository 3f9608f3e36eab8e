import { remindInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { changeLateCharges, getLateCharges } from '@tafelrunde/contract/admin/money/late-charges'
import { payOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { listOrderLetters } from '@tafelrunde/contract/exhibitions/letters'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { invoicingIn } from '../invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, clock } = testApp
const { staff, confirmed, download, invoice, lettersTo } = await invoicingIn(testApp)
const office = as(staff)

const off = { interest_points: null, flat_fee_cents: 0, fee_cents: 0, from_step: 2, base_rates: [] }
const wanted = {
  interest_points: '9',
  flat_fee_cents: '40,00',
  fee_cents: '2,50',
  from_step: 2,
  base_rates: [
    { from: '2027-01-01', rate: '1,27' },
    { from: '2026-07-01', rate: '−0,88' },
  ],
}

const at = (day: string) => clock.set(`${day}T12:00:00+01:00`)
/** An invoice of 415,31 € that is to be paid until 15 March. */
const overdue = async () => {
  at('2027-03-01')
  const order = await confirmed()
  return { ...order, invoice: await invoice(order.params) }
}
const remind = (params: { id: number }, day: string) => {
  at(day)
  return office(remindInvoices, { query: { order: String(params.id) }, body: { count: 1 } })
}
const lastLetter = async (params: { id: number }) => {
  const letter = (await office(listOrderLetters, { params })).letters.at(-1)
  const { rawPayload } = await download(`/api/exhibitor-letters/${letter?.id}/`, staff)
  return { ...letter, text: (await readPdf(rawPayload)).text.replaceAll('\u00a0', ' ') }
}

test('nothing is demanded until the office says so, and what cannot be is told at its field', async () => {
  expect(await office(getLateCharges, {})).toEqual(off)
  const refusal = (changes: object) =>
    office(changeLateCharges, { body: { ...wanted, ...changes } }).then(
      () => undefined,
      (failure: unknown) => failure,
    )
  expect(await refusal({ base_rates: [] })).toMatchObject({
    body: { base_rates: ['Für Verzugszinsen fehlt der Basiszinssatz.'] },
  })
  expect(await refusal({ base_rates: [{ from: '2027-02-01', rate: 127 }] })).toMatchObject({
    body: { base_rates: ['Der Basiszinssatz ändert sich nur am 1. Januar und am 1. Juli.'] },
  })
  expect(await refusal({ base_rates: [...wanted.base_rates, ...wanted.base_rates] })).toMatchObject({
    body: { base_rates: ['Für einen Tag steht der Basiszinssatz zweimal da.'] },
  })
  expect(await refusal({ interest_points: '9,5' })).toMatchObject({
    body: { interest_points: ['Höchstens 9 Prozentpunkte (§ 288 Abs. 2 BGB).'] },
  })
  expect(await refusal({ flat_fee_cents: '50' })).toMatchObject({
    body: { flat_fee_cents: ['Höchstens 40 €.'] },
  })
  expect(await office(changeLateCharges, { body: wanted })).toEqual({
    interest_points: 900,
    flat_fee_cents: 4000,
    fee_cents: 250,
    from_step: 2,
    base_rates: [
      { from: '2026-07-01', rate: -88 },
      { from: '2027-01-01', rate: 127 },
    ],
  })
  const fewer = { ...wanted, base_rates: wanted.base_rates.slice(0, 1) }
  expect((await office(changeLateCharges, { body: fewer })).base_rates).toEqual([
    { from: '2027-01-01', rate: 127 },
  ])
})

test('Mahnungen demand interest of what was open on each day, the flat fee once, and owe no more on the invoice', async () => {
  await office(changeLateCharges, { body: wanted })
  const { email, params, invoice: paper } = await overdue()
  await remind(params, '2027-03-16')
  expect((await lastLetter(params)).text).toContain('Offener Betrag 415,31 €')
  const body = { cents: 15_000, open_cents: paper.gross_cents, day: '2027-03-20', way: 'transfer' as const }
  at('2027-03-20')
  await office(payOrder, { params, body })
  await remind(params, '2027-03-24')
  const first = await lastLetter(params)
  for (const words of [
    'Gezahlt oder gutgeschrieben −150,00 €',
    '16. März 2027 bis 19. März 2027: 4 Tage, 10,27 % aus 415,31 €',
    '20. März 2027 bis 24. März 2027: 5 Tage, 10,27 % aus 265,31 €',
    // 415,31 × 10,27 % × 4 / 365 = 0,4674; 265,31 × 10,27 % × 5 / 365 = 0,3733
    '0,47 €',
    '0,37 €',
    'zzgl. Pauschale',
    'Gesamtforderung 306,15 €',
    'enthalten keine Umsatzsteuer',
  ])
    expect(first.text).toContain(words)
  expect(first.text).not.toContain('Mahngebühr')
  expect(first.extra_cents).toBe(4084)
  const mail = (await lettersTo(email)).at(-1)?.text.replaceAll('\u00a0', ' ')
  expect(mail).toContain(
    'Dazu kommen 40,84 € Zinsen und Kosten des Verzugs. Bitte überweisen Sie 306,15 € bis',
  )

  await remind(params, '2027-04-01')
  // 13 days of 265,31 €: 0,9704
  expect(await lastLetter(params)).toMatchObject({ extra_cents: 4000 + 47 + 97 })
  await office(payOrder, { params, body: {} })
  const { letters } = await office(listOrderLetters, { params })
  expect(letters.map(one => one.extra_cents)).toEqual([0, 4084, 4144])
})

test('with a fee alone each reminder from the chosen one on adds its own', async () => {
  const body = { ...wanted, interest_points: '', flat_fee_cents: 0, from_step: 1 }
  await office(changeLateCharges, { body })
  const { params } = await overdue()
  await remind(params, '2027-03-16')
  expect((await lastLetter(params)).text).toContain('zzgl. Mahngebühr 2,50 €')
  await remind(params, '2027-03-24')
  expect(await lastLetter(params)).toMatchObject({ extra_cents: 500 })
})
