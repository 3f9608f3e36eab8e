import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { logoPicture } from '../../platform/pictures/pictures.ts'
import { drawOrRefuse } from '../accounts/pictures.service.ts'
import { lockForChange, rewriteAssociation } from '../association/association.service.ts'
import { dropFile, storeFile } from '../storage/storage.service.ts'
import { readOfficeAssociation } from './association.service.ts'

/** Gives the association this logo, whole and not cut; the one before goes. */
export const changeLogo = async (deps: Deps, file: Uint8Array) => {
  const bytes = await drawOrRefuse(deps, file, logoPicture)
  return inTransaction(deps.db, async tx => {
    const { logo: before } = await lockForChange(tx)
    const logo = await storeFile(tx, deps, { type: 'image/png', bytes }, before)
    await rewriteAssociation(tx, { logo })
    if (before && before !== logo) await dropFile(tx, before)
    return readOfficeAssociation(deps, tx)
  })
}

/** Shows the name alone again. */
export const removeLogo = (deps: Deps) =>
  inTransaction(deps.db, async tx => {
    const { logo } = await lockForChange(tx)
    await rewriteAssociation(tx, { logo: null })
    if (logo) await dropFile(tx, logo)
    return readOfficeAssociation(deps, tx)
  })
