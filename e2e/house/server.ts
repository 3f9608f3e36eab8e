import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readConfig } from '../../apps/server/src/config.ts'
import { connectDeps } from '../../apps/server/src/connect-deps.ts'
import { jobNames } from '../../apps/server/src/jobs.ts'
import { freePort, untilReady } from '../../apps/server/test/reachable.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const clocked = fileURLToPath(new URL('./clocked-server.ts', import.meta.url))
const cli = fileURLToPath(new URL('../../apps/server/src/cli.ts', import.meta.url))
// One for all, because the demo that they share is sealed with it.
const SECRET_KEY = 'a secret that only the journeys know'

type Options = {
  demo?: boolean
  /** Milliseconds by which its clock is ahead at first. */
  ahead?: number
  /** By what name it is called: passkeys need one, which an IP address is not. */
  host?: string
  env?: {
    PORT?: string
    SMTP_URL?: string
    CIRCULAR_MAILS_PER_MINUTE?: string
    BACKUPS?: string
    [oidc: `OIDC_${string}`]: string
    WEBHOOK_NETWORKS?: string
  }
}

/** The real server in a process of its own, once it answers; with the demo, if it is not to begin empty. */
export const startServer = async (
  databaseUrl: string,
  folder: string,
  { demo = true, ahead, host = '127.0.0.1', env = {} }: Options = {},
) => {
  const { PORT = await freePort() } = env
  const origin = `http://${host}:${PORT}`
  const settings = {
    HOST: '127.0.0.1',
    APP_URL: origin,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: '', // the journeys send nothing, whatever the shell happens to name
    SECRET_KEY,
    DEMO: demo ? '1' : '0',
    LOG_LEVEL: 'warn',
    ...env,
    PORT,
  }
  const child = spawn(process.execPath, ahead === undefined ? [main] : [clocked, String(ahead)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const end = async (signal: NodeJS.Signals) => {
    const isRunning = child.exitCode === null && child.signalCode === null
    const ended = isRunning ? once(child, 'exit') : undefined
    child.kill(signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  await untilReady(`${origin}/readyz`, child).catch(async error => {
    await stop()
    throw error
  })
  return {
    origin,
    port: PORT,
    stop,
    kill: () => end('SIGKILL'),
    /** Lets the clock of a server that was started with one be so many milliseconds ahead. */
    setAhead: async (milliseconds: number) => {
      const moved = once(child, 'message')
      child.send(milliseconds)
      await moved
    },
    /** What an operator types behind `npm run admin --`. */
    command: (...args: string[]) =>
      promisify(execFile)(process.execPath, [cli, ...args], { env: { ...process.env, ...settings } }),
    /** What a second server on the same database would work with: for what a test finds already there. */
    connect: () => connectDeps({ ...readConfig(settings), SECRET_KEY }, databaseUrl, jobNames),
  }
}
