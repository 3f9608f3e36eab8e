import type { ProgrammeImport } from '@tafelrunde/contract/admin/events/programme-import'
import { fullName } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { versionOf } from '../../audit/audit.service.ts'
import { readEvent } from '../../events/events.service.ts'
import { type Applied, applyProgramme } from '../import/apply-programme.service.ts'
import { lockImports } from '../import/import-programme.queries.ts'
import { digestOf } from '../import/merge-facts.rules.ts'
import { importCounts } from '../import/summary.rules.ts'
import type { Programme } from '../programme.rules.ts'
import { readUpload } from '../read/upload.service.ts'
import { itemsOf } from './items.rules.ts'
import * as queries from './preview.queries.ts'
import { changedMeanwhile, consequencesText, foreignProgramme, otherProgramme } from './preview.texts.ts'

export type Wish = {
  file: Uint8Array
  /** How many places each new Termin has. */
  capacity: number
  /** Keys in which the file counts, and not the office; with commas between them. */
  from_file: string
}

/** The event of the file, which has this programme from now on; refused where it has another one, or another has it. */
const findTarget = async (tx: Tx, eventId: number, { key }: Programme) => {
  const event = orNotFound(await queries.lockEventById(tx, eventId))
  const isAdopted = event.source === null
  if (event.source !== null && event.source !== key)
    throw new InvalidField('file', otherProgramme(event.source, key))
  if (isAdopted) {
    const other = await queries.findEventOf(tx, key)
    if (other) throw new InvalidField('file', foreignProgramme(other.name))
    await queries.keepSource(tx, eventId, key)
  }
  return { ...event, isNew: false, isAdopted }
}

const namesOf = ({ lecturers, programme }: Applied) =>
  new Map([
    ...lecturers.links.flatMap(({ source, name }) => (source === null ? [] : [[source, name] as const])),
    ...programme.sessions.flatMap(({ persons }) =>
      persons.map(({ key, name }) => [lecturers.sourceOf(key), name] as const),
    ),
    ...lecturers.known.map(lecturer => [lecturer.source, fullName(lecturer)] as const),
  ])

/** Takes the programme over, whatever becomes of the transaction then, and says what that did. */
const takeOver = async (
  tx: Tx,
  deps: Deps,
  eventId: number,
  programme: Programme,
  wish: Omit<Wish, 'file'>,
) => {
  await lockImports(tx)
  const version = await versionOf(tx, ['events'], eventId)
  const event = await findTarget(tx, eventId, programme)
  const materials = await queries.countMaterials(tx, eventId)
  const before = await queries.findMarks(tx, eventId)
  const followed = new Set(wish.from_file.split(','))
  const choice = { capacity: wish.capacity, follows: (key: string) => followed.has(key) }
  const applied = await applyProgramme(tx, deps, event, programme, choice)

  const reach = await queries.findReach(tx, eventId, before)
  const rooms = await queries.findRoomNames(tx)
  const named = new Set(programme.sessions.flatMap(({ room }) => room ?? []))
  const items = itemsOf(applied, { names: namesOf(applied), materials })
  const { workshops, timeslots, lecturers } = importCounts(applied)
  const answer = {
    event: { id: event.id, name: event.name },
    version: programme.version,
    items,
    unchanged: {
      workshop: workshops.unchanged,
      timeslot: timeslots.unchanged,
      lecturer: lecturers.unchanged,
    },
    consequences: consequencesText({
      state: event.state,
      ownSlots: event.isAdopted ? applied.known.timeslots.length : 0,
      reach,
      unknownRooms: [...named].filter(name => !rooms.has(name)),
    }),
  }
  // Without what is only counted: whoever books meanwhile hinders nobody.
  const whatIsDone = items.map(item => ({ ...item, reasons: [] }))
  const seen = digestOf([version, applied.before, programme, wish, whatIsDone])
  return { ...answer, seen }
}

/** What a file would do to an event, by doing it and taking it back. */
export const previewProgramme = async (
  deps: Deps,
  eventId: number,
  { file, ...wish }: Wish,
): Promise<ProgrammeImport> => {
  await readEvent(deps.db, true, eventId)
  const programme = await readUpload(file)
  return inTransaction(deps.db, async tx => {
    await tx.$client.query('savepoint trial')
    const preview = await takeOver(tx, deps, eventId, programme, wish)
    await tx.$client.query('rollback to savepoint trial')
    return preview
  })
}

/** Does what the preview said, all of it; refused where it would be anything else by now. */
export const applyUpload = async (
  deps: Deps,
  eventId: number,
  { file, seen, ...wish }: Wish & { seen: string },
): Promise<ProgrammeImport> => {
  await readEvent(deps.db, true, eventId)
  const programme = await readUpload(file)
  return inTransaction(deps.db, async tx => {
    const done = await takeOver(tx, deps, eventId, programme, wish)
    if (done.seen !== seen) throw new Refusal('changed', changedMeanwhile)
    return done
  })
}
