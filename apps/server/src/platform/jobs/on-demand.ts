import type { Jobs } from './jobs.ts'

const noWorker = () => {
  throw new Error('this process hands work on and does none')
}

/**
 * For a process that hands on work seldom and does none, as a command: the queues, which take longer to open than most
 * commands have to do, are opened with the first job.
 */
export const jobsOnDemand = (start: () => Promise<Jobs>): Jobs => {
  let started: Promise<Jobs> | undefined
  return {
    enqueue: async (tx, name, about) => {
      started ??= start()
      await (await started).enqueue(tx, name, about)
    },
    work: noWorker,
    repeat: noWorker,
    every: noWorker,
    // One that could not be opened has nothing to close, and has told so whoever wanted it.
    stop: async () => (await started?.catch(() => undefined))?.stop(),
  }
}
