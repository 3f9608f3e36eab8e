import { unzipSync } from 'fflate'

/** An archive that is not unpacked, because it cannot be or would be too large. */
export class NotUnpacked extends Error {
  readonly isTooLarge: boolean
  constructor(isTooLarge: boolean) {
    super(isTooLarge ? 'the archive would be too large' : 'the archive is damaged')
    this.isTooLarge = isTooLarge
  }
}

/**
 * The files of a ZIP whose names `wants`, by these names; what `wants` throws is thrown. What each of them may become is what the directory says, so
 * that a file that says less than it unpacks to is cut off, and one that says more than we take is refused before.
 */
export const unzip = (bytes: Uint8Array, mostBytes: number, wants: (name: string) => boolean) => {
  let unpacked = 0
  let refusal: unknown
  const take = (name: string, size: number) => {
    try {
      if (!wants(name)) return false
      unpacked += size
      if (unpacked > mostBytes) throw new NotUnpacked(true)
      return true
    } catch (error) {
      refusal = error
      throw error
    }
  }
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => take(name, originalSize) })
  } catch {
    throw refusal ?? new NotUnpacked(false)
  }
}

/** The letters besides ASCII that German names have, in the code page that programs without Unicode use. */
const german: Record<string, string> = {
  '\x81': 'ü',
  '\x84': 'ä',
  '\x8E': 'Ä',
  '\x94': 'ö',
  '\x99': 'Ö',
  '\x9A': 'Ü',
  '\xE1': 'ß',
}

/** The name of a file in a ZIP as people read it, without its folder: not every program says how it writes names. */
export const readableName = (name: string) => {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  if (!/^[\0-\xFF]*$/.test(base)) return base
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(base, sign => sign.charCodeAt(0)))
  } catch {
    return base.replace(/[\x80-\x9F\xE1]/g, sign => german[sign] ?? '?')
  }
}
