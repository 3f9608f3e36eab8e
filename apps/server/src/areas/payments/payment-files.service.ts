import type { PaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { readBic, readIban } from '../../common/iban.reader.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { NotFound, Refusal } from '../../platform/refusals.ts'
import { readAssociation } from '../association/association.service.ts'
import { type CreditTransfer, creditTransferDocument } from './pain001.document.ts'
import * as queries from './payment-files.queries.ts'
import { leavesEconomicArea, type Payable, totalOf, transferOf } from './payment-files.rules.ts'
import * as texts from './payment-files.texts.ts'
import { checkReleased, type readMaking, tellRelease } from './release/release.service.ts'

type Held = Awaited<ReturnType<typeof queries.findHeld>>[number]

const toPaymentFile = (row: queries.PaymentFileRow, settlements: Held[]): PaymentFile => ({
  id: row.id,
  event: row.eventId,
  created: row.createdAt,
  created_by: row.createdBy,
  count: row.count,
  total_cents: row.totalCents,
  execution: row.execution,
  settlements: settlements.map(({ id, firstName, lastName }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
  })),
  undone: row.undoneAt && { at: row.undoneAt, by: row.undoneBy, reason: row.undoneReason },
  release: tellRelease(row),
})

/** Payment files with what each of them holds. */
export const tellPaymentFiles = async (db: Db, rows: queries.PaymentFileRow[]) => {
  const held = await queries.findHeld(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row =>
    toPaymentFile(
      row,
      held.filter(({ file }) => file === row.id),
    ),
  )
}

export const tellPaymentFile = async (db: Db, row: queries.PaymentFileRow) =>
  toPaymentFile(row, await queries.findHeld(db, [row.id]))

/**
 * The account that the association pays from, with its address where one of these transfers needs it; refuses an
 * association without them.
 */
export const readDebtor = async (db: Db, payables: { bank: { iban: string } }[]) => {
  const { name, accountHolder, street, postalCode, city, ...account } = await readAssociation(db)
  const iban = readIban(account.iban)
  if (!iban) throw new Refusal('state', texts.noAccount)
  const isNeeded = payables.some(({ bank }) => leavesEconomicArea(bank.iban))
  if (isNeeded && !(street && city)) throw new Refusal('state', texts.noAddress)
  const address = isNeeded ? { street, postalCode, city, country: 'DE' } : null
  return { name: accountHolder || name, iban, bic: readBic(account.bic) ?? null, address }
}

type Order = Pick<CreditTransfer, 'createdAt' | 'execution' | 'debtor'> & {
  event: { id: number; name: string }
}

type Making = Partial<Awaited<ReturnType<typeof readMaking>>> & { createdBy: string }

/** Keeps the file that has the bank pay these settlements of an event. */
export const keepPaymentFile = async (
  tx: Tx,
  { event, ...order }: Order,
  payables: Payable[],
  making: Making,
) => {
  const { createdAt, execution } = order
  const sums = { count: payables.length, totalCents: totalOf(payables) }
  const facts = { eventId: event.id, execution, createdAt, ...sums, ...making }
  const file = await queries.insertPaymentFile(tx, facts)
  const transfers = payables.map(payable => transferOf(payable, event.name))
  const transfer = { ...order, messageId: `TAFELRUNDE-${file.id}`, transfers }
  const { writeXml } = await import('../../common/xml.service.ts')
  await queries.keepXml(tx, file.id, writeXml(creditTransferDocument(transfer)))
  return file
}

/**
 * The file as it was made, with its name; of this event, if one is named. One that is undone must reach no bank, nor one
 * that is still to be released.
 */
export const readPaymentFile = async (db: Db, id: number, eventId?: number) => {
  const file = await queries.findXml(db, id)
  if (!file || (eventId !== undefined && file.eventId !== eventId)) throw new NotFound()
  if (file.undoneAt) throw new Refusal('state', texts.undoneFile)
  checkReleased(file)
  return { name: texts.paymentFileName(id), xml: file.xml }
}
