import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline as piped, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker } from 'modern-tar'

/** A named part of an archive; small enough to be in memory as a whole. */
export type Part = { name: string; bytes: Buffer }

/** What is no archive of ours, or a damaged or cut one. */
export class UnreadableArchive extends Error {}
/** Where the archive should go there is something already. */
export class FileExists extends Error {}

/**
 * Writes a `.tar.gz` for its owner alone. It is there as a whole or not at all, also when `fill` or the disk fails or
 * the process is killed; what stands there already is never replaced (`FileExists`).
 */
export const writeArchive = async (
  file: string,
  fill: (add: (part: Part) => Promise<void>) => Promise<void>,
) => {
  if (existsSync(file)) throw new FileExists(file)
  const draft = `${file}.${randomUUID()}.part`
  try {
    const { readable, controller } = createTarPacker()
    const add = async ({ name, bytes }: Part) => {
      const writer = controller.add({ name, size: bytes.length }).getWriter()
      await writer.write(bytes)
      await writer.close()
    }
    const filling = async () => {
      await fill(add).catch(error => {
        controller.error(error)
        throw error
      })
      controller.finalize()
    }
    const written = pipeline(
      Readable.from(readable.values()),
      createGzip(),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    )
    const [filled, flushed] = await Promise.allSettled([filling(), written])
    if (flushed.status === 'rejected') throw flushed.reason
    if (filled.status === 'rejected') throw filled.reason
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** The parts of an archive, in the order in which they were added. */
export async function* readArchive(file: string): AsyncGenerator<Part> {
  const unpacked = piped(createReadStream(file), createGunzip(), () => {}) // an error is met by whoever reads
  const { readable, writable } = createTarDecoder({ strict: true })
  const writer = writable.getWriter()
  const feed = async () => {
    for await (const piece of unpacked) await writer.write(piece)
    await writer.close()
  }
  // What is wrong comes out at the other end; whoever reads no further hears nothing of it.
  void feed().catch(error => writer.abort(error).catch(() => {}))
  try {
    for await (const { header, body } of readable)
      yield { name: header.name, bytes: Buffer.from(await new Response(body).arrayBuffer()) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error
    throw new UnreadableArchive(file, { cause: error })
  } finally {
    unpacked.destroy()
  }
}
