import type { OrderLetter } from '@tafelrunde/contract/exhibitions/letters'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { NotFound, orNotFound } from '../../../platform/refusals.ts'
import { readFile, storeFile } from '../../storage/storage.service.ts'
import { readOrder } from '../orders/orders.service.ts'
import * as queries from './letters.queries.ts'
import { reminderName } from './letters.rules.ts'

const type = 'application/pdf'

type Sent = {
  orderId: number
  kind: OrderLetter['kind']
  /** What it is called, without an ending. */
  title: string
  bytes: Buffer
  sentAt: Date
}

/**
 * Keeps a letter as it is sent, in the transaction that sends it (§ 147 Abs. 1 Nr. 3 AO); answers its number and what the
 * mail takes along.
 */
export const keepLetter = async (tx: Tx, deps: Deps, { bytes, ...letter }: Sent) => {
  const file = await storeFile(tx, deps, { type, bytes })
  const id = await queries.insertLetter(tx, { ...letter, file })
  return { id, attachment: { name: `${letter.title}.pdf`, type, file } }
}

/** What was sent about an order, the oldest first; before letters were kept they have no file. */
export const readLetters = async (db: Db, orderId: number): Promise<OrderLetter[]> => {
  const kept = (await queries.findLetters(db, orderId)).map(({ sentAt, extraCents, ...letter }) => ({
    ...letter,
    sent: sentAt,
    extra_cents: extraCents,
  }))
  const unkept = (await queries.findUnkept(db, orderId)).map(({ step, number, sentAt }) => ({
    id: null,
    kind: 'reminder' as const,
    title: reminderName(step, number),
    sent: sentAt,
    extra_cents: 0,
  }))
  return [...unkept, ...kept].toSorted((one, other) => one.sent.getTime() - other.sent.getTime())
}

/** The same of an order of the caller's own, any for staff. */
export const listLetters = async (db: Db, caller: Caller, orderId: number) => {
  await readOrder(db, caller, orderId)
  return { letters: await readLetters(db, orderId) }
}

/** A letter as it was sent, of the caller's own orders, any for staff. */
export const readLetter = async (db: Db, caller: Caller, id: number) => {
  const row = orNotFound(await queries.findLetter(db, id))
  if (row.accountId !== caller.id && !caller.isStaff) throw new NotFound()
  return { name: `${row.title}.pdf`, bytes: (await readFile(db, row.file)).bytes }
}
