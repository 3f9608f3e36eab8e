import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createDatabase } from '../../apps/server/test/servers/cluster.ts'
import { startMailServer } from '../../apps/server/test/servers/mail-server.ts'
import { test as base, expect } from './fixtures.ts'
import { startServer } from './server.ts'

type Person = { email: string }
export type Site = Awaited<ReturnType<typeof startSite>>
export type Device = (person?: Person, size?: typeof desk) => Promise<Page>

const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 800 }

/** An installation in which there is nothing yet, with a mail server and a clock of its own. */
const startSite = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const url = await createDatabase(
    process.env.E2E_CLUSTER_URL ?? '',
    `site_${crypto.randomUUID().slice(0, 8)}`,
  )
  const mails = await startMailServer()
  let ahead = 0
  const env = { SMTP_URL: mails.url, CIRCULAR_MAILS_PER_MINUTE: '10000' }
  const start = (PORT?: string) =>
    startServer(url, folder, { demo: false, ahead, env: { ...env, ...(PORT && { PORT }) } })
  let server = await start()
  const now = () => new Date(Date.now() + ahead)
  const deps = { ...(await server.connect()), clock: { now } }
  return {
    origin: server.origin,
    deps,
    letters: mails.letters,
    command: server.command,
    now,
    moveTo: async (moment: Date) => {
      ahead = moment.getTime() - Date.now()
      await server.setAhead(ahead)
    },
    /** As a power cut would end it. */
    kill: () => server.kill(),
    restart: async () => {
      server = await start(server.port)
    },
    stop: async () => {
      await deps.close()
      await server.stop()
      mails.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Journeys over days, on an installation of their own. */
export const test = base.extend<{ device: Device }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from here
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [({ site }, use) => use(site), { scope: 'worker' }],
  /** A phone or a computer of somebody or of nobody, whose clock goes as the server's does now. */
  device: async ({ openContext, site, signIn }, use) => {
    await use(async (person, viewport = phone) => {
      const context = await openContext({ viewport, serviceWorkers: 'block' })
      await context.clock.install({ time: site.now() })
      const page = await context.newPage()
      if (person) await signIn(person, page)
      return page
    })
  },
})

export { expect }
