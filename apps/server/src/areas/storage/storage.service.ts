import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { brokenConstraint, type Db, inSavepoint, type Tx } from '../../platform/db/database.ts'
import { NotFound, orNotFound } from '../../platform/refusals.ts'
import { deleteFile, findFile, insertFile, lockFile } from './storage.queries.ts'

/**
 * Keeps a file under the hash of its content and answers that hash. `instead` is the one that is dropped for it: both are
 * locked in one order, whoever exchanges which, once the caller has locked what shows it. So nobody waits in a ring.
 */
export const storeFile = async (
  tx: Tx,
  { clock }: Deps,
  file: { type: string; bytes: Buffer },
  instead: string | null = null,
) => {
  const hash = createHash('sha256').update(file.type).update(file.bytes).digest('base64url')
  for (const one of [hash, ...(instead ? [instead] : [])].toSorted()) await lockFile(tx, one)
  await insertFile(tx, { ...file, hash, createdAt: clock.now() })
  return hash
}

/** A stored file with its type. */
export const readFile = async (db: Db, hash: string) => {
  const file = orNotFound(await findFile(db, hash))
  return file
}

/** A stored picture: what else is stored has no public address. */
export const readPicture = async (db: Db, hash: string) => {
  const file = await readFile(db, hash)
  if (!file.type.startsWith('image/')) throw new NotFound()
  return file
}

/** Deletes a file, unless something still refers to it: the foreign keys know, whoever has one. */
export const dropFile = async (tx: Tx, hash: string) => {
  await lockFile(tx, hash)
  try {
    await inSavepoint(tx, () => deleteFile(tx, hash))
  } catch (error) {
    if (brokenConstraint(error) === undefined) throw error
  }
}
