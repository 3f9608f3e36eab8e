import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Pixels } from 'heic-decode'
import pLimit from 'p-limit'

const inTurn = pLimit(1)
const patience = 20_000

/**
 * The RGBA pixels of the picture at this position of a HEIC, turned upright, colours as stored. Its decoder
 * blocks and takes a lot of memory, so each picture gets a thread of its own, which ends after 20 seconds at
 * the latest. Look at the picture's size first: the memory is that of its pixels.
 */
export const decodeHeic = (bytes: Uint8Array, position: number) =>
  inTurn(async () => {
    const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), {
      workerData: { bytes, position },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      stdout: true, // the decoder tells its troubles there, and nobody reads them
    })
    try {
      const signal = AbortSignal.timeout(patience)
      const [answer] = await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }),
      ])
      if (typeof answer === 'number') throw new Error('the decoder ended without a picture')
      const pixels: Pixels = answer
      return pixels
    } finally {
      await worker.terminate()
    }
  })
