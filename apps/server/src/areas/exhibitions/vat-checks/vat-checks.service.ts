import type { OrderVatChecks, VatCheckResult } from '@tafelrunde/contract/admin/money/vat-checks'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { TaxCase } from '@tafelrunde/contract/values/tax'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { InvalidField, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import { lockOrder, readOrder } from '../orders/orders.service.ts'
import * as queries from './vat-checks.queries.ts'
import { askableVatId, vatWarning } from './vat-checks.rules.ts'
import * as texts from './vat-checks.texts.ts'

const tell = async (db: Db, { order }: OrderRow): Promise<OrderVatChecks> => {
  const vatId = askableVatId(order)
  return {
    vat_id: vatId,
    checks: (await queries.findVatChecks(db, order.id)).map(check => ({
      id: check.id,
      vat_id: check.vatId,
      is_former: check.vatId !== vatId,
      result: check.result,
      day: check.day,
      reference: check.reference,
      noted_by: check.notedBy,
    })),
  }
}

/** What VIES has answered about the VAT id of an order, and what it can be asked about. */
export const readVatChecks = async (db: Db, caller: Caller, orderId: number) =>
  tell(db, (await readOrder(db, caller, orderId)).row)

/** What to tell before an order is invoiced with these taxes, if there is something. */
export const readVatWarning = async (db: Db, { order }: OrderRow, taxes: { taxCase: TaxCase }[]) =>
  vatWarning(await queries.findVatChecks(db, order.id), {
    vatId: askableVatId(order),
    orderedOn: berlinDay(order.createdAt),
    taxes,
  })

const earliest = '2000-01-01'

/** The day that is meant; refuses one that is still to come. */
const dayOf = (day: string | null, now: Date) => {
  const today = berlinDay(now)
  if (day !== null && day > today) throw new InvalidField('day', texts.inFuture)
  if (day !== null && day < earliest) throw new InvalidField('day', texts.longAgo)
  return day ?? today
}

type Wish = { vat_id: string; result: VatCheckResult; day: string | null; reference: string }

/**
 * Notes what VIES has answered (§ 18e UStG); the same once more is noted once. 409 `state` where there is nothing to ask about,
 * `changed` where the order names another VAT id than was asked about.
 */
export const noteVatCheck = async (
  deps: Deps,
  caller: Caller,
  orderId: number,
  { vat_id, result, day: saidDay, reference }: Wish,
  keep = keepNothing,
) => {
  const notedBy = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const { row } = await lockOrder(tx, caller, orderId)
    const vatId = askableVatId(row.order)
    if (!vatId) throw new Refusal('state', texts.nothingToAsk)
    if (askableVatId({ ...row.order, vatId: vat_id }) !== vatId)
      throw new Refusal('changed', texts.otherVatId(vatId))
    const now = deps.clock.now()
    const said = { vatId, result, day: dayOf(saidDay, now), reference }
    const [last] = (await queries.findVatChecks(tx, orderId)).filter(check => check.vatId === vatId)
    const isNoted = last?.result === said.result && last.day === said.day && last.reference === said.reference
    if (!isNoted) await queries.insertVatCheck(tx, { orderId, ...said, notedBy, notedAt: now })
    const answer = await tell(tx, row)
    await keep(tx, answer)
    return answer
  })
}
