import { z } from 'zod'

/** What a backup begins with, so that whoever restores it knows what tables to make. */
export const Head = z.object({
  format: z.literal('tafelrunde-1'),
  version: z.string(),
  made: z.iso.datetime(),
  /** The latest migration that its data has had, as drizzle numbers them. */
  migration: z.int(),
})
export type Head = z.infer<typeof Head>

const TableContent = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  key: z.string(),
  rows: z.int(),
  sha256: z.string(),
})

/** What a backup ends with: one without it was cut off. */
export const Manifest = z.object({
  tables: z.array(TableContent),
  /** The last number that each sequence gave; one that has given none is not here. */
  sequences: z.record(z.string(), z.string()),
  /** Work that waited for its turn. */
  jobs: z.array(z.object({ name: z.string(), about: z.string() })),
  /** What stood in `DATA_DIR` beside the database: names and the hashes of their bytes. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof Manifest>

/** What each part of the archive is called. */
export const parts = {
  head: 'backup.json',
  manifest: 'manifest.json',
  rows: (table: string, piece: number) => `tables/${table}/${String(piece).padStart(6, '0')}`,
  file: (name: string) => `files/${name}`,
}

/** Which table, or which file, a part belongs to. */
export const partOf = (name: string) => {
  const [, kind, of] = /^(tables|files)\/([^/]+)/.exec(name) ?? []
  return { kind, of: of ?? '' }
}
