import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

type Parts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
/** A file of an archive; `isPacked`: it is small already, as PDFs and pictures are. */
export type ZipEntry = { path: string; parts: Parts; isPacked?: boolean }

/** Counts what goes through, as the archive's index wants to know it. */
async function* counted(file: ZipInputFile, parts: Parts) {
  for await (const bytes of parts) {
    file.crc = crc32(bytes, file.crc)
    file.size += bytes.length
    yield new Uint8Array(bytes)
  }
}

/** The bytes of a file in the archive, compressed on another thread. */
const packed = (
  file: ZipInputFile,
  { parts, isPacked = false }: ZipEntry,
): AsyncIterable<Uint8Array<ArrayBuffer>> =>
  isPacked
    ? counted(file, parts)
    : // What fails on the way fails where the result is read.
      pipeline(Readable.from(counted(file, parts)), createDeflateRaw({ level: 3 }), () => undefined)

/** An archive in parts; each file is read to its end before the next is asked for. */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    written.push(bytes)
  })
  for await (const entry of entries) {
    const file: ZipInputFile = { filename: entry.path, compression: entry.isPacked ? 0 : 8, size: 0, crc: 0 }
    zip.add(file)
    for await (const bytes of packed(file, entry)) {
      file.ondata?.(null, bytes, false)
      yield* written.splice(0)
    }
    file.ondata?.(null, new Uint8Array(), true)
  }
  zip.end()
  yield* written
}
