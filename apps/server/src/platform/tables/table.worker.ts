import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Asked } from './read-table.ts'
import { readTableNow } from './table.ts'
import { UnreadableTable } from './unreadable.ts'

const { bytes, mostRows, delimiter }: Asked = workerData

const answer = (): Answer => {
  try {
    return { table: readTableNow(bytes, mostRows, delimiter) }
  } catch (error) {
    if (error instanceof UnreadableTable) return { sentence: error.message }
    throw error
  }
}
parentPort?.postMessage(answer(), [])
