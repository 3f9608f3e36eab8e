import type { Jobs } from './jobs.ts'

/**
 * For a process that may need none, as a command: the queues, which take longer to open than most commands have to do,
 * are opened with the first job or its first worker.
 */
export const jobsOnDemand = (start: () => Promise<Jobs>): Jobs => {
  let started: Promise<Jobs> | undefined
  const open = () => (started ??= start())
  return {
    enqueue: async (...job) => (await open()).enqueue(...job),
    work: async (...worker) => (await open()).work(...worker),
    repeat: async (...turns) => (await open()).repeat(...turns),
    every: (...turns) => void open().then(jobs => jobs.every(...turns)),
    // One that could not be opened has nothing to close, and has told so whoever wanted it.
    stop: async () => (await started?.catch(() => undefined))?.stop(),
  }
}
