import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' ? address?.port : undefined
}

// Every worker reads this file again; only the first reading chooses, the others inherit its choice.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'tafelrunde-e2e-'))
// The journeys write: never to a database that the shell happens to name.
delete process.env.DATABASE_URL
delete process.env.SMTP_URL

const { E2E_PORT: PORT, E2E_DATA_DIR: DATA_DIR } = process.env
const baseURL = `http://127.0.0.1:${PORT}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000, // a machine that does other things beside is slow, not wrong
  expect: { timeout: 15_000 },
  workers: 1, // all journeys share one server and its demo
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions,
  },
  // A journey runs on the phone; with the tag @desktop on the desktop; with @phone @desktop on both.
  projects: [
    {
      name: 'phone',
      grep: /^(?!.*@desktop)|@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'exec node ../apps/server/src/main.ts',
    url: `${baseURL}/readyz`,
    env: {
      HOST: '127.0.0.1',
      PORT: PORT ?? '',
      APP_URL: baseURL,
      DATA_DIR: DATA_DIR ?? '',
      DEMO: '1',
      LOG_LEVEL: 'warn',
    },
    timeout: 120_000, // the first start makes the database and the demo
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
