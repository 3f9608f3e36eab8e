import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { Overloaded } from '../refusals.ts'
import type { Row } from './row.ts'
import { UnreadableTable } from './unreadable.ts'

/** What the reading thread answers. */
export type Answer = { rows: Row[] } | { sentence: string }

/** How many files may wait for their turn: each may have 50 MB. */
const mostWaiting = 4
const patience = 60_000
const tooMuch =
  'Die Datei ist zu umfangreich. Bitte speichern Sie nur das Blatt mit der Tabelle, ohne Bilder und leere Formatierungen.'

const inTurn = pLimit(1)

const answerOf = async (worker: Worker): Promise<Answer> => {
  const signal = AbortSignal.timeout(patience)
  try {
    const [answer] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }),
    ])
    return typeof answer === 'number' ? { sentence: tooMuch } : answer
  } catch (error) {
    const isTooLong =
      signal.aborted ||
      (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    if (!isTooLong) throw error
    return { sentence: tooMuch }
  }
}

/**
 * The rows of an Excel workbook or a CSV file, at most `mostRows`, read in a thread of its own, one file after the other,
 * so that the server answers meanwhile; a file that takes more than a minute or half a gigabyte ends the thread alone.
 * Refuses what is no table with `UnreadableTable`.
 */
export const readTable = (bytes: Uint8Array, mostRows: number): Promise<Row[]> => {
  if (inTurn.pendingCount >= mostWaiting) throw new Overloaded()
  return inTurn(async () => {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), {
      workerData: { bytes, mostRows },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    try {
      const answer = await answerOf(worker)
      if ('sentence' in answer) throw new UnreadableTable(answer.sentence)
      return answer.rows
    } finally {
      await worker.terminate()
    }
  })
}
