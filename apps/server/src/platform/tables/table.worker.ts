import { parentPort, workerData } from 'node:worker_threads'
import type { Answer } from './read-table.ts'
import { readTableNow } from './table.ts'
import { UnreadableTable } from './unreadable.ts'

const { bytes, mostRows }: { bytes: Uint8Array; mostRows: number } = workerData

const answer = (): Answer => {
  try {
    return { rows: readTableNow(bytes, mostRows) }
  } catch (error) {
    if (error instanceof UnreadableTable) return { sentence: error.message }
    throw error
  }
}
parentPort?.postMessage(answer(), [])
