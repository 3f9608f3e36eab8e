import { sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import {
  payOrder,
  readBalance,
  refundOrder,
  withdrawPayment,
} from '@tafelrunde/contract/admin/money/order-payments'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { bankOf, fileOf } from '../bank/bank.fixture.ts'
import { invoicingIn } from '../invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps } = testApp
const { staff, confirmed, invoice } = await invoicingIn(testApp)
const { book } = bankOf(testApp, staff)
const office = as(staff)
const model = await invoice((await confirmed()).params)

/** A paper as the office writes them, but for its number and sum: drawing each would take most of the time. */
const paper = async (
  order: number,
  cents: number,
  back?: { kind: 'cancellation' | 'credit'; id: number },
) => {
  const idOf = (kind: string) => (back?.kind === kind ? back.id : null)
  const { rows } = await deps.db.$client.query<{ id: number; number: string }>(
    `insert into invoices (year, running, number, kind, order_id, cancels, corrects, issued_at, gross_cents, document, file, xml, issued_by)
      select 1999, next, '1999-R-' || lpad(next::text, 5, '0'), $1, $2, $3, $6, issued_at, $4, document, file, xml, issued_by
      from invoices, (select count(*) + 1 as next from invoices) counted where id = $5 returning id, number`,
    [back?.kind ?? 'invoice', order, idOf('cancellation'), cents, model.id, idOf('credit')],
  )
  const state = back?.kind === 'cancellation' ? 'confirmed' : 'invoiced'
  await deps.db.$client.query(`update orders set state = $1 where id = $2`, [state, order])
  return rows[0]
}

const deeds = [
  'invoice',
  'credit',
  'cancel',
  'bank',
  'hand',
  'rest',
  'refund',
  'refundAll',
  'withdraw',
] as const
const Step = fc.record({ deed: fc.constantFrom(...deeds), cents: fc.integer({ min: 1, max: 60_000 }) })
type Step = { deed: (typeof deeds)[number]; cents: number }

/** What becomes of an order by these steps, and what it should owe then; what is refused changes nothing. */
const live = async (steps: Step[]) => {
  const { params } = await confirmed()
  const told = {
    papers: 0,
    paid: 0,
    /** The invoice that holds, and what credits have left of it. */
    valid: undefined as { id: number; number: string; left: number } | undefined,
  }
  const balance = () => office(readBalance, { params })
  const perform: Record<Step['deed'], (cents: number) => Promise<unknown>> = {
    invoice: async cents => {
      if (told.valid) return
      const written = await paper(params.id, cents)
      told.valid = written && { ...written, left: cents }
      told.papers += cents
    },
    credit: async cents => {
      if (!told.valid) return
      const { id, left } = told.valid
      const written = paper(params.id, -cents, { kind: 'credit', id })
      if (cents > left) return expect(written).rejects.toThrow('more is credited')
      await written
      told.papers -= cents
      told.valid.left -= cents
    },
    cancel: async () => {
      if (!told.valid) return
      const { id, left } = told.valid
      await paper(params.id, -left, { kind: 'cancellation', id })
      told.papers -= left
      told.valid = undefined
    },
    bank: async cents => {
      const credit = { amount: (cents / 100).toFixed(2), text: told.valid?.number ?? 'nichts' }
      const { status } = await book(fileOf(credit), { 0: [told.valid?.id ?? 0] })
      if (status === 201) told.paid += cents
    },
    hand: async cents => {
      await office(payOrder, { params, body: { cents, open_cents: (await balance()).open_cents } })
      told.paid += cents
    },
    rest: async () => {
      const { open_cents } = await balance()
      await office(payOrder, { params, body: {} })
      told.paid += open_cents
    },
    refund: async cents => {
      await office(refundOrder, { params, body: { cents } })
      told.paid -= cents
    },
    refundAll: async () => {
      const { open_cents } = await balance()
      await office(refundOrder, { params, body: {} })
      told.paid += open_cents
    },
    withdraw: async () => {
      const last = (await balance()).payments.findLast(({ kind }) => kind !== 'bank')
      if (!last) return
      await office(withdrawPayment, { params: { id: last.id } })
      told.paid += last.kind === 'refund' ? last.cents : -last.cents
    },
  }
  for (const { deed, cents } of steps)
    await perform[deed](cents).catch((error: { status?: number }) => {
      if (error.status !== 409 && error.status !== 400) throw error
    })
  return { params, told }
}

test('whatever happens to an order, it owes its papers less its payments, and whoever owes nothing is not reminded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 2, maxLength: 10 }), async steps => {
      const { params, told } = await live([{ deed: 'invoice', cents: 41_531 }, ...steps])
      const { papers_cents, received_cents, refunded_cents, open_cents } = await office(readBalance, {
        params,
      })
      expect([papers_cents, received_cents - refunded_cents]).toEqual([told.papers, told.paid])
      expect(open_cents).toBe(told.papers - told.paid)
      const owes = told.valid !== undefined && open_cents > 0
      const { state } = await office(getOrder, { params })
      expect(state).toBe(told.valid ? (owes ? 'invoiced' : 'paid') : 'confirmed')
      const now = clock.now()
      clock.passSeconds(31 * 24 * 60 * 60)
      const { open, to_remind } = await office(sumInvoices, { query: { order: String(params.id) } })
      clock.set(now.toISOString())
      expect([open.cents, to_remind]).toEqual(owes ? [open_cents, 1] : [0, 0])
    }),
    { numRuns: 15 },
  )
})
