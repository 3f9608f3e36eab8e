import type { InvoiceRun } from '@tafelrunde/contract/admin/money/invoice-runs'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, isDatabaseAway, type Tx } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { Later, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { lockForChange, readEvent } from '../../events/events.service.ts'
import { orderNumber } from '../../exhibitions/orders/orders.rules.ts'
import { invoiceIfConfirmed } from '../invoice-order.service.ts'
import { findConfirmed } from '../invoices.queries.ts'
import * as texts from '../invoices.texts.ts'
import * as queries from './runs.queries.ts'

/** An order that could not be invoiced, with the reason in words. */
export type Failure = queries.RunRow['failures'][number]

/** As the contract words it; a failure counts until its order has an invoice or is none any more. */
const toRun = async (db: Db, run: queries.RunRow): Promise<InvoiceRun> => {
  const { id, eventId, state, createdAt, startedBy, finishedAt, orders, done, written } = run
  const confirmed = new Set((await findConfirmed(db, eventId)).map(order => order.id))
  return {
    id,
    event: eventId,
    state,
    started: createdAt,
    started_by: startedBy,
    finished: finishedAt,
    total: orders.length,
    done,
    written,
    failures: run.failures.filter(({ order }) => confirmed.has(order)),
  }
}

/**
 * Begins to write the invoices of all confirmed orders of an event. One that is not done is answered instead, and goes on
 * if it was stopped: so a second click writes nothing twice. Refuses with 409 `state` where no order is confirmed.
 */
export const startRun = async (deps: Deps, caller: Caller, eventId: number, keep = keepNothing) => {
  const startedBy = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    await lockForChange(tx, eventId)
    const open = await queries.lockOpenRun(tx, eventId)
    const begin = () => insertNew(tx, { eventId, startedBy, createdAt: deps.clock.now() })
    const answer = await toRun(tx, open ? await goOn(tx, open, startedBy) : await begin())
    await keep(tx, answer)
    return answer
  })
}

const goOn = async (tx: Tx, run: queries.RunRow, startedBy: string) =>
  run.state === 'stopped' ? queries.updateRun(tx, run.id, { state: 'running', startedBy }) : run

const insertNew = async (tx: Tx, run: { eventId: number; startedBy: string; createdAt: Date }) => {
  const orders = (await findConfirmed(tx, run.eventId)).map(({ id }) => id)
  if (orders.length === 0) throw new Refusal('state', texts.nothingToInvoice)
  return queries.insertRun(tx, { ...run, orders })
}

/** Stops the run of an event before its next invoice; 409 `state` if none is at work. */
export const stopRun = (deps: Deps, eventId: number) =>
  inTransaction(deps.db, async tx => {
    await readEvent(tx, true, eventId)
    const run = await queries.lockOpenRun(tx, eventId)
    if (!run) throw new Refusal('state', texts.noRun)
    return toRun(tx, await queries.updateRun(tx, run.id, { state: 'stopped' }))
  })

/** How far the latest run of an event is, if there was one. */
export const readLatestRun = async (db: Db, eventId: number) => {
  await readEvent(db, true, eventId)
  const run = await queries.findLatestRun(db, eventId)
  return run ? toRun(db, run) : null
}

/** Why an order could not be invoiced; what nobody expected is logged. */
const reasonOf = ({ log }: Deps, order: number, error: unknown) => {
  if (error instanceof Refusal || error instanceof Later) return error.message
  log.error({ err: error, order }, 'could not write an invoice')
  return texts.notWritten
}

/** Notes that the next order of a run, which the caller has locked, is dealt with. */
const noteDealtWith = (tx: Tx, deps: Deps, run: queries.RunRow, result: Failure | { written: number }) => {
  const done = run.done + 1
  const isLast = done === run.orders.length
  return queries.updateRun(tx, run.id, {
    done,
    ...('written' in result
      ? { written: run.written + result.written }
      : { failures: [...run.failures, result] }),
    ...(isLast && { state: 'done' as const, finishedAt: deps.clock.now() }),
  })
}

const lockNext = async (tx: Tx, id: number) => {
  const run = await queries.lockRun(tx, id)
  const order = run?.state === 'running' ? run.orders[run.done] : undefined
  return run && order !== undefined ? { run, order } : undefined
}

/**
 * Writes the next invoice of a run, together with the note that it is written: whoever is killed leaves neither, and whoever
 * else works on the same run waits for its row. Answers whether there was one to write.
 */
const writeNext = async (deps: Deps, id: number, end?: AbortSignal) => {
  if (end?.aborted) return false
  let at: number | undefined
  try {
    return await inTransaction(deps.db, async tx => {
      const next = await lockNext(tx, id)
      if (!next) return false
      at = next.order
      const { invoice } = await invoiceIfConfirmed(
        tx,
        deps,
        { by: next.run.startedBy, seenCents: null },
        next.order,
      )
      await noteDealtWith(tx, deps, next.run, { written: invoice ? 1 : 0 }) // else somebody was faster
      return true
    })
  } catch (error) {
    end?.throwIfAborted() // what failed now may have failed because drawing ends, too
    if (at === undefined || isDatabaseAway(error)) throw error // nor could any other
    await noteFailure(deps, id, { order: at, detail: reasonOf(deps, at, error) })
    return true
  }
}

const noteFailure = (deps: Deps, id: number, { order, detail }: Omit<Failure, 'number'>) =>
  inTransaction(deps.db, async tx => {
    const next = await lockNext(tx, id)
    if (next?.order !== order) return // somebody else could, or it was stopped
    const { event } = await readEvent(tx, true, next.run.eventId)
    await noteDealtWith(tx, deps, next.run, { order, number: orderNumber(order, event), detail })
  })

/**
 * Writes what a run has still to write, each invoice in a transaction of its own, until it is done or stopped. One that fails
 * keeps none of the others from being written; it is named. Broken off, it goes on where it was when it is called again.
 */
const workOnRun = async (deps: Deps, id: number, end?: AbortSignal) => {
  while (await writeNext(deps, id, end));
}

/** A turn of each server: all runs that are begun, also those whose server was killed. */
export const workOnRuns = async (deps: Deps, end?: AbortSignal) => {
  for (const { id } of await queries.findRunning(deps.db)) await workOnRun(deps, id, end)
}

/** For the terminal: starts a run, works on it in this process, and answers what it has written and what not. */
export const invoiceEvent = async (deps: Deps, caller: Caller, eventId: number) => {
  const { id } = await startRun(deps, caller, eventId)
  await workOnRun(deps, id)
  const run = orNotFound(await queries.findLatestRun(deps.db, eventId))
  const { failures } = await toRun(deps.db, run)
  return { invoices: await queries.findWritten(deps.db, run), failures }
}
