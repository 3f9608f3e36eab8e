import type { DatevExport, makeDatevExport } from '@tafelrunde/contract/admin/money/datev-exports'
import type * as z from 'zod/mini'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import * as queries from './datev.queries.ts'
import * as texts from './datev.texts.ts'
import { needDonations, needSettings } from './export-file.service.ts'
import * as exports from './exports.queries.ts'
import * as items from './items.queries.ts'
import type { Movement } from './payment-postings.rules.ts'
import { paymentItems } from './payments.queries.ts'
import { momentsOf, periodOf } from './periods.service.ts'
import type { SettlementMovement } from './settlement-postings.rules.ts'
import { settlementItems } from './settlements.queries.ts'

const tell = ({ id, from, until, createdAt, madeBy, ...row }: exports.ExportRow): DatevExport => ({
  id,
  from,
  until,
  created: createdAt,
  by: madeBy,
  invoices: row.invoices,
  cents: row.cents,
  payments: row.payments,
  payment_cents: row.paymentCents,
  settlements: row.settlements,
  settlement_cents: row.settlementCents,
  payout_cents: row.payoutCents,
  only_new: row.onlyNew,
})

/** No export has an id like that: all are before it. */
const afterAll = 2 ** 31 - 1

type Days = { from: string; until: string }

/** What a period has, or what of it no export had. */
const lookAt = async (db: Db, { from, until }: Days, onlyNew: boolean) => {
  const moments = momentsOf({ from, until })
  const find = onlyNew ? items.findNew : items.findAll
  const payments = await find<Movement>(db, paymentItems, { from, until })
  const settlements = await find<SettlementMovement>(db, settlementItems, { from, until })
  return {
    ...(await queries.sumInvoices(db, { ...moments, newBefore: onlyNew ? afterAll : undefined })),
    payments,
    settlements,
  }
}

const sum = (movements: { cents: number }[]) => movements.reduce((all, { cents }) => all + cents, 0)
const isPayout = ({ source }: { source: string }) => source.startsWith('payout')
const sumSettlements = (movements: SettlementMovement[]) => ({
  owed: sum(movements.filter(one => !isPayout(one))),
  paid: 0 - sum(movements.filter(isPayout)),
})

type Asked = { from?: string | undefined; until?: string | undefined; only_new?: string | undefined }

/** What a period has, or what of it no export had, and which exports have days of it. */
export const sumDatev = async ({ db }: Pick<Deps, 'db'>, { only_new: onlyNew, ...asked }: Asked) => {
  const { from, until } = await periodOf(db, asked)
  const exported = await exports.findOverlapping(db, { from, until })
  const found = await lookAt(db, { from, until }, onlyNew === 'true')
  const { owed, paid } = sumSettlements(found.settlements)
  return {
    invoices: found.invoices,
    cents: found.cents,
    payments: found.payments.length,
    payment_cents: sum(found.payments),
    settlements: found.settlements.length,
    settlement_cents: owed,
    payout_cents: paid,
    exported: exported.map(tell),
  }
}

export const listExports = async ({ db }: Pick<Deps, 'db'>, page: Page) => {
  const { count, rows } = await exports.findExports(db, page)
  return { count, rows: rows.map(tell) }
}

type Wish = z.infer<typeof makeDatevExport.schema.body>

/**
 * Notes that a period goes to the tax adviser. Refused where another export has days of it that whoever asks has not
 * seen: its postings would be in the books twice.
 */
export const makeExport = async (deps: Deps, caller: Caller, wish: Wish, keep = keepNothing) => {
  const madeBy = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    await queries.lockNumbers(tx)
    const { settings, from, until } = await periodOf(tx, wish)
    needSettings(settings, wish)
    const [latest] = await exports.findOverlapping(tx, { from, until })
    if ((latest?.id ?? null) !== wish.seen) throw new Refusal('changed', texts.exportedMeanwhile)
    const { invoices, cents, ...found } = await lookAt(tx, { from, until }, wish.only_new)
    const payments = wish.payments ? found.payments : []
    const settlements = wish.settlements ? found.settlements : []
    needDonations(settlements, settings.settlements)
    const movements = [...payments, ...settlements]
    if (invoices + movements.length === 0) throw new Refusal('state', texts.nothingToPost)
    const { owed, paid } = sumSettlements(settlements)
    const row = await exports.insertExport(tx, {
      from,
      until,
      createdAt: deps.clock.now(),
      madeBy,
      invoices,
      cents,
      throughInvoice: (await queries.findLastInvoice(tx)) ?? null,
      payments: wish.payments ? payments.length : null,
      paymentCents: sum(payments),
      settlements: wish.settlements ? settlements.length : null,
      settlementCents: owed,
      payoutCents: paid,
      onlyNew: wish.only_new,
    })
    await items.insertItems(tx, row.id, movements)
    const answer = tell(row)
    await keep(tx, answer)
    return answer
  })
}
