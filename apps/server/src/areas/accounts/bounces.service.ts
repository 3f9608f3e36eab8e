import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { isSame } from '../../platform/keys.ts'
import { NotFound } from '../../platform/refusals.ts'
import { noteBounce } from '../mail/outbox.service.ts'
import * as queries from './bounces.queries.ts'
import { readBounce } from './bounces.reader.ts'

/**
 * Notes that a mail came back, at the mail and, if that is for good, at whoever has the address. What is no such message,
 * or of no mail of ours, changes nothing: mail servers send all kinds of things there.
 */
export const reportBounce = async (
  { db, clock, config }: Deps,
  { secret, message }: { secret: string; message: Uint8Array },
) => {
  if (!config.BOUNCE_SECRET || !isSame(secret, config.BOUNCE_SECRET)) throw new NotFound()
  const bounce = await readBounce(message)
  if (!bounce) return
  const noted = { ...bounce, at: clock.now() }
  await inTransaction(db, async tx => {
    const isOurs = await noteBounce(tx, bounce.name, noted)
    if (isOurs && bounce.isFinal) await queries.markUndeliverable(tx, noted)
  })
}

/** Mails reach the address again, the office says. */
export const clearBounce = (tx: Tx, id: number) => queries.clearBounce(tx, id)
