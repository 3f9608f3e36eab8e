import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort, untilReady } from '../apps/server/bench/server.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { connectDeps } from '../apps/server/src/deps.ts'
import { jobNames } from '../apps/server/src/jobs.ts'

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))
const cli = fileURLToPath(new URL('../apps/server/src/cli.ts', import.meta.url))
// One for all, because the demo that they share is sealed with it.
const SECRET_KEY = 'a secret that only the journeys know'

/** The real server in a process of its own, once it answers; with the demo, if it is not to begin empty. */
export const startServer = async (databaseUrl: string, folder: string, { demo = true } = {}) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    HOST: '127.0.0.1',
    PORT: port,
    APP_URL: origin,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: '', // the journeys send nothing, whatever the shell happens to name
    SECRET_KEY,
    DEMO: demo ? '1' : '0',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await ended
  }
  await untilReady(`${origin}/readyz`, child).catch(async error => {
    await stop()
    throw error
  })
  return {
    origin,
    stop,
    /** What an operator types behind `npm run admin --`. */
    command: (...args: string[]) =>
      promisify(execFile)(process.execPath, [cli, ...args], { env: { ...process.env, ...settings } }),
    /** What a second server on the same database would work with: for what a test finds already there. */
    connect: () => connectDeps({ ...readConfig(settings), SECRET_KEY }, databaseUrl, jobNames),
  }
}
