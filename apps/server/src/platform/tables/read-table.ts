import { readInThread } from '../read-in-thread.ts'
import type { Row } from './row.ts'
import { UnreadableTable } from './unreadable.ts'

/** What the reading thread answers. */
export type Answer = { rows: Row[] } | { sentence: string }

const tooMuch =
  'Die Datei ist zu umfangreich. Bitte speichern Sie nur das Blatt mit der Tabelle, ohne Bilder und leere Formatierungen.'

/**
 * The rows of an Excel workbook or a CSV file, at most `mostRows`, read in a thread of its own. Refuses what is no table,
 * or takes too much, with `UnreadableTable`.
 */
export const readTable = async (bytes: Uint8Array, mostRows: number): Promise<Row[]> => {
  const script = new URL('./table.worker.ts', import.meta.url)
  const answer = (await readInThread<Answer>(script, { bytes, mostRows })) ?? { sentence: tooMuch }
  if ('sentence' in answer) throw new UnreadableTable(answer.sentence)
  return answer.rows
}
