import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { planPicture } from '../../platform/pictures/pictures.ts'
import { Refusal } from '../../platform/refusals.ts'
import { drawOrRefuse } from '../accounts/pictures.service.ts'
import { lockForChange } from '../events/events.service.ts'
import { dropFile, storeFile } from '../storage/storage.service.ts'
import * as queries from './exhibitions.queries.ts'
import { forgetHallImage } from './exhibitions.service.ts'
import { noHall } from './exhibitions.texts.ts'
import { readHallPlan } from './hall.service.ts'

/** Lays this drawing below the tables of an event, whole and not cut; the one before goes. */
export const changeHallImage = async (deps: Deps, eventId: number, file: Uint8Array) => {
  const bytes = await drawOrRefuse(deps, file, planPicture)
  return inTransaction(deps.db, async tx => {
    await lockForChange(tx, eventId)
    const row = await queries.findExhibition(tx, eventId)
    if (!row?.exhibition.hall) throw new Refusal('state', noHall)
    const image = await storeFile(tx, deps, { type: 'image/webp', bytes }, row.hallImage)
    await queries.putHallImage(tx, eventId, image)
    if (row.hallImage && row.hallImage !== image) await dropFile(tx, row.hallImage)
    return readHallPlan(deps, tx, eventId)
  })
}

/** Shows the tables of an event without a drawing again. */
export const removeHallImage = (deps: Deps, eventId: number) =>
  inTransaction(deps.db, async tx => {
    await lockForChange(tx, eventId)
    await forgetHallImage(tx, eventId)
    return readHallPlan(deps, tx, eventId)
  })
