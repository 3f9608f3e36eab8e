import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { forgetValues } from '../../audit/audit.service.ts'
import type { Programme } from '../programme.rules.ts'
import * as queries from './import-lecturers.queries.ts'
import {
  linksOf,
  personsOf,
  planCasts,
  planLecturers,
  planLinks,
  whoIsNeeded,
} from './import-lecturers.rules.ts'
import type { Write } from './import-progress.rules.ts'
import type { FileDigests, Merge } from './merge-facts.rules.ts'
import type { ImportPlan } from './plan-import.rules.ts'

export type LecturersPlan = Awaited<ReturnType<typeof prepareLecturers>>

type Target = { eventId: number; workshops: { id: number; guid: string | null }[] }

/** Which lecturers the sessions of the programme need, and who is to give what; writes nothing. */
export const prepareLecturers = async (
  tx: Tx,
  { key }: Programme,
  { sessions, workshopIds }: ImportPlan,
  { eventId, workshops }: Target,
  before: FileDigests | undefined,
  merge: Merge,
) => {
  const sourceOf = (person: string) => `${key}/${person}`
  const links = await queries.findLinks(tx, eventId)
  const casting = { sourceOf, known: links, workshops, workshopIds }
  const casts = planCasts(sessions, casting, before?.casts, merge)
  const persons = personsOf(sessions)
  const named = persons.map(person => sourceOf(person.key))
  const known = await queries.findLecturers(tx, named)
  const ids = new Map(known.map(({ id, source }) => [source, id]))
  const needed = whoIsNeeded(sessions, casts.keptBack)
  const plan = planLecturers(
    persons.filter(person => needed.has(person.key) || ids.has(sourceOf(person.key))),
    known,
    sourceOf,
    before?.lecturers,
    merge,
  )
  return { ...plan, sourceOf, known, named: new Set(named), ids, links, casts, sessions }
}

/**
 * Writes them and names them at the event's workshops (`workshopIds` by guid), in order. Answers at which
 * workshops that changed anything, and who gives one of them no more.
 */
export const writeLecturers = async (
  tx: Tx,
  { clock }: Deps,
  { insert, update, links, casts, sessions, sourceOf, ids: knownIds }: LecturersPlan,
  { workshopIds }: { workshopIds: Map<string, number> },
  write: Write,
) => {
  const ids = new Map(knownIds)
  await write(insert, async part => {
    const rows = part.map(facts => ({ ...facts, createdAt: clock.now() }))
    for (const { id, source } of await queries.insertLecturers(tx, rows)) ids.set(source ?? '', id)
  })
  await write(update, part => queries.updateLecturers(tx, part))

  const known = links.map(({ source, ...link }) => ({
    ...link,
    isImported: source?.startsWith(sourceOf('')) ?? false,
  }))
  const changing = new Map([...workshopIds].filter(([guid]) => casts.changing.has(guid)))
  const wanted = linksOf(
    sessions,
    guid => changing.get(guid),
    key => ids.get(sourceOf(key)),
  )
  const { put, drop } = planLinks(wanted, known, new Set(changing.values()))
  if (drop.length > 0) await queries.dropLinks(tx, drop)
  if (put.length > 0) await queries.putLinks(tx, put)
  return {
    relinked: new Set([...put, ...drop].map(({ workshopId }) => workshopId)),
    dropped: new Set(drop.map(({ lecturerId }) => lecturerId)),
  }
}

/**
 * Imported persons go whom the file does not name any more, who give no workshop and have neither account nor
 * settlement. Answers who went, and who stays for one of these.
 */
export const removeIdleLecturers = async (tx: Tx, { named, sourceOf }: LecturersPlan) => {
  const idle = (await queries.findIdleLecturers(tx, sourceOf(''))).filter(({ source }) => !named.has(source))
  const isHeld = ({ hasAccount, isSettled }: (typeof idle)[number]) => hasAccount || isSettled
  const removed = idle.filter(lecturer => !isHeld(lecturer))
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) {
    await queries.removeLecturers(tx, ids)
    await forgetValues(tx, 'lecturers', ids)
  }
  return { removed, held: idle.filter(isHeld) }
}
