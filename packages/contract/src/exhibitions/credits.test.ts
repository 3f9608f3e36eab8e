import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LineTax, taxesOf, totalsOf, vatOf } from '../values/tax.ts'
import { type Credit, creditOf, type Rest, restOf } from './credits.ts'
import { discountsOf } from './discounts.ts'

const standard = { taxCase: 'standard' as const, vatPercent: 19, exemption: '' }
const reduced = { taxCase: 'reduced' as const, vatPercent: 7, exemption: '' }
const exempt = { taxCase: 'exempt' as const, vatPercent: 0, exemption: '§ 4 Nr. 22 Buchst. a UStG' }

type Ordered = { name: string; quantity: number; unitCents: number; tax: LineTax }
/** As an order is invoiced, with its discount as a line of each rate. */
const invoiceOf = (ordered: Ordered[], percent: number) => {
  const lines = ordered.map(({ tax, ...line }) => ({
    ...line,
    ...tax,
    totalCents: line.quantity * line.unitCents,
  }))
  const discount = percent > 0 ? { percent, cents: null, reason: 'Frühbucher' } : null
  const off = discountsOf(
    lines.map(line => ({ ...line, cents: line.totalCents })),
    discount,
  ).map(({ cents, ...tax }) => ({
    ...tax,
    name: 'Rabatt',
    quantity: -1,
    unitCents: cents,
    totalCents: -cents,
  }))
  const all = [...lines, ...off]
  return { lines: all, taxes: taxesOf(all.map(line => ({ ...line, cents: line.totalCents }))) }
}
const tables = { name: 'Tische', quantity: 2, unitCents: 14_000, tax: standard }
const meals = { name: 'Mittagessen', quantity: 3, unitCents: 1450, tax: reduced }
const pieces = (line: number, quantity: number) => ({ line, quantity, cents: null })
const amount = (line: number, cents: number) => ({ line, quantity: null, cents })
const written = (rest: Rest, ...items: Parameters<typeof creditOf>[1][number][]): Credit => {
  const credit = creditOf(rest, items)
  if ('fault' in credit) throw new Error(`refused: ${credit.fault}`)
  return credit
}

test('pieces are taken back at their price, with the VAT of their rate', () => {
  const credit = written(restOf(invoiceOf([tables, meals], 0), []), pieces(0, 1), pieces(1, 2))
  expect(credit.lines).toMatchObject([
    { name: 'Tische', quantity: -1, unitCents: 14_000, totalCents: -14_000 },
    { name: 'Mittagessen', quantity: -2, unitCents: 1450, totalCents: -2900 },
  ])
  expect(credit.taxes).toMatchObject([
    { vatPercent: 19, netCents: -14_000, vatCents: -2660 },
    { vatPercent: 7, netCents: -2900, vatCents: -203 },
  ])
  expect(credit.sums).toEqual({ net: -16_900, vat: -2863, gross: -19_763 })
})

test('what a discount had taken off a piece is not paid back', () => {
  const rest = restOf(invoiceOf([tables], 10), [])
  expect(rest.lines).toMatchObject([{ netCents: 25_200, leftCents: 25_200, leftQuantity: 2 }])
  const { lines, sums } = written(rest, pieces(0, 1))
  expect(lines).toMatchObject([
    { name: 'Tische', quantity: -1, totalCents: -14_000 },
    { name: 'Rabatt auf „Tische“', quantity: 1, unitCents: 1400, totalCents: 1400 },
  ])
  expect(sums.net).toBe(-12_600)
})

test('an amount lowers the price of a line, and never by more than is left of it', () => {
  const invoice = invoiceOf([tables], 0)
  const credit = written(restOf(invoice, []), amount(0, 5000))
  expect(credit.lines).toMatchObject([
    { name: 'Nachlass auf „Tische“', quantity: -1, unitCents: 5000, totalCents: -5000 },
  ])
  const rest = restOf(invoice, [credit])
  expect(rest.lines).toMatchObject([{ leftQuantity: 2, leftCents: 23_000 }])
  expect(creditOf(rest, [amount(0, 23_001)])).toMatchObject({ fault: 'cents' })
  expect(creditOf(rest, [pieces(0, 2)])).toMatchObject({ fault: 'cents' })
  expect(creditOf(rest, [pieces(0, 3)])).toMatchObject({ fault: 'quantity' })
  expect(creditOf(rest, [pieces(1, 1)])).toMatchObject({ fault: 'line' })
  expect(creditOf(rest, [])).toEqual({ fault: 'nothing' })
  expect(written(rest, amount(0, 23_000)).sums.gross).toBe(-(28_000 + 5320) + 5000 + 950)
})

const anyInvoice = fc
  .record({
    lines: fc.array(
      fc.record({
        name: fc.constantFrom('Tische', 'Stühle', 'Strom'),
        quantity: fc.integer({ min: 1, max: 30 }),
        unitCents: fc.integer({ min: 0, max: 20_000 }),
        tax: fc.constantFrom<LineTax>(standard, reduced, exempt),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    percent: fc.constantFrom(0, 0, 7, 33, 100),
  })
  .map(({ lines, percent }) => invoiceOf(lines, percent))
const anyWish = fc.record({
  line: fc.nat({ max: 5 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  cents: fc.option(fc.integer({ min: 1, max: 30_000 })),
})

test('whatever is credited, one after the other, nothing is taken back twice, and the VAT is that on what is left', () => {
  fc.assert(
    fc.property(anyInvoice, fc.array(anyWish, { maxLength: 12 }), (invoice, wishes) => {
      const credits: Credit[] = []
      const rest = () => restOf(invoice, credits)
      const sumOf = (values: number[]) => values.reduce((sum, one) => sum + one, 0)
      const check = () => {
        const { lines, taxes } = rest()
        expect(sumOf(lines.map(({ leftCents }) => leftCents))).toBe(totalsOf(taxes).net)
        for (const { leftQuantity, leftCents } of lines) {
          expect(leftQuantity).toBeGreaterThanOrEqual(0)
          expect(leftCents).toBeGreaterThanOrEqual(0)
        }
        for (const tax of taxes) expect(tax.vatCents).toBe(vatOf(tax.netCents, tax.vatPercent))
      }
      check()
      for (const { line, quantity, cents } of wishes) {
        const credit = creditOf(rest(), [cents === null ? pieces(line, quantity) : amount(line, cents)])
        if ('fault' in credit) continue
        for (const one of credit.lines) {
          expect(one.unitCents).toBeGreaterThanOrEqual(0)
          expect(one.totalCents).toBe(one.quantity * one.unitCents)
        }
        for (const { netCents, vatCents, vatPercent } of credit.taxes)
          expect(Math.abs(vatCents + vatOf(-netCents, vatPercent))).toBeLessThanOrEqual(1)
        credits.push(credit)
        check()
      }
      const left = rest().lines.filter(({ leftCents }) => leftCents > 0)
      if (left.length > 0)
        credits.push(written(rest(), ...left.map(({ line, leftCents }) => amount(line, leftCents))))
      expect(totalsOf(rest().taxes)).toEqual({ net: 0, vat: 0, gross: 0 })
    }),
  )
})
