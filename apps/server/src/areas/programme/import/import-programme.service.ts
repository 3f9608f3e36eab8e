import type { EventState } from '@tafelrunde/contract/events/events'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import type { Programme } from '../programme.rules.ts'
import { applyProgramme, spanOf } from './apply-programme.service.ts'
import * as queries from './import-programme.queries.ts'
import type { Progress } from './import-progress.rules.ts'
import { summaryOf } from './summary.rules.ts'

export type ImportOptions = {
  /** Instead of the name that the programme or the event has. */
  name?: string | undefined
  /** Of a new event; how an event that exists goes on is decided in the Verwaltung. */
  state: EventState
  /** How many places each new timeslot has; those that exist keep what the office gave them. */
  capacity: number
  dryRun: boolean
  /** Whether the file's words are put in place of what the office has changed since the last one. */
  overwrite: boolean
}

const findOrMakeEvent = async (tx: Tx, { clock }: Deps, programme: Programme, options: ImportOptions) => {
  const known = await queries.lockEventOf(tx, programme.key)
  if (known) return { ...known, isNew: false, isAdopted: false }
  const { key: source, title, description, location, sessions } = programme
  const facts = { source, name: options.name ?? title, state: options.state, description, location }
  const event = await queries.insertEvent(tx, { ...facts, ...spanOf(sessions), createdAt: clock.now() })
  return { ...event, isNew: true, isAdopted: false }
}

/**
 * Makes an event of the programme, or brings the event that came from an older version of it up to date. Refuses a
 * programme that gives somebody two timeslots at the same time.
 */
export const importProgramme = (
  deps: Deps,
  programme: Programme,
  options: ImportOptions,
  onProgress: Progress = () => {},
) =>
  inTransaction(deps.db, async tx => {
    await queries.lockImports(tx)
    await tx.$client.query('savepoint trial')
    const event = await findOrMakeEvent(tx, deps, programme, options)
    const { name, capacity, overwrite, dryRun } = options
    const choice = { name, capacity, follows: () => overwrite }
    const applied = await applyProgramme(tx, deps, event, programme, choice, onProgress)
    await tx.$client.query(dryRun ? 'rollback to savepoint trial' : 'release savepoint trial')
    return summaryOf(applied)
  })
