import { payOrder, readBalance } from '@tafelrunde/contract/admin/money/order-payments'
import * as refunds from '@tafelrunde/contract/admin/money/refunds'
import { invoicingIn } from '../../src/areas/invoices/invoices.fixture.ts'
import { refundCameBack } from '../../src/areas/invoices/refunds/came-back.fixture.ts'
import { type Person, type TestApp, type Write, write } from './write.ts'

/** Every write of what is paid back to exhibitors. */
export const refundWrites = async (testApp: TestApp, boss: Person): Promise<Write[]> => {
  const { as } = testApp
  const { confirmed, invoice } = await invoicingIn(testApp)
  const wish = async () => {
    const { params } = await confirmed()
    const { gross_cents: open_cents } = await invoice(params)
    await as(boss)(payOrder, { params, body: { cents: open_cents + 700, open_cents } })
    const cents = -(await as(boss)(readBalance, { params })).open_cents
    return { refunds: [{ order: params.id, cents, iban: 'DE02100500000054540402', holder: 'Verlag' }] }
  }
  return [
    write(refunds.makeRefundFile, 'refund_files', async () => ({ body: await wish() })),
    write(refunds.undoRefundFile, 'refund_files', async () => {
      const { id } = await as(boss)(refunds.makeRefundFile, { body: await wish() })
      return { id, body: { reason: 'Falsches Konto' } }
    }),
    write(refunds.withdrawRefundReturn, 'order_payments', async () =>
      refundCameBack(testApp, boss, await wish()),
    ),
  ]
}
