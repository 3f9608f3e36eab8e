import type { NewWorkshop, OfficeWorkshop, WorkshopFields } from '@tafelrunde/contract/admin/events/programme'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import type { KeepAnswer } from '../../../platform/idempotency.ts'
import { InvalidField, Refusal } from '../../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../../audit/audit.service.ts'
import { checkEventFilter } from '../../events/events.service.ts'
import { planLike } from '../../plan/plan.service.ts'
import { forgetMaterials } from '../../workshops/materials.service.ts'
import { readWholeWorkshop, readWorkshop } from '../../workshops/workshops.service.ts'
import * as queries from './programme.queries.ts'
import { whyTimeslotsStay } from './programme.rules.ts'

/** Where a workshop is written. */
export const workshopSubjects: Subjects = ['workshops', 'workshop_lecturers', 'workshop_schooltypes']

/** A workshop as the office sees it, with the version that whoever changes it has to name. */
export const readOfficeWorkshop = async (
  { config }: Pick<Deps, 'config'>,
  db: Db,
  id: number,
): Promise<OfficeWorkshop> => {
  const workshop = await readWholeWorkshop(db, id, config.APP_URL)
  return {
    ...workshop,
    version: await versionOf(db, workshopSubjects, id),
    lecturer_ids: workshop.lecturers.map(lecturer => lecturer.id),
    equipment: await queries.findEquipment(db, id),
  }
}

const relink = async (tx: Tx, id: number, fields: WorkshopFields) => {
  const schooltypes = [...new Set(fields.schooltypes)]
  const lecturers = [...new Set(fields.lecturer_ids)]
  if ((await queries.countSchooltypes(tx, schooltypes)) < schooltypes.length)
    throw new InvalidField('schooltypes', unknownChoice)
  if ((await queries.countLecturers(tx, lecturers)) < lecturers.length)
    throw new InvalidField('lecturer_ids', unknownChoice)
  await queries.relinkSchooltypes(tx, id, schooltypes)
  await queries.relinkLecturers(tx, id, lecturers)
}

const toRow = ({ name, description, location, equipment }: WorkshopFields) => ({
  name,
  description,
  location,
  equipment,
})

const copyTimeslots = async (tx: Tx, event: number, id: number, of: number) => {
  const model = await readWorkshop(tx, true, of).catch(() => undefined)
  if (model?.workshop.eventId !== event)
    throw new InvalidField('event', 'Termine lassen sich nur innerhalb derselben Veranstaltung duplizieren.')
  await planLike(tx, event, id, of)
}

/** Makes a workshop of an event. */
export const createWorkshop = (
  deps: Deps,
  { event, timeslots_of, ...fields }: NewWorkshop,
  keep: KeepAnswer,
) =>
  inTransaction(deps.db, async tx => {
    await checkEventFilter(tx, true, event)
    const facts = { ...toRow(fields), eventId: event, createdAt: deps.clock.now() }
    const id = await queries.insertWorkshop(tx, facts)
    await relink(tx, id, fields)
    if (timeslots_of !== null) await copyTimeslots(tx, event, id, timeslots_of)
    const made = await readOfficeWorkshop(deps, tx, id)
    await keep(tx, made)
    return made
  })

/** Changes a workshop that is as its changer saw it. */
export const changeWorkshop = (
  deps: Deps,
  id: number,
  { version, ...fields }: WorkshopFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    await queries.lockWorkshop(tx, id)
    await readWorkshop(tx, true, id)
    await checkSeen(tx, workshopSubjects, id, version)
    await queries.updateWorkshop(tx, id, toRow(fields))
    await relink(tx, id, fields)
    return readOfficeWorkshop(deps, tx, id)
  })

/** Deletes a workshop with its Termine and materials, while nobody was ever in them. */
export const dropWorkshop = async (tx: Tx, id: number) => {
  await queries.lockWorkshop(tx, id)
  const { timeslots } = await readWorkshop(tx, true, id)
  const ever = await queries.countEver(
    tx,
    timeslots.map(slot => slot.id),
  )
  const refusal = whyTimeslotsStay(ever)
  if (refusal) throw new Refusal('state', refusal)
  await forgetMaterials(tx, [id])
  await queries.removeWorkshop(tx, id)
}
