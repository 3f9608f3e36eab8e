import { attachmentTypes, mostAttached } from '@tafelrunde/contract/admin/mails/circular-attachments'
import { fileNameOf } from '../../common/file-names.rules.ts'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction } from '../../platform/db/database.ts'
import { InvalidField, orNotFound } from '../../platform/refusals.ts'
import { dropFile, readFile, storeFile } from '../storage/storage.service.ts'
import * as queries from './attachments.queries.ts'
import { lockDraft } from './circulars.service.ts'
import * as texts from './circulars.texts.ts'

// Not what it is: a stored picture would have a public address.
const stored = 'application/octet-stream'

const checked = (typed: string) => {
  const name = fileNameOf(typed)
  const type = attachmentTypes[/.\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '']
  if (!type) throw new InvalidField('name', texts.unknownType)
  return { name, type }
}

/** Attaches a file to a draft: all of its recipients get it. */
export const addAttachment = (deps: Deps, circularId: number, given: { name: string; file: Uint8Array }) =>
  inTransaction(deps.db, async tx => {
    await lockDraft(tx, circularId)
    const named = checked(given.name)
    const size = given.file.length
    if (size === 0) throw new InvalidField('file', texts.emptyFile)
    const attached = await queries.findAttachments(tx, circularId)
    const together = attached.reduce((sum, one) => sum + one.size, size)
    if (together > mostAttached) throw new InvalidField('file', texts.tooLarge)
    const file = await storeFile(tx, deps, { type: stored, bytes: Buffer.from(given.file) })
    return queries.insertAttachment(tx, { ...named, circularId, size, file })
  })

const readAttachment = async (db: Db, id: number) => orNotFound(await queries.findAttachment(db, id))

export const readAttachedFile = async (db: Db, id: number) => {
  const { name, file } = await readAttachment(db, id)
  return { name, bytes: (await readFile(db, file)).bytes }
}

/** All that one has, in their order. */
export const readAttachedFiles = async (db: Db, circularId: number) => {
  const attached = []
  for (const { name, type, file } of await queries.findAttachments(db, circularId))
    attached.push({ name, type, bytes: (await readFile(db, file)).bytes })
  return attached
}

/** Takes a file away from a draft. */
export const deleteAttachment = ({ db }: Deps, id: number) =>
  inTransaction(db, async tx => {
    const { circularId, file } = await readAttachment(tx, id)
    await lockDraft(tx, circularId)
    await queries.deleteAttachment(tx, id)
    await dropFile(tx, file)
  })
