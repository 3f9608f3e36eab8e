import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { forgetValues } from '../../audit/audit.service.ts'
import type { Session } from '../programme.rules.ts'
import * as queries from './import-lecturers.queries.ts'
import { linksOf, personsOf, planLecturers, planLinks } from './import-lecturers.rules.ts'
import type { Write } from './import-progress.rules.ts'
import type { FileDigests, Merge } from './merge-facts.rules.ts'

export type LecturersPlan = Awaited<ReturnType<typeof prepareLecturers>>

/** Which lecturers the sessions of the programme `key` need; writes nothing. */
export const prepareLecturers = async (
  tx: Tx,
  key: string,
  sessions: Session[],
  before?: FileDigests['lecturers'],
  merge?: Merge,
) => {
  const sourceOf = (person: string) => `${key}/${person}`
  const persons = personsOf(sessions)
  const sources = persons.map(person => sourceOf(person.key))
  const known = await queries.findLecturers(tx, sources)
  const ids = new Map(known.map(({ id, source }) => [source, id]))
  return { ...planLecturers(persons, known, sourceOf, before, merge), sourceOf, ids, sessions }
}

/**
 * Writes them and names them at the event's workshops (`workshopIds` by guid), in order. Answers at which
 * workshops that changed anything.
 */
export const writeLecturers = async (
  tx: Tx,
  { clock }: Deps,
  plan: LecturersPlan,
  { eventId, workshopIds }: { eventId: number; workshopIds: Map<string, number> },
  write: Write,
) => {
  const ids = new Map(plan.ids)
  await write(plan.insert, async part => {
    const rows = part.map(facts => ({ ...facts, createdAt: clock.now() }))
    for (const { id, source } of await queries.insertLecturers(tx, rows)) ids.set(source ?? '', id)
  })
  await write(plan.update, part => queries.updateLecturers(tx, part))

  const known = (await queries.findLinks(tx, eventId)).map(({ source, ...link }) => ({
    ...link,
    isImported: source?.startsWith(plan.sourceOf('')) ?? false,
  }))
  const wanted = linksOf(
    plan.sessions,
    guid => workshopIds.get(guid),
    key => ids.get(plan.sourceOf(key)),
  )
  const { put, drop } = planLinks(wanted, known, new Set(workshopIds.values()))
  if (drop.length > 0) await queries.dropLinks(tx, drop)
  if (put.length > 0) await queries.putLinks(tx, put)
  return new Set([...put, ...drop].map(({ workshopId }) => workshopId))
}

/** Imported persons without a workshop and without an account go; answers how many. */
export const removeIdleLecturers = async (tx: Tx, { sourceOf }: LecturersPlan) => {
  const ids = await queries.findIdleLecturers(tx, sourceOf(''))
  if (ids.length > 0) {
    await queries.removeLecturers(tx, ids)
    await forgetValues(tx, 'lecturers', ids)
  }
  return ids.length
}
