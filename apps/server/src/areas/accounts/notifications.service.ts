import type { NotificationChanges } from '@tafelrunde/contract/notifications'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { NotFound } from '../../platform/refusals.ts'
import { findNotifications, updateNotifications } from './notifications.queries.ts'

/** Which mails besides those about the own bookings the person wants. */
export const readNotifications = async ({ db }: Deps, accountId: number) => {
  const row = await findNotifications(db, accountId)
  if (!row) throw new NotFound()
  return row
}

/** From now on such mails are written, or not; also those that are noted already. */
export const changeNotifications = async (tx: Tx, accountId: number, wish: NotificationChanges) => {
  const row = await updateNotifications(tx, accountId, wish)
  if (!row) throw new NotFound()
  return row
}
