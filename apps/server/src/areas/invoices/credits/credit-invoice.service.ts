import { type InvoiceRest, tellRest } from '@tafelrunde/contract/admin/money/credits'
import { type CreditItem, creditOf, restOf } from '@tafelrunde/contract/exhibitions/credits'
import { totalsOf } from '@tafelrunde/contract/values/tax'
import { type Caller, commandLine } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { lockOrder } from '../../exhibitions/orders/orders.service.ts'
import { isCancelled } from '../invoices.queries.ts'
import { readInvoice, readWithCredits, toInvoice } from '../invoices.service.ts'
import { alreadyCancelled, isNoInvoice } from '../invoices.texts.ts'
import { writeInvoice } from '../write-invoice.service.ts'
import { creditContent } from './credits.rules.ts'
import * as texts from './credits.texts.ts'

/** An invoice that holds, and what credits have left of it. */
const readHeld = async (db: Db, id: number) => {
  const { kind } = await readInvoice(db, id)
  if (kind !== 'invoice') throw new Refusal('state', isNoInvoice[kind])
  if (await isCancelled(db, id)) throw new Refusal('state', alreadyCancelled)
  const { content, credits } = await readWithCredits(db, id)
  const taken = credits.map(({ corrects, taxes }) => ({ items: corrects?.items ?? [], taxes }))
  const rest = restOf(content, taken)
  return { content, rest, leftCents: totalsOf(rest.taxes).gross }
}

/** What can still be credited of an invoice. */
export const readInvoiceRest = async (db: Db, id: number): Promise<InvoiceRest> => {
  const { content, rest, leftCents } = await readHeld(db, id)
  return { gross_cents: content.sums.gross, left_cents: leftCents, ...tellRest(rest) }
}

type Wish = { items: CreditItem[]; reason: string; left_cents: number }

/**
 * Credits some of an invoice by a paper of its own and mails that; its order stays invoiced. Refused where not as much of
 * the invoice is left as whoever asks has seen.
 */
export const creditInvoice = async (
  deps: Deps,
  caller: Caller,
  id: number,
  { items, reason, left_cents: seen }: Wish,
  keep = keepNothing,
) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { orderId } = await readInvoice(tx, id)
    await lockOrder(tx, commandLine, orderId)
    const { content, rest, leftCents } = await readHeld(tx, id)
    if (seen !== leftCents) throw new Refusal('changed', texts.changedMeanwhile)
    const credit = creditOf(rest, items)
    if ('fault' in credit) throw new InvalidField('items', texts.faultText(credit))
    const written = await writeInvoice(tx, deps, { by, orderId, corrects: id }, named =>
      creditContent(content, credit, { ...named, reason }),
    )
    const answer = toInvoice(await readInvoice(tx, written))
    await keep(tx, answer)
    return answer
  })
}
