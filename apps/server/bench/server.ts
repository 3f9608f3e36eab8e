import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type Database, openDatabase } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { createLog } from '../src/platform/log.ts'
import { freePort, untilReady } from '../test/reachable.ts'

const start = fileURLToPath(new URL('../start.sh', import.meta.url))
const secret = 'a secret that only the benchmark knows'

export type Bench = { origin: string; secret: string; url: string; folder: string; db: Database }

/** A server process in its folder, until `use` is done. */
export const serving = async (
  env: Record<string, string>,
  folder: string,
  use: (origin: string, pid: number) => Promise<void>,
) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const own = {
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SECRET_KEY: secret,
    DATABASE_URL: '',
    SMTP_URL: '',
  }
  const child = spawn(start, {
    env: { ...process.env, LOG_LEVEL: 'warn', DEMO: '0', ...own, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilReady(`${origin}/readyz`, child)
    await use(origin, child.pid ?? 0)
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await ended
  }
}

/** The real server in a process of its own on a database of its own, for as long as `measure` takes. */
export const withServer = async (env: Record<string, string>, measure: (bench: Bench) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    await serving(env, folder, async origin => {
      const { url, stop } = await startEmbeddedPostgres(folder)
      const db = openDatabase(url, createLog('warn'))
      try {
        await measure({ origin, secret, url, folder, db })
      } finally {
        await db.$client.end()
        await stop()
      }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

export type Served = { origin: string; pid: number }

/** So many more processes on the same database. */
export const alsoServing = async (
  bench: Pick<Bench, 'folder'>,
  count: number,
  measure: (served: Served[]) => Promise<void>,
  served: Served[] = [],
): Promise<void> =>
  served.length === count
    ? measure(served)
    : serving({}, bench.folder, (origin, pid) =>
        alsoServing(bench, count, measure, [...served, { origin, pid }]),
      )

/** Each of these processes as if alone on a machine with such a `share` of a core, while `use` goes on. */
export const sharing = async <Result>(pids: number[], share: number, use: () => Promise<Result>) => {
  const worker = new Worker(new URL('./share.worker.ts', import.meta.url), { workerData: { pids, share } })
  try {
    return await use()
  } finally {
    await worker.terminate()
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

export const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
