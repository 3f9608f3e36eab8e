import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { PictureRefused, squarePicture } from '../../platform/pictures/pictures.ts'
import { InvalidField, orNotFound } from '../../platform/refusals.ts'
import { dropFile, storeFile } from '../storage/storage.service.ts'
import { lockAccount, updateAccount } from './accounts.queries.ts'
import { pictureRefusals } from './accounts.texts.ts'

/** Draws a picture that somebody has uploaded; refuses at its field what cannot be drawn. */
export const drawOrRefuse = async (
  { log }: Pick<Deps, 'log'>,
  file: Uint8Array,
  draw: (file: Uint8Array) => Promise<Buffer>,
) => {
  try {
    return await draw(file)
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    log.info({ err: error.cause }, 'refused a picture')
    throw new InvalidField('file', pictureRefusals[error.reason])
  }
}

/** Gives an account this picture; the one before goes, unless it is shown somewhere else. */
export const changePicture = async (deps: Deps, accountId: number, file: Uint8Array) => {
  const bytes = await drawOrRefuse(deps, file, squarePicture)
  await inTransaction(deps.db, async tx => {
    const account = orNotFound(await lockAccount(tx, accountId))
    const picture = await storeFile(tx, deps, { type: 'image/webp', bytes }, account.picture)
    await updateAccount(tx, accountId, { picture })
    if (account.picture) await dropFile(tx, account.picture)
  })
}
