import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { Overloaded } from './refusals.ts'

/** How many files may wait for their turn: each may have 50 MB. */
const mostWaiting = 4
const patience = 60_000

const inTurn = pLimit(1)

const answerOf = async <Answer>(worker: Worker): Promise<Answer | undefined> => {
  const signal = AbortSignal.timeout(patience)
  try {
    const [answer] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }),
    ])
    return typeof answer === 'number' ? undefined : answer
  } catch (error) {
    const isTooMuch =
      signal.aborted ||
      (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    if (!isTooMuch) throw error
    return undefined
  }
}

/**
 * What a thread of its own answers of a foreign file, one file after the other, so that the server answers meanwhile.
 * Undefined where it takes more than a minute or half a gigabyte: that ends the thread alone.
 */
export const readInThread = <Answer>(script: URL, workerData: object): Promise<Answer | undefined> => {
  if (inTurn.pendingCount >= mostWaiting) throw new Overloaded()
  return inTurn(async () => {
    const worker = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } })
    try {
      return await answerOf<Answer>(worker)
    } finally {
      await worker.terminate()
    }
  })
}
