import * as fourEyes from '@tafelrunde/contract/admin/four-eyes'
import { makeRefundFile, releaseRefundFile } from '@tafelrunde/contract/admin/money/refunds'
import { exportPaymentFile, releasePaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { isNull } from 'drizzle-orm'
import { association } from '../../src/areas/association/association.tables.ts'
import { creditedIn } from '../../src/areas/invoices/refunds/refunds.fixture.ts'
import { waitingChanges } from '../../src/areas/office/four-eyes/four-eyes.tables.ts'
import { approvedIn } from '../../src/areas/settlements/approved.fixture.ts'
import { onlyRow } from '../../src/platform/db/rows.ts'
import { type TestApp, type Write, write } from './write.ts'

/** Every write that needs two people. */
export const fourEyesWrites = async (testApp: TestApp): Promise<Write[]> => {
  const { as, deps, given } = testApp
  const { db } = deps
  const { approved, finishedEvent } = approvedIn(testApp)
  const { credited } = await creditedIn(testApp)
  const other = await given.account({ isStaff: true, isSuperuser: true })
  const turned = (on: boolean) => db.update(association).set({ fourEyes: on })
  const waiting = async () => {
    await db.delete(waitingChanges).where(isNull(waitingChanges.decidedAt))
    const asked = { askedAt: deps.clock.now(), askedBy: 'Renate Albrecht', askedById: other.id }
    const rows = await db
      .insert(waitingChanges)
      .values({ changes: { fourEyes: false }, ...asked })
      .returning()
    return { id: onlyRow(rows).id }
  }
  /** What the other one makes while two people are needed; nobody else needs them. */
  const made = async <Made>(make: () => Promise<Made>) => {
    await turned(true)
    const file = await make()
    await turned(false)
    return file
  }
  return [
    write(fourEyes.switchFourEyes, 'association', async () => {
      await turned(false)
      return { body: { on: true } }
    }),
    write(fourEyes.rejectWaitingChange, 'waiting_changes', waiting),
    write(fourEyes.confirmWaitingChange, 'waiting_changes', waiting),
    write(releasePaymentFile, 'payment_files', async () => {
      const event = await finishedEvent()
      await approved(event)
      return made(() => as(other)(exportPaymentFile, { params: { id: event.id }, body: {} }))
    }),
    write(releaseRefundFile, 'refund_files', async () => {
      const { wish } = await credited()
      return made(() => as(other)(makeRefundFile, { body: { refunds: [wish] } }))
    }),
  ]
}
