import { readBalance } from '@tafelrunde/contract/admin/money/order-payments'
import { makeRefundFile } from '@tafelrunde/contract/admin/money/refunds'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import { bankOf } from '../bank/bank.fixture.ts'
import { sentBackEntry } from '../bank/sent-back.fixture.ts'
import { statementOf } from '../bank/statement.fixture.ts'

/** A refund whose transfer the bank gave back on the day that it was sent: its payment's id. */
export const refundCameBack = async (
  testApp: Awaited<ReturnType<typeof buildTestApp>>,
  staff: { id: number },
  body: { refunds: { order: number; cents: number; iban: string; holder: string }[] },
) => {
  const office = testApp.as(staff)
  const { execution, refunds } = await office(makeRefundFile, { body })
  const [sent] = refunds
  if (!sent) throw new Error('nothing was refunded')
  const { order, cents, reference } = sent
  const now = testApp.clock.now()
  testApp.clock.set(`${execution}T12:00:00Z`)
  const entry = sentBackEntry({ cents, endToEnd: reference, day: execution, reference: `E-${order}` })
  await bankOf(testApp, staff).bookSentBack(statementOf([entry], true, `E-${order}`))
  testApp.clock.set(now.toISOString())
  const { payments } = await office(readBalance, { params: { id: order } })
  return { id: payments.find(({ kind }) => kind === 'refund_returned')?.id }
}
