import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { keptPicture, PictureRefused } from '../../../platform/pictures/pictures.ts'
import { InvalidField, orNotFound } from '../../../platform/refusals.ts'
import { dropFile, readFile, storeFile } from '../../storage/storage.service.ts'
import * as queries from './receipts.queries.ts'
import { isPdf, type ReceiptKind, receiptName } from './receipts.rules.ts'

const receiptRefusals = {
  empty: 'Die übermittelte Datei ist leer.',
  unreadable: 'Als Beleg gehen PDF, JPEG, PNG, WebP und HEIC. Diese Datei ist nichts davon oder beschädigt.',
  too_many_pixels: 'Das Bild ist zu groß. Es darf höchstens 40 Megapixel haben.',
}
const noFileName = 'Bitte geben Sie der Datei einen Namen.'

// Not what it is: a stored picture would have a public address.
const type = 'application/octet-stream'

const readReceiptFile = async (file: Uint8Array): Promise<{ kind: ReceiptKind; bytes: Buffer }> => {
  if (isPdf(file)) return { kind: 'pdf', bytes: Buffer.from(file) }
  try {
    return await keptPicture(file)
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw new InvalidField('file', receiptRefusals[error.reason])
  }
}

/** Keeps a file as a receipt of the caller, for whichever expense names it later. */
export const addReceipt = async (deps: Deps, caller: Caller, upload: { name: string; file: Uint8Array }) => {
  const { kind, bytes } = await readReceiptFile(upload.file)
  const name = receiptName(upload.name, kind)
  if (!name) throw new InvalidField('name', noFileName)
  return inTransaction(deps.db, async tx =>
    queries.insertReceipt(tx, {
      accountId: caller.id,
      name,
      file: await storeFile(tx, deps, { type, bytes }),
      createdAt: deps.clock.now(),
    }),
  )
}

/** The file of a receipt that the caller may see. */
export const readReceipt = async ({ db }: Deps, caller: Caller, id: number) => {
  const receipt = orNotFound(await queries.findReceipt(db, caller, id))
  return { name: receipt.name, bytes: (await readFile(db, receipt.file)).bytes }
}

export const tidyReceiptsJob = 'tidy-receipts'

/** Milliseconds for which a receipt may wait for the settlement that names it: a day. */
export const receiptsKept = 24 * 60 * 60 * 1000

/** Deletes what was uploaded and never used. */
export const tidyReceipts = async (tx: Tx, { clock }: Deps) => {
  const before = new Date(clock.now().getTime() - receiptsKept)
  for (const { file } of await queries.deleteIdleBefore(tx, before)) await dropFile(tx, file)
}
