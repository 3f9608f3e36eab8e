import { readInThread } from '../read-in-thread.ts'
import type { Delimiter, Table } from './row.ts'
import { UnreadableTable } from './unreadable.ts'

/** What the reading thread is asked, and what it answers. */
export type Asked = { bytes: Uint8Array; mostRows: number; delimiter: Delimiter | undefined }
export type Answer = { table: Table } | { sentence: string }

const tooMuch =
  'Die Datei ist zu umfangreich. Bitte speichern Sie nur das Blatt mit der Tabelle, ohne Bilder und leere Formatierungen.'

/**
 * An Excel workbook or a CSV file as a table of at most `mostRows`, read in a thread of its own; `delimiter`: what parts
 * the columns of a CSV file, where that is not to be guessed. Refuses what is no table, or takes too much, with
 * `UnreadableTable`.
 */
export const readTable = async (
  bytes: Uint8Array,
  mostRows: number,
  delimiter?: Delimiter,
): Promise<Table> => {
  const script = new URL('./table.worker.ts', import.meta.url)
  const asked: Asked = { bytes, mostRows, delimiter }
  const answer = (await readInThread<Answer>(script, asked)) ?? { sentence: tooMuch }
  if ('sentence' in answer) throw new UnreadableTable(answer.sentence)
  return answer.table
}
