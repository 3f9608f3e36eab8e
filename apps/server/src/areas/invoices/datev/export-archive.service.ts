import { Readable } from 'node:stream'
import { datevArchiveName, datevFileName } from '@tafelrunde/contract/admin/money/datev-exports'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { writeZip, type ZipEntry } from '../../../platform/zip.ts'
import { drawSettlement } from '../../settlements/papers/draw-papers.service.ts'
import { readFile } from '../../storage/storage.service.ts'
import { type BookedPaper, readPostings } from './export-file.service.ts'
import { bookingFile } from './extf.rules.ts'
import { inWindows1252 } from './latin.rules.ts'
import { archiveDocument } from './paper-archive.document.ts'
import { guidOf, harmlessName } from './paper-guids.rules.ts'

/** DATEV takes up to 4999 papers and 465 MB at once. */
const papersAtOnce = 1000

const bytesOf = async (deps: Deps, caller: Caller, paper: BookedPaper) =>
  'file' in paper
    ? (await readFile(deps.db, paper.file)).bytes
    : (await drawSettlement(deps, caller, paper.settlement, paper.version)).bytes

/** An archive of papers as DATEV Unternehmen online takes it; each is read when the one before it is written. */
async function* paperEntries(deps: Deps, caller: Caller, papers: BookedPaper[], now: Date) {
  const { writeXml } = await import('../../../common/xml.service.ts')
  const xml = writeXml(archiveDocument(papers, now))
  yield { path: 'document.xml', parts: [Buffer.from(xml)] } satisfies ZipEntry
  for (const paper of papers)
    yield {
      path: paper.name,
      parts: [await bytesOf(deps, caller, paper)],
      isPacked: true,
    } satisfies ZipEntry
}

/**
 * An export as a ZIP: the file for DATEV, whose postings name their papers, and beside it these papers in archives that
 * are uploaded as they are. Nothing of it is kept; one paper at a time is in memory.
 */
export const exportArchive = async (deps: Deps, caller: Caller, id: number) => {
  const named = (name: string) => guidOf(deps.config.APP_URL, name)
  const { row, settings, postings, papers } = await readPostings(deps.db, id, named)
  const file = bookingFile(settings, row, postings, row.createdAt)
  const harmless = papers.map(paper => ({ ...paper, name: harmlessName(paper.name) }))
  const groups = Array.from({ length: Math.ceil(harmless.length / papersAtOnce) }, (_, index) =>
    harmless.slice(index * papersAtOnce, (index + 1) * papersAtOnce),
  )
  const entries: ZipEntry[] = [
    { path: datevFileName(row), parts: [inWindows1252(file)] },
    ...groups.map((group, index) => ({
      path: `Belege_${index + 1}.zip`,
      parts: writeZip(paperEntries(deps, caller, group, row.createdAt)),
      isPacked: true,
    })),
  ]
  return { name: datevArchiveName(row), bytes: Readable.from(writeZip(entries)) }
}
