import { readBalance } from '@tafelrunde/contract/admin/money/order-payments'
import { listCredits, makeRefundFile } from '@tafelrunde/contract/admin/money/refunds'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import { bankOf, fileOf } from '../bank/bank.fixture.ts'
import { invoicingIn } from '../invoices.fixture.ts'

/** The account that the bank's statements of tests say money came from. */
export const iban = 'DE02100500000054540402'

type Wish = { order: number; cents: number; iban: string; holder: string }

/** Somebody of the office, and orders that the bank brought too much for. */
export const creditedIn = async (testApp: Awaited<ReturnType<typeof buildTestApp>>) => {
  const invoicing = await invoicingIn(testApp)
  const { staff, confirmed, invoice } = invoicing
  const { book } = bankOf(testApp, staff)
  const office = testApp.as(staff)
  return {
    ...invoicing,
    office,
    make: (...refunds: Wish[]) => office(makeRefundFile, { body: { refunds } }),
    balanceOf: (params: { id: number }) => office(readBalance, { params }),
    creditOf: async ({ id }: { id: number }) =>
      (await office(listCredits, {})).credits.find(({ order }) => order === id),
    /** 7.00 € too much, and the wish to pay that back. */
    credited: async () => {
      const { params, email, person } = await confirmed()
      const one = await invoice(params)
      const amount = ((one.gross_cents + 700) / 100).toFixed(2)
      await book(fileOf({ amount, text: one.number, payer: 'Verlag & Söhne' }), { 0: [one.id] })
      const wish: Wish = { order: params.id, cents: 700, iban, holder: 'Verlag & Söhne' }
      return { params, email, person, one, wish }
    },
  }
}
