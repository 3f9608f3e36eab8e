import type { ConfirmationRun } from '@tafelrunde/contract/events/confirmations'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction } from '../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../platform/refusals.ts'
import { readEvent } from '../events/events.service.ts'
import { findAttendances, findUnconfirmed } from './attendances.queries.ts'
import { judge } from './confirmations.rules.ts'
import { eventNotFinished, failureSentence } from './confirmations.texts.ts'
import { drawConfirmations, keepConfirmations } from './issuing.service.ts'
import { findRun, insertRun, type RunRow, updateRun } from './runs.queries.ts'

export const issueConfirmationsJob = 'issue-confirmations'

/** Papers that are drawn, written and mailed together. */
const batchSize = 50
/** Failures that a run keeps as sentences. */
const mostFailures = 100

const toRun = ({ eventId, createdAt, finishedAt, ...run }: RunRow): ConfirmationRun => ({
  ...run,
  event: eventId,
  created: createdAt,
  finished: finishedAt,
})

/** Whose confirmation is still to be issued. */
const findOpen = async (db: Db, eventId: number) =>
  (await findUnconfirmed(db, eventId)).filter(one => judge(one).available).map(({ id }) => id)

/**
 * The office's wish for all confirmations of an event that are not issued yet; a job fulfils it, unless `byJob` is
 * false and the caller does. Refuses an event that is not finished.
 */
export const startRun = async (
  deps: Deps,
  eventId: number,
  { mail, byJob = true }: { mail: boolean; byJob?: boolean },
) => {
  const { event } = await readEvent(deps.db, true, eventId)
  if (event.state !== 'finished') throw new Refusal('not_confirmable', eventNotFinished)
  const total = (await findOpen(deps.db, eventId)).length
  return inTransaction(deps.db, async tx => {
    const run = await insertRun(tx, { eventId, total, mail, createdAt: deps.clock.now() })
    if (byJob) await deps.jobs.enqueue(tx, issueConfirmationsJob, String(run.id))
    return toRun(run)
  })
}

export const readRun = async (db: Db, id: number) => {
  const run = orNotFound(await findRun(db, id))
  return toRun(run)
}

/** Answers the participations whose paper could not be made, each logged with its reason. */
const issueBatch = async (deps: Deps, ids: number[], mail: boolean) => {
  const attendances = (await findAttendances(deps.db, ids)).filter(
    attendance => attendance.confirmation === null && judge(attendance).available,
  )
  const results = await drawConfirmations(deps, attendances)
  const drawn = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  await keepConfirmations(deps, drawn, { mail })
  return attendances.flatMap(({ id }, index) => {
    const result = results[index]
    if (result?.status !== 'rejected') return []
    deps.log.error({ err: result.reason, participation: id }, 'a confirmation could not be drawn')
    return [id]
  })
}

/**
 * Issues what a run is still to issue, batch by batch. Broken off, it goes on where it was when it is called again,
 * and nothing is issued twice, whoever works on the same event. What failed is tried again by then, too.
 */
export const workOnRun = async (
  deps: Deps,
  id: number,
  { end, onProgress }: { end?: AbortSignal; onProgress?: (run: ConfirmationRun) => void } = {},
) => {
  const run = await findRun(deps.db, id)
  if (!run || run.finishedAt) return
  const open = await findOpen(deps.db, run.eventId)
  const total = Math.max(run.total, open.length)
  const failures: string[] = []
  let left = open.length
  const note = async (finishedAt: Date | null) => {
    const progress = { total, done: total - left, failures: failures.slice(0, mostFailures), finishedAt }
    await updateRun(deps.db, id, progress)
    onProgress?.(toRun({ ...run, ...progress }))
  }
  for (let begin = 0; begin < open.length; begin += batchSize) {
    const batch = open.slice(begin, begin + batchSize)
    const failed = await issueBatch(deps, batch, run.mail)
    end?.throwIfAborted() // what failed now may have failed because drawing ends, too
    failures.push(...failed.map(failureSentence))
    left -= batch.length
    await note(null)
  }
  await note(deps.clock.now())
}
