import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Writes what comes in parts to a file without a name, so that nothing is left of it when it has been read or the process
 * ends. Answers its bytes as a stream, and how many they are.
 */
export const spool = async (parts: AsyncIterable<Uint8Array>) => {
  const path = join(tmpdir(), `tafelrunde-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    await file.writeFile(parts)
    const { size } = await file.stat()
    return { bytes: file.createReadStream({ start: 0 }), size }
  } catch (error) {
    await file.close()
    throw error
  }
}
