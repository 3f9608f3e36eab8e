import { readFileSync } from 'node:fs'
import type { ItemTax, Payer } from '@tafelrunde/contract/values/tax'
import { taxFor } from '@tafelrunde/contract/values/tax'
import { expect, test } from 'vitest'
import { invoice } from '../../../papers/invoice-examples.ts'
import { brokenRules } from '../../../test/read/en16931.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { writeXml } from '../../common/xml.service.ts'
import { ciiDocument, type InvoiceProfile } from './cii.document.ts'
import { invoiceDocument } from './invoices.document.ts'
import { invoiceContent } from './invoices.rules.ts'

const home = { country: 'DE', vatId: '' }
const union = { country: 'AT', vatId: 'ATU12345675' }
const third = { country: 'CH', vatId: 'CHE123456789MWST' }

const standard: ItemTax = { taxCase: 'standard', vatPercent: 19, exemption: '', onSite: false }
const reduced: ItemTax = { ...standard, taxCase: 'reduced', vatPercent: 7 }
const exempt: ItemTax = {
  ...standard,
  taxCase: 'exempt',
  vatPercent: 0,
  exemption: '§ 4 Nr. 22 Buchst. a UStG',
}
const small: ItemTax = { ...standard, taxCase: 'small_business', vatPercent: 0 }
const onSite = { onSite: true }

/** Which item is ordered by whom, by the number of its row in docs/tax.md; the first one is what the row is about. */
const cases: Record<string, [Payer, ...ItemTax[]]> = {
  1: [home, standard],
  2: [home, reduced],
  3: [home, exempt],
  4: [home, small],
  5: [union, standard],
  6: [union, { ...reduced, ...onSite }],
  7: [union, { ...standard, ...onSite }],
  8: [union, exempt],
  9: [third, standard],
  10: [third, standard, { ...reduced, ...onSite }],
  11: [union, small],
  12: [{ country: 'AT', vatId: '' }, standard],
  13: [{ country: 'GB', vatId: 'XI123456789' }, standard],
}

const table = readFileSync(new URL('../../../../../docs/tax.md', import.meta.url), 'utf8')
const rows = table
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, number = '', item, buyer, category = '', vat = '', words = '']) => ({
    number,
    name: `${item}, ${buyer}`,
    category,
    percent: vat === 'no rate' ? undefined : Number.parseInt(vat, 10),
    words,
  }))

const written = (payer: Payer, items: ItemTax[]) => {
  const { event } = invoice
  return invoiceContent({
    ...invoice,
    buyer: { ...invoice.buyer, ...payer },
    event: { ...event, startsAt: new Date(event.startsOn), endsAt: new Date(event.endsOn) },
    lines: items.map((item, at) => ({
      name: `Posten ${at + 1}`,
      quantity: 3,
      unitCents: 1_111,
      ...taxFor(item, payer),
    })),
  })
}

/** VAT on 33.33 euros. */
const amounts: Record<number, number> = { 19: 633, 7: 233, 0: 0 }

test('each case of the table is tried, and no other', () => {
  expect(rows.map(({ number }) => number)).toEqual(Object.keys(cases))
})

test.each(rows)('case $number of docs/tax.md: $name', ({ number, category, percent, words }) => {
  const [payer, ...items] = cases[number] ?? [home]
  const content = written(payer, items)
  for (const profile of ['en16931', 'xrechnung'] satisfies InvoiceProfile[]) {
    const read = readCii(writeXml(ciiDocument(content, profile)))
    expect(brokenRules(read)).toEqual([])
    expect(read.lines[0]).toMatchObject({ category, percent })
    const tax = read.taxes.find(one => one.category === category)
    expect(tax).toMatchObject({ percent, basis: 3_333, amount: amounts[percent ?? 0] })
    expect(tax?.reason ?? '').toBe(words)
  }
  const notes = invoiceDocument(content).taxNotes.map(note => note.replaceAll('\u00a0', ' '))
  expect(notes.map(note => note.replace('¹ ', ''))).toEqual([words && `${words}.`].filter(Boolean))
})

test('several reasons for no VAT share a breakdown, and each line says its own', () => {
  const other = { ...exempt, exemption: '§ 4 Nr. 21 Buchst. a Doppelbuchst. bb UStG' }
  const read = readCii(writeXml(ciiDocument(written(home, [exempt, other, standard]), 'xrechnung')))
  expect(brokenRules(read)).toEqual([])
  expect(read.taxes).toMatchObject([
    { category: 'S', basis: 3_333 },
    {
      category: 'E',
      basis: 6_666,
      reason: `Steuerfrei nach ${exempt.exemption}; Steuerfrei nach ${other.exemption}`,
    },
  ])
  expect(read.lines.map(({ note }) => note)).toEqual([
    `Steuerfrei nach ${exempt.exemption}`,
    `Steuerfrei nach ${other.exemption}`,
    undefined,
  ])
})

test('what is not subject to VAT names no VAT id, but who both are all the same', () => {
  const { seller, buyer } = readCii(writeXml(ciiDocument(written(third, [standard, small]), 'en16931')))
  expect([seller.vatId, seller.id, seller.taxNumber]).toEqual([undefined, '151/815/08156', '151/815/08156'])
  expect([buyer.vatId, buyer.id]).toEqual([undefined, 'CHE123456789MWST'])
})
