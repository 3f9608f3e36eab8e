import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { createCluster, launchCluster } from '../../src/platform/db/cluster.ts'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded.ts'
import { eventually } from '../eventually.ts'
import { freePort, untilReady } from '../reachable.ts'
import { endCluster, fast, lockIn } from './cluster.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
export const secret = 'a secret that only the tests know'

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** A folder for data that goes with the test, and with it the database server that still works in it. */
export const dataFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'process-'))
  onTestFinished(async () => {
    await endCluster(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  return folder
}

/** The database server in a folder, as somebody sees it who does not need it to run. */
export const clusterIn = (folder: string) => {
  const data = join(folder, 'postgres')
  const running = () => lockIn(folder)
  return {
    /** Its address; started like an app does that joins it, but never started again. */
    join: async (settings = fast) => (await startEmbeddedPostgres(folder, settings)).url,
    /** Its address, which is the same each time, as that of a server that somebody else runs. */
    start: async (settings = fast) => {
      await createCluster(data)
      await launchCluster(data, { ...settings, unix_socket_directories: folder })
      await eventually(async () => expect(await running()).toBeDefined())
      return (await startEmbeddedPostgres(folder, settings)).url
    },
    kill: async (signal: NodeJS.Signals) => {
      const lock = await running()
      if (!lock) throw new Error('no server runs')
      process.kill(lock.pid, signal)
      return lock.pid
    },
    ended: async () => {
      while (await running()) await new Promise(setImmediate)
    },
    running,
  }
}

type Start = {
  /** A command that becomes the server's process. */
  through?: string[]
  /** Another server than that of this version. */
  entry?: string
}

/** The real server in a process of its own, as soon as `path` answers; it ends with the test in any case. */
export const startProcess = async (
  env: Record<string, string>,
  path = '/readyz',
  { through = [], entry = main }: Start = {},
) => {
  const port = env.PORT ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const usual = { HOST: '127.0.0.1', DATABASE_URL: '', SMTP_URL: '', SECRET_KEY: secret, DEMO: '0' }
  const [command, ...args] = [...through, process.execPath, entry]
  const child = spawn(command ?? process.execPath, args, {
    env: { ...process.env, ...usual, LOG_LEVEL: 'warn', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe', env.BUILDS_BESIDE ? 'ipc' : 'ignore'],
  })
  const exited = once(child, 'exit')
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('nothing is heard of the server')
  const output = Promise.all([text(stdout), text(stderr)]).then(parts => parts.join(''))
  onTestFinished(async () => {
    if (hasEnded(child)) return
    child.kill('SIGKILL')
    await exited
  })
  const ready = path && untilReady(`${origin}${path}`, child)
  await Promise.resolve(ready).catch(async () => {
    child.kill('SIGKILL')
    throw new Error(`the server does not start: ${await output}`)
  })
  return {
    origin,
    child,
    stdout,
    /** What it has written, once it has ended. */
    output,
    /** The code with which it ends, and after how many milliseconds from now. */
    ends: async () => {
      const began = performance.now()
      if (!hasEnded(child)) await exited
      return { code: child.exitCode, milliseconds: performance.now() - began }
    },
  }
}
