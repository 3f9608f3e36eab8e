import type { NotificationChanges } from '@tafelrunde/contract/notifications'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { accounts } from './accounts.tables.ts'

const { wantsReminders, wantsFeedbackRequests } = accounts
const shown = { reminder: wantsReminders, feedback_request: wantsFeedbackRequests }

export const findNotifications = async (db: Db, accountId: number) => {
  const [row] = await db.select(shown).from(accounts).where(eq(accounts.id, accountId))
  return row
}

/** What is not wished for stays as it is. */
export const updateNotifications = async (
  tx: Tx,
  accountId: number,
  { reminder, feedback_request }: NotificationChanges,
) => {
  const [row] = await tx
    .update(accounts)
    .set({
      wantsReminders: reminder ?? sql`${wantsReminders}`,
      wantsFeedbackRequests: feedback_request ?? sql`${wantsFeedbackRequests}`,
    })
    .where(eq(accounts.id, accountId))
    .returning(shown)
  return row
}
