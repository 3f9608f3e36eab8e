import { changeDatev } from '@tafelrunde/contract/admin/money/datev'
import { makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev-exports'
import {
  confirmSettlementBank,
  withdrawReturnedTransfer,
} from '@tafelrunde/contract/admin/money/returned-transfers'
import {
  approveSettlement,
  changeSettlementBank,
  exportPaymentFile,
  listPaymentFiles,
  returnSettlement,
  undoPaymentFile,
} from '@tafelrunde/contract/admin/money/settlements'
import { listAllowances } from '@tafelrunde/contract/admin/people/lecturer-taxes'
import { changeSettlement, followBank, type Settlement } from '@tafelrunde/contract/lecturers/settlements'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readCreditTransfer } from '../../../../test/read/read-credit-transfer.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { readTable } from '../../../platform/tables/read-table.ts'
import { association } from '../../association/association.tables.ts'
import { lecturingIn } from '../../settlements/lecturing.fixture.ts'
import { bankOf } from '../bank/bank.fixture.ts'
import { sentBackEntry } from '../bank/sent-back.fixture.ts'
import { statementOf } from '../bank/statement.fixture.ts'
import { seller } from '../invoices.fixture.ts'
import { centsOf, readBookings, skr04 } from './datev.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { change, settlementOf, settling } = lecturingIn(testApp)
const staff = await given.account({ isStaff: true, firstName: 'Ute', lastName: 'Kern' })
const office = as(staff)
const { bookSentBack } = bankOf(testApp, staff)
beforeAll(async () => {
  await deps.db.update(association).set(seller)
  await office(changeDatev, { body: skr04 })
})

const year = { from: '2027-01-01', until: '2027-12-31' }
const download = async (url: string) => app.inject({ url, headers: await bearer(staff) })

const deeds = [
  'submit',
  'approve',
  'giveBack',
  'otherAccount',
  'pay',
  'undo',
  'comesBack',
  'confirm',
  'withdraw',
] as const
type Deed = (typeof deeds)[number]
const Step = fc.record({
  deed: fc.constantFrom(...deeds, 'comesBack' as const),
  amount: fc.integer({ min: 0, max: 300 }),
})
type Step = { deed: Deed; amount: number }

/** How most of them begin. */
const usual: Step[] = [
  { deed: 'submit', amount: 10 },
  { deed: 'approve', amount: 0 },
  { deed: 'pay', amount: 0 },
]

/** What should have become of the money: each payment, and what the bank gave back of it and kept. */
type Payment = { file: number; cents: number; execution: string; undone: boolean; fee: number | undefined }
const ibans = ['DE89370400440532013000', 'DE02120300000000202051'] as const

let lives = 0
const live = async (steps: Step[]) => {
  clock.set('2027-03-20T12:00:00+01:00')
  const lastName = `Leben${++lives}`
  const { id, params, person, event } = await settling({ person: { lastName } })
  const payments: Payment[] = []
  const last = () => payments.at(-1)
  const perform: Record<Deed, (amount: number) => Promise<unknown>> = {
    submit: km => as(person)(changeSettlement, { params, body: { travel_km: km, submit: true } }),
    approve: () => office(approveSettlement, { params }),
    giveBack: () => office(returnSettlement, { params, body: { remark: 'Bitte prüfen' } }),
    otherAccount: async amount => {
      const iban = ibans[amount % 2] ?? ibans[0]
      await change(person, { iban })
      await as(person)(followBank, { body: { ids: [id], iban } })
      await office(changeSettlementBank, { params, body: { iban, holder: `Miriam ${lastName}` } })
    },
    pay: async () => {
      const made = await office(exportPaymentFile, { params: { id: event.id }, body: {} })
      const { total_cents: cents, execution } = made
      payments.push({ file: made.id, cents, execution, undone: false, fee: undefined })
    },
    undo: async () => {
      const payment = last()
      if (!payment) return
      const reason = 'Falsches Konto'
      await office(undoPaymentFile, { params: { id: payment.file }, body: { reason } })
      payment.undone = true
    },
    comesBack: async fee => {
      const payment = last()
      if (!payment) return
      if (clock.now().toISOString().slice(0, 10) < payment.execution)
        clock.set(`${payment.execution}T12:00:00Z`)
      const endToEnd = `ABRECHNUNG-${id}${payments.length > 1 ? `-${payments.length}` : ''}`
      const back = { cents: payment.cents, fee, endToEnd, day: payment.execution, reference: endToEnd }
      const { status, body } = await bookSentBack(statementOf([sentBackEntry(back)], true, endToEnd))
      if (status === 201 && body.sent_back === 1) payment.fee = fee
    },
    confirm: async () =>
      office(confirmSettlementBank, { params, body: { iban: (await settlementOf(person)).bank.iban } }),
    withdraw: async () => {
      await office(withdrawReturnedTransfer, { params })
      const payment = last()
      if (payment) payment.fee = undefined
    },
  }
  for (const { deed, amount } of steps)
    await perform[deed](amount).catch((error: { status?: number }) => {
      if (error.status !== 409 && error.status !== 400) throw error
    })
  return { settlement: await settlementOf(person), payments, lastName, event }
}

