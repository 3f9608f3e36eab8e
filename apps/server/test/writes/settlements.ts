import * as many from '@tafelrunde/contract/admin/many'
import { changeRoleFees } from '@tafelrunde/contract/admin/money/fees'
import * as transfers from '@tafelrunde/contract/admin/money/returned-transfers'
import * as settlements from '@tafelrunde/contract/admin/money/settlements'
import { cameBackIn } from '../../src/areas/invoices/bank/came-back.fixture.ts'
import { approvedIn } from '../../src/areas/settlements/approved.fixture.ts'
import { lecturingIn } from '../../src/areas/settlements/lecturing.fixture.ts'
import { type Person, type TestApp, version, type Write, write } from './write.ts'

/** Every write to what lecturers get. */
export const settlementWrites = (testApp: TestApp, boss: Person): Write[] => {
  const { app, bearer, given } = testApp
  const { approved, finishedEvent } = approvedIn(testApp)
  const anEvent = async () => ({ id: (await given.event()).id })
  const settlement = async (state: 'submitted' | 'approved') => ({
    id: (await approved(await finishedEvent(), { state, accountId: (await given.account()).id })).id,
  })

  return [
    write(changeRoleFees, 'fee_rules', async () => ({
      ...(await anEvent()),
      body: { travel_cents_per_km: 30, lecturer: { cents: 9000 }, version },
    })),
    write(settlements.startSettlements, 'settlements', async () => ({
      id: (await lecturingIn(testApp).lecturing()).event.id,
    })),
    write(settlements.approveSettlement, 'settlements', () => settlement('submitted')),
    write(many.approveSettlements, 'settlements', async () => ({
      body: { ids: [(await settlement('submitted')).id] },
    })),
    write(settlements.returnSettlement, 'settlements', async () => ({
      ...(await settlement('approved')),
      body: { remark: 'Der Beleg fehlt.' },
    })),
    write(settlements.changeSettlementBank, 'settlements', async () => {
      const { id, bank } = await lecturingIn(testApp).wishing()
      return { id, body: bank }
    }),
    write(settlements.keepSettlementBank, 'settlements', async () => ({
      id: (await lecturingIn(testApp).wishing()).id,
      body: { remark: 'Wir haben Sie nicht erreicht.' },
    })),
    write(transfers.confirmSettlementBank, 'settlements', async () => {
      const { id, iban } = await cameBackIn(testApp, boss)
      return { id, body: { iban } }
    }),
    write(transfers.withdrawReturnedTransfer, 'returned_transfers', () => cameBackIn(testApp, boss)),
    write(settlements.exportPaymentFile, 'payment_files', async () => {
      const event = await finishedEvent()
      await approved(event)
      return { id: event.id, body: {} }
    }),
    write(settlements.undoPaymentFile, 'payment_files', async () => {
      const event = await finishedEvent()
      await approved(event)
      const [url, headers] = [`/api/admin/events/${event.id}/payment-files/`, await bearer(boss)]
      const made = await app.inject({ method: 'POST', url, headers, payload: {} })
      return { id: settlements.PaymentFile.parse(made.json()).id, body: { reason: 'Falsches Konto' } }
    }),
  ]
}
