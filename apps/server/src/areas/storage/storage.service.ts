import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertFile } from './storage.queries.ts'

/** Keeps a file under the hash of its content and answers that hash. */
export const storeFile = async (tx: Tx, { clock }: Deps, file: { type: string; bytes: Buffer }) => {
  const hash = createHash('sha256').update(file.type).update(file.bytes).digest('base64url')
  await insertFile(tx, { ...file, hash, createdAt: clock.now() })
  return hash
}