/** What the tax adviser reads of a settlement, by account. */
const bookedOf = async (id: number) => {
  const { exported } = await office(sumDatev, { query: year })
  const body = { ...year, seen: exported[0]?.id ?? null, settlements: true }
  const made = await office(makeDatevExport, { body })
  const { postings } = readBookings((await download(`/api/admin/datev/exports/${made.id}/`)).rawPayload)
  const own = postings.filter(one => one['Belegfeld 1']?.startsWith(`2027-${String(id).padStart(6, '0')}`))
  return (account: string) =>
    own.filter(one => one['Konto'] === account).reduce((sum, one) => sum + centsOf(one), 0)
}

const statedOf = async (event: { id: number }) => {
  const url = `/api/admin/payment-files/tax-statement/?event=${event.id}&format=xlsx`
  const { rows } = await readTable((await download(url)).rawPayload, 100)
  return Number(rows.at(-1)?.cells[13]?.replace(',', '.'))
}

const transfersOf = async (event: { id: number }) => {
  const { rows } = await deps.db.$client.query<{ id: number; xml: string }>(
    'select id, xml from payment_files where event_id = $1 order by id',
    [event.id],
  )
  return rows.flatMap(({ xml }) => readCreditTransfer(xml).transfers.map(({ endToEndId }) => endToEndId))
}

const paidOf = async (settlement: Settlement, lastName: string) => {
  const { results } = await office(listAllowances, { query: { year: '2027', search: lastName } })
  return results
    .filter(({ id }) => id === settlement.lecturer.id)
    .reduce((sum, one) => sum + one.paid_cents, 0)
}

test('whatever happens to a settlement, no transfer goes out twice, and what the office, the bank, the tax adviser and its lecturer read is one', async () => {
  let cameBack = 0
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 3, maxLength: 9 }), async steps => {
      const { settlement, payments, lastName, event } = await live([...usual, ...steps])
      const { state, total_cents: total } = settlement
      const isPaid = state === 'paid'
      const out = payments.filter(({ undone, fee }) => !undone && fee === undefined)
      cameBack += payments.filter(({ fee }) => fee !== undefined).length

      // It is paid by exactly the one payment that stayed out, with what its paper says.
      expect(out.map(({ cents }) => cents)).toEqual(isPaid ? [total] : [])
      expect(settlement.steps.filter(step => step.state === 'paid')).toHaveLength(payments.length)
      const named = await transfersOf(event)
      expect(new Set(named).size).toBe(named.length)
      expect(named).toHaveLength(payments.length)
      const paper = await download(`/api/lecturer-billingfee/${settlement.id}/`)
      const reference = (await readPdf(paper.rawPayload)).text.match(/ABRECHNUNG[-\d]+/)?.[0] ?? ''
      expect(named.includes(reference)).toBe(isPaid)
      const { results } = await office(listPaymentFiles, { query: { event: String(event.id) } })
      expect(results.filter(({ undone }) => undone)).toHaveLength(payments.filter(one => one.undone).length)

      expect(Math.round((await statedOf(event)) * 100)).toBe(isPaid ? total : 0)
      expect(await paidOf(settlement, lastName)).toBe(isPaid ? settlement.fee_cents : 0)
      expect(settlement.allowance.used_cents).toBe(settlement.fee_cents)

      const booked = await bookedOf(settlement.id)
      const fees = payments.reduce((sum, { fee = 0 }) => sum + fee, 0)
      expect([booked('70000'), booked(String(skr04.payments.fees))]).toEqual([
        state === 'approved' ? -total : 0,
        fees,
      ])
    }),
    { numRuns: 6 },
  )
  expect(cameBack).toBeGreaterThan(0)
}, 120_000)
