import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { widePicture } from '../../../platform/pictures/pictures.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { drawOrRefuse } from '../../accounts/pictures.service.ts'
import { checkSeen } from '../../audit/audit.service.ts'
import { lockForChange, rewriteEvent } from '../../events/events.service.ts'
import { dropFile, storeFile } from '../../storage/storage.service.ts'
import { readOfficeEvent } from './events.service.ts'

type Change = { file?: Uint8Array | undefined; image_alt: string; version: number }

/** Gives an event this image with these words for it, or other words alone; the image before goes. */
export const changeImage = async (deps: Deps, id: number, { file, image_alt, version }: Change) => {
  const bytes = file && (await drawOrRefuse(deps, file, widePicture))
  return inTransaction(deps.db, async tx => {
    const { event } = await lockForChange(tx, id)
    await checkSeen(tx, ['events'], id, version)
    const image = bytes ? await storeFile(tx, deps, { type: 'image/webp', bytes }, event.image) : event.image
    if (!image) throw new InvalidField('file', 'Wählen Sie ein Bild.')
    await rewriteEvent(tx, id, { image, imageAlt: image_alt })
    if (event.image && event.image !== image) await dropFile(tx, event.image)
    return readOfficeEvent(deps, tx, id)
  })
}

/** Shows an event without an image again. */
export const removeImage = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const { event } = await lockForChange(tx, id)
    await rewriteEvent(tx, id, { image: null, imageAlt: '' })
    if (event.image) await dropFile(tx, event.image)
    return readOfficeEvent(deps, tx, id)
  })
