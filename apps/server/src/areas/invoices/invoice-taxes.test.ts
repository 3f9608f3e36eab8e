import type { ExhibitionTerms } from '@tafelrunde/contract/admin/money/orders'
import { createOrder } from '@tafelrunde/contract/exhibitions/orders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { brokenRules } from '../../../test/read/en16931.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { association, smallBusinessDays } from '../association/association.tables.ts'
import { usualTerms, wish } from '../exhibitions/orders/orders.fixture.ts'
import { invoicingIn, seller } from './invoices.fixture.ts'
import { readInvoiceContent } from './invoices.reader.ts'
import { invoices } from './invoices.tables.ts'

const testApp = await buildTestApp()
const { as } = testApp
const { cancel, confirmed, exhibition, exhibitor, invoice, paperOf, xmlOf } = await invoicingIn(testApp)
const { db } = testApp.deps

const order = async (event: { id: number }, facts: object) =>
  as(await exhibitor())(createOrder, { body: { ...wish(facts), event: event.id } })
const standard = { tax_case: 'standard', vat_percent: 19, exemption: '' }
const reduced = { tax_case: 'reduced', vat_percent: 7, exemption: '' }
const exempt = { tax_case: 'exempt', vat_percent: 0, exemption: '§ 4 Nr. 22 Buchst. a UStG' }
const notTaxable = { tax_case: 'not_taxable', vat_percent: 0, exemption: '' }
const reverseCharge = { tax_case: 'reverse_charge', vat_percent: 0, exemption: '' }

/** Meals at 7 %, a talk that is exempt, and the rest at 19 %. */
const mixedTerms = {
  items: [
    { kind: 'tables', name: 'Tische', unit_cents: 10_000 },
    { kind: 'chairs', name: 'Vortrag', unit_cents: 5_000, tax_case: 'exempt', exemption: exempt.exemption },
    { kind: 'persons', name: 'Abendkarten', unit_cents: 3_000, on_site: true },
    { kind: 'catering', name: 'Mittagessen', unit_cents: 1_450, tax_case: 'reduced' },
  ],
} satisfies Partial<ExhibitionTerms>
const some = { tables: 1, chairs: 1, persons: 1, catering: 3, power: false, wifi: false }

test.each([
  ['in Germany', { country: 'DE', vat_id: 'DE123456789' }, [standard, exempt, standard, reduced], 2_775],
  ['in Austria', { country: 'at', vat_id: 'atu 12345675' }, [reverseCharge, exempt, standard, reduced], 875],
  [
    'in Switzerland',
    { country: 'CH', vat_id: 'CHE-123.456.789 MWST' },
    [notTaxable, notTaxable, standard, reduced],
    875,
  ],
  ['abroad without VAT id', { country: 'AT' }, [standard, exempt, standard, reduced], 2_775],
  [
    'in Northern Ireland',
    { country: 'GB', vat_id: 'XI123456789' },
    [notTaxable, notTaxable, standard, reduced],
    875,
  ],
])('each item is taxed by itself for a company %s', async (_, buyer, taxes, cents) => {
  const made = await order(await exhibition({ terms: mixedTerms }), { ...some, ...buyer })
  expect(made.items).toMatchObject(taxes)
  expect([made.total_cents, made.vat_cents, made.gross_cents]).toEqual([22_350, cents, 22_350 + cents])
  expect(made.taxes.reduce((sum, { net_cents }) => sum + net_cents, 0)).toBe(22_350)
})

test('an association that is Kleinunternehmer charges no VAT, and companies abroad owe theirs all the same', async () => {
  const event = await exhibition({ terms: mixedTerms })
  await db.insert(smallBusinessDays).values({ validFrom: '2000-01-01', smallBusiness: true })
  const cases = async (buyer: object) =>
    (await order(event, { ...some, ...buyer })).taxes.map(({ tax_case }) => tax_case)
  const found = [
    await cases({}),
    await cases({ country: 'AT', vat_id: 'ATU12345675' }),
    await cases({ country: 'CH', vat_id: 'CHE123456789' }),
  ]
  await db.delete(smallBusinessDays)
  expect(found).toEqual([
    ['small_business', 'exempt'],
    ['reverse_charge', 'exempt', 'small_business'],
    ['not_taxable', 'small_business'],
  ])
})

test('an exempt event and a company abroad pay no VAT, and the invoice says why', async () => {
  const terms = { tax_case: 'exempt' as const, exemption: '§ 4 Nr. 22 Buchst. a UStG' }
  const event = await exhibition({ terms })
  const exempt = await invoice((await confirmed({ event })).params)
  expect((await readPdf(await paperOf(exempt.id))).text).toContain(
    'Steuerfrei nach § 4 Nr. 22 Buchst. a UStG.',
  )
  expect(readCii(await xmlOf(exempt.id)).taxes).toMatchObject([{ category: 'E', percent: 0, amount: 0 }])
  const wish = { country: 'AT', vat_id: 'ATU12345675' }
  const abroad = await invoice((await confirmed({ wish })).params)
  const { text } = await readPdf(await paperOf(abroad.id))
  expect(text).toContain('Steuerschuldnerschaft des Leistungsempfängers.')
  expect(text).toContain('Österreich USt-IdNr. ATU12345675')
  expect(readCii(await xmlOf(abroad.id))).toMatchObject({
    taxes: [{ category: 'AE', percent: 0, amount: 0 }],
    seller: { vatId: 'DE123456789' },
    buyer: { vatId: 'ATU12345675', country: 'AT' },
  })
})

