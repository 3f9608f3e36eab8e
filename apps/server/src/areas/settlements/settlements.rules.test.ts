import type { SettlementState } from '@tafelrunde/contract/lecturers/settlements'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyText } from '../../common/money.texts.ts'
import { figureOn, vatOf } from '../../common/tax.rules.ts'
import { paymentOf, sumsOf, travelOf } from './settlements.rules.ts'
import { feeRuleText } from './settlements.texts.ts'

const visible = (text: string) => text.replaceAll('\u00a0', '~')
const cents = fc.integer({ min: 0, max: 10_000_000 })
const line = (feeCents: number, units = 2) => ({
  id: feeCents,
  workshop: '',
  location: '',
  startsAt: new Date(0),
  endsAt: new Date(0),
  calledOff: false,
  units,
  feeCents,
})
const expense = (sum: number, vatPercent: number | null = 0) => ({
  text: 'Kopien',
  cents: sum,
  vatPercent,
  receipt: null,
})
const car = (sum: number) => ({ cents: sum, vatPercent: null })

test('kilometres by car are paid at the rate of the event, a ticket at its price', () => {
  const facts = { travelKm: 128, ticketCents: 4590, ticketVatPercent: 7, ticketReceipt: null }
  expect(travelOf({ ...facts, travelMode: 'car' }, 30)).toMatchObject({ cents: 3840, vatPercent: null })
  expect(travelOf({ ...facts, travelMode: 'public' }, 30)).toMatchObject({ cents: 4590, vatPercent: 7 })
})

test.each([
  [10000, 19, 1900],
  [50, 19, 10], // 9.5 cents
  [49, 19, 9], // 9.31 cents
  [58, 19, 11], // 11.02 cents
  [12345, 0, 0],
])('VAT on %i cents at %i percent is %i', (net, percent, vat) => {
  expect(vatOf(net, percent)).toBe(vat)
})

test('fee, travel and expenses are taxed together, and everything adds up to the cent', () => {
  const sums = { lines: [line(18000), line(9000, 1.5)], travel: car(3840), expenses: [expense(1620)] }
  expect(sumsOf({ ...sums, vatPercent: 19 })).toEqual({
    units: 3.5,
    fee: 27000,
    travel: 3840,
    expenses: 1620,
    donated: 0,
    net: 32460,
    vat: 6167,
    total: 38627,
  })
})

test('a ticket of 107.00 € is billed as 119.00 € where VAT is charged, and paid as it is where it is not', () => {
  const parts = { lines: [], travel: { cents: 10_700, vatPercent: 7 }, expenses: [] }
  expect(sumsOf({ ...parts, vatPercent: 19 })).toMatchObject({ travel: 10_000, vat: 1900, total: 11_900 })
  expect(sumsOf({ ...parts, vatPercent: 0 })).toMatchObject({ travel: 10_700, vat: 0, total: 10_700 })
})

test('whatever the parts and their order: the total is the parts and the VAT, which is off by half a cent at most', () => {
  fc.assert(
    fc.property(
      fc.array(cents),
      cents,
      fc.array(cents),
      fc.integer({ min: 0, max: 25 }),
      (fees, ticket, bills, vatPercent) => {
        const facts = { travel: car(ticket), vatPercent }
        const sums = sumsOf({
          ...facts,
          lines: fees.map(fee => line(fee)),
          expenses: bills.map(bill => expense(bill)),
        })
        const net = [...fees, ticket, ...bills].reduce((sum, part) => sum + part, 0)
        expect(sums.net).toBe(net)
        expect(sums.total).toBe(net + sums.vat)
        expect(Number.isInteger(sums.vat)).toBe(true)
        expect(Math.abs(sums.vat * 100 - net * vatPercent)).toBeLessThanOrEqual(50)
        expect(
          sumsOf({
            ...facts,
            lines: fees.toReversed().map(fee => line(fee)),
            expenses: bills.toReversed().map(bill => expense(bill)),
          }),
        ).toEqual(sums)
      },
    ),
  )
})

test('a figure of the law holds from its day on, until the next one', () => {
  const figures = [
    { figure: 'vat_percent' as const, validFrom: '2021-01-01', value: 19 },
    { figure: 'vat_percent' as const, validFrom: '2020-07-01', value: 16 },
    { figure: 'allowance_cents' as const, validFrom: '2020-01-01', value: 240000 },
  ]
  expect(figureOn(figures, 'vat_percent', '2020-12-31')).toBe(16)
  expect(figureOn(figures, 'vat_percent', '2021-01-01')).toBe(19)
  expect(figureOn(figures, 'vat_percent', '2020-06-30')).toBe(0)
})

test('what was agreed stands in words', () => {
  const rule = { role: 'lecturer' as const, kind: 'per_unit' as const, cents: 9000, shared: false }
  expect(visible(feeRuleText([rule]))).toBe('90,00~€~je~UE')
  const second = { role: 'co_lecturer' as const, kind: 'flat' as const, cents: 123_450, shared: true }
  expect(visible(feeRuleText([rule, second]))).toBe(
    '90,00~€~je~UE · 1.234,50~€~pauschal, gemeinsam (Co-Leitung)',
  )
  expect(feeRuleText([])).toBe('ohne Honorar')
  expect(visible(moneyText(5))).toBe('0,05~€')
})

const approvedOnce = ['submitted', 'approved'] as const
const named = (states: readonly SettlementState[], version?: number) =>
  paymentOf(
    states.map(state => ({ state, kind: 'state' as const })),
    version,
  )

test('a settlement names the payment that pays it, else the next one: an undone one is not repeated', () => {
  expect(named([])).toBe(1)
  expect(named(approvedOnce)).toBe(1)
  expect(named([...approvedOnce, 'paid'])).toBe(1)
  expect(named([...approvedOnce, 'paid', 'approved'])).toBe(2)
  expect(named([...approvedOnce, 'paid', 'approved', 'paid'])).toBe(2)
  expect(named([...approvedOnce, 'paid', 'approved', 'returned', ...approvedOnce, 'paid'])).toBe(2)
})

test('an earlier version names what it did when it was given back, whatever is paid later', () => {
  const steps = [...approvedOnce, 'returned', ...approvedOnce, 'paid', 'approved'] as const
  expect([named(steps, 1), named(steps, 2), named(steps)]).toEqual([1, 2, 2])
})
