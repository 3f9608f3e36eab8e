import { strFromU8, unzipSync } from 'fflate'

/** The files of a ZIP as texts, by name. */
export const unzipped = (zip: Uint8Array): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]))
