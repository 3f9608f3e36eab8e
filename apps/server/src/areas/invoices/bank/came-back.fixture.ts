import { exportPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import { nextBankingDay } from '../../payments/banking-days.rules.ts'
import { approvedIn } from '../../settlements/approved.fixture.ts'
import { bankOf } from './bank.fixture.ts'
import { sentBackEntry } from './sent-back.fixture.ts'
import { statementOf } from './statement.fixture.ts'

/** A settlement that was paid, and whose transfer the bank gave back on the day that it was sent. */
export const cameBackIn = async (
  testApp: Awaited<ReturnType<typeof buildTestApp>>,
  staff: { id: number },
) => {
  const { as, clock, given } = testApp
  const { approved, finishedEvent, openAccount } = approvedIn(testApp)
  await openAccount()
  const event = await finishedEvent()
  const { id } = await approved(event, { accountId: (await given.account()).id })
  const day = nextBankingDay(berlinDay(clock.now()))
  const body = { execution: day }
  await as(staff)(exportPaymentFile, { params: { id: event.id }, body })
  const back = { cents: 31_405, endToEnd: `ABRECHNUNG-${id}`, day, reference: `Z-${id}` }
  const now = clock.now()
  clock.set(`${day}T12:00:00Z`)
  await bankOf(testApp, staff).bookSentBack(statementOf([sentBackEntry(back)], true, `Z-${id}`))
  clock.set(now.toISOString())
  return { id, iban: 'DE89370400440532013000' }
}
