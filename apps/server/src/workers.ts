import cluster from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from './config.ts'
import { frontEndsBuilt } from './first-start.ts'
import { createLog } from './platform/log.ts'
import { stopLater, stopWanted } from './stop.ts'

const config = () => {
  try {
    return readConfig(process.env)
  } catch {
    return undefined // the server itself tells what is wrong with it
  }
}

/** How many processes this one is to start and look after; 1 where it is to be the server itself. */
export const workersWanted = () => (cluster.isPrimary ? (config()?.WORKERS ?? 1) : 1)

/** One process of the server, until it ends; answers its code. */
const runWorker = async (index: number, onListening = () => {}) => {
  // What is built beside was waited for by the process that looks after this one.
  const worker = cluster.fork({ WORKER: String(index), BUILDS_BESIDE: '' })
  worker.once('listening', onListening)
  await once(worker, 'exit')
  return worker.process.exitCode ?? 1
}

/**
 * The server as several processes that share its port, one for each core that it may use. The first one brings the
 * database up to date before the others begin. Whichever ends is started again; when this process is told to stop, so are
 * they.
 */
export const superviseWorkers = async (count: number) => {
  if (!(await frontEndsBuilt())) return
  let isStopping = false
  const stop = () => {
    isStopping = true
    stopLater(config()?.DRAIN_SECONDS ?? 0)
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  void stopWanted.then(stop)
  const log = createLog(config()?.LOG_LEVEL ?? 'warn')
  const keep = async (index: number, running?: Promise<number>): Promise<void> => {
    if (isStopping && !running) return
    const code = await (running ?? runWorker(index))
    if (isStopping) return
    log.error({ worker: index, code }, 'a process of the server has ended, and is started again')
    await sleep(1000)
    await keep(index)
  }
  const started = Promise.withResolvers<void>()
  const first = runWorker(0, () => started.resolve())
  const failed = await Promise.race([started.promise, first])
  if (failed === undefined) {
    await Promise.all(
      Array.from({ length: count }, (_, index) => keep(index, index === 0 ? first : undefined)),
    )
  } else process.exitCode = failed
  process.exit()
}