test('an invoice over several rates says each rate and each reason, on paper and in both files', async () => {
  const [chairs, tables] = usualTerms.items
  const event = await exhibition({
    terms: {
      items: [
        ...(chairs && tables ? [chairs, tables] : []),
        { kind: 'catering', name: 'Mittagessen', unit_cents: 1_450, tax_case: 'reduced' },
      ],
    },
  })
  const facts = { power: false, wifi: false, catering: 3, country: 'CH', vat_id: 'CHE-123.456.789 MWST' }
  const { params } = await confirmed({ event, wish: facts })
  const { id } = await invoice(params)
  const paper = await readPdf(await paperOf(id))
  for (const words of [
    'Schweiz MWST-Nr. CHE-123.456.789 MWST',
    'Tische 2 140,00 € ohne ¹ 280,00 €',
    'Mittagessen 3 14,50 € 7 % 43,50 €',
    'Summe ohne Umsatzsteuer 347,50 €',
    'Umsatzsteuer 7 % auf 43,50 € 3,05 €',
    'Keine Umsatzsteuer ¹ auf 304,00 € 0,00 €',
    'Rechnungsbetrag 350,55 €',
    '¹ Im Inland nicht steuerbar (§ 3a Abs. 2 UStG).',
  ])
    expect(paper.text).toContain(words)
  const reason = 'Im Inland nicht steuerbar (§ 3a Abs. 2 UStG)'
  for (const xml of [paper.attachments.get('factur-x.xml') ?? '', await xmlOf(id)]) {
    const read = readCii(xml)
    expect(brokenRules(read)).toEqual([])
    expect(read.taxes).toMatchObject([
      { category: 'S', percent: 7, basis: 4_350, amount: 305 },
      { category: 'G', percent: 0, basis: 30_400, amount: 0, reason },
    ])
    expect(read.lines.map(({ category, note }) => [category, note])).toEqual([
      ['G', reason],
      ['G', reason],
      ['S', undefined],
    ])
    expect(read.buyer.vatId).toBe('CHE123456789MWST')
  }
  const back = await cancel(id)
  expect(readCii(await xmlOf(back.id)).taxes).toMatchObject([
    { category: 'S', basis: -4_350, amount: -305 },
    { category: 'G', basis: -30_400, amount: 0 },
  ])
})

test('without an own VAT id a company outside of the EU gets an invoice over what is not taxable, and over nothing besides', async () => {
  const event = await exhibition()
  const swiss = { country: 'CH', vat_id: 'CHE123456789' }
  const [alone, mixed] = [
    await confirmed({ event, wish: swiss }),
    await confirmed({ event, wish: { ...swiss, catering: 1 } }),
  ]
  await db.update(association).set({ vatId: '' })
  const { id } = await invoice(alone.params)
  await expect(invoice(mixed.params)).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('die Umsatzsteuer-Identifikationsnummer') },
  })
  await db.update(association).set({ vatId: seller.vatId })
  const read = readCii(await xmlOf(id))
  expect(brokenRules(read)).toEqual([])
  expect(read.taxes).toMatchObject([{ category: 'O', percent: undefined, amount: 0 }])
})

test('an invoice from before items had taxes of their own is cancelled as it stands', async () => {
  const { order, params } = await confirmed()
  const [row] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.id, (await invoice(params)).id))
  if (!row) throw new Error('it is written')
  const { lines, taxes, ...rest } = readInvoiceContent(row.document)
  expect(taxes).toHaveLength(1)
  const document = {
    ...rest,
    number: '2020-R-00007',
    lines: lines.map(({ name, quantity, unitCents, totalCents }) => ({
      name,
      quantity,
      unitCents,
      totalCents,
    })),
    taxCase: 'exempt',
    vatPercent: 0,
    sums: { net: order.total_cents, vat: 0, gross: order.total_cents },
  }
  const { id: _, ...columns } = row
  const [old] = await db
    .insert(invoices)
    .values({
      ...columns,
      grossCents: order.total_cents,
      number: document.number,
      year: 2020,
      running: 7,
      document,
    })
    .returning({ id: invoices.id })
  const read = readCii(await xmlOf((await cancel(old?.id ?? 0)).id))
  expect(brokenRules(read)).toEqual([])
  expect(read).toMatchObject({
    cancels: '2020-R-00007',
    taxes: [
      { category: 'E', percent: 0, reason: 'Steuerfrei nach § 4 Nr. 22 UStG', basis: -order.total_cents },
    ],
    sums: { gross: -order.total_cents },
  })
})
