import { unknownChoice } from '@tafelrunde/contract/http/filters'
import { fileNameOf } from '../../common/file-names.rules.ts'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { InvalidField, orNotFound, Refusal } from '../../platform/refusals.ts'
import { dropFile, readFile, storeFile } from '../storage/storage.service.ts'
import type { Asker } from './materials.queries.ts'
import * as queries from './materials.queries.ts'
import { mostMaterials } from './materials.rules.ts'
import { emptyFile, noFileName, noWorkshop, tooManyMaterials } from './materials.texts.ts'

// Whatever it is: nothing that lecturers upload is ever shown as a page or picture of ours.
const type = 'application/octet-stream'

const nameOrRefuse = (typed: string) => {
  const name = fileNameOf(typed)
  if (!name) throw new InvalidField('name', noFileName)
  return name
}

/** A filter on a workshop that is not the caller's own is wrong at that field (contract A1). */
export const checkOwnWorkshopFilter = async (db: Db, asker: Asker, id: number | undefined) => {
  if (id !== undefined && !(await queries.isOwnWorkshop(db, asker, id)))
    throw new InvalidField('workshop', unknownChoice)
}

/** Whether somebody gives this workshop; staff as if they gave all of them. */
export const isWorkshopOf = (db: Db, asker: Asker, id: number) => queries.isOwnWorkshop(db, asker, id)

type Given = { workshop: number; name: string; file: Uint8Array; visible_from?: Date | undefined }

/** Keeps a file for the participants of an own workshop. */
export const addMaterial = (deps: Deps, asker: Asker, { workshop, file, ...given }: Given) => {
  const name = nameOrRefuse(given.name)
  if (file.length === 0) throw new InvalidField('file', emptyFile)
  const now = deps.clock.now()
  return inTransaction(deps.db, async tx => {
    await queries.lockWorkshops(tx, [workshop])
    if (!(await queries.isOwnWorkshop(tx, asker, workshop)))
      throw new InvalidField('workshop', noWorkshop(workshop))
    if ((await queries.countMaterialsOf(tx, workshop)) >= mostMaterials)
      throw new Refusal('state', tooManyMaterials(mostMaterials))
    return queries.insertMaterial(tx, {
      workshopId: workshop,
      name,
      file: await storeFile(tx, deps, { type, bytes: Buffer.from(file) }),
      size: file.length,
      visibleFrom: given.visible_from ?? now,
      createdAt: now,
    })
  })
}

/** A material of an own workshop, any for staff. */
export const readOwnMaterial = async (db: Db, asker: Asker, id: number) => {
  const material = orNotFound(await queries.findOwnMaterial(db, asker, id))
  return material
}

type Changes = { name?: string | undefined; visible_from?: Date | undefined }

/** Changes what is said; the file itself stays. */
export const changeMaterial = ({ db }: Deps, asker: Asker, id: number, changes: Changes) => {
  const facts = {
    ...(changes.name !== undefined && { name: nameOrRefuse(changes.name) }),
    ...(changes.visible_from && { visibleFrom: changes.visible_from }),
  }
  return inTransaction(db, async tx => {
    const known = await readOwnMaterial(tx, asker, id)
    if (Object.keys(facts).length === 0) return known
    const row = orNotFound(await queries.updateMaterial(tx, id, facts))
    return row
  })
}

export const deleteMaterial = ({ db }: Deps, asker: Asker, id: number) =>
  inTransaction(db, async tx => {
    const material = await readOwnMaterial(tx, asker, id)
    await queries.deleteMaterial(tx, id)
    await dropFile(tx, material.file)
  })

/** The file, for whoever may have it now. */
export const readMaterial = async ({ db, clock }: Deps, asker: Asker, id: number) => {
  const material = orNotFound(await queries.findVisibleMaterial(db, asker, id, clock.now()))
  const { bytes } = await readFile(db, material.file)
  return { name: material.name, bytes }
}

/**
 * What a caller who is logged in may have now, of one workshop or of all. Of staff it is not looked up here: they may
 * have everything, and read it with each workshop.
 */
export const listSeenMaterials = async ({ db, clock }: Deps, { id, isStaff }: Asker, workshopId?: number) =>
  id === 0 || isStaff ? [] : queries.findMaterialsSeenBy(db, id, clock.now(), workshopId)

/** Deletes what workshops have that are about to go. */
export const forgetMaterials = async (tx: Tx, workshopIds: number[]) => {
  await queries.lockWorkshops(tx, workshopIds)
  for (const file of await queries.deleteMaterialsOf(tx, workshopIds)) await dropFile(tx, file)
}
