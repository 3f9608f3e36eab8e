import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { createTokens } from '@tafelrunde/contract/account'
import { callThrough } from '@tafelrunde/contract/call'
import { accounts } from '../apps/server/src/areas/accounts/accounts.tables.ts'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { hashPassword } from '../apps/server/src/platform/passwords.ts'
import { givenIn } from '../apps/server/test/given.ts'

type Person = { id: number; email: string; firstName: string; lastName: string }
type Given = Pick<
  ReturnType<typeof givenIn>,
  'event' | 'workshop' | 'timeslot' | 'lecturer' | 'participation'
> & {
  /** A new account whose password is `password`. */
  account: (facts?: Partial<typeof accounts.$inferInsert>) => Promise<Person>
}

/** What every account of the journeys, also of the demo, logs in with. */
export const password = 'Tafelrunde-2026'
const passwordHash = await hashPassword(password)

const dataDir = process.env.E2E_DATA_DIR ?? ''
const day = 24 * 60 * 60 * 1000

/** `10:00` in Berlin on the day that lies so many days ahead. */
export const inDays = (days: number, time: string) => {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * day)
  const winter = new Date(`${date}T${time}:00+01:00`)
  const shown = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  })
  return shown.format(winter) === time ? winter : new Date(`${date}T${time}:00+02:00`)
}

/** The mails that the server has sent to this address, oldest first. */
export const mailsTo = async ({ email }: { email: string }) => {
  const folder = join(dataDir, 'mails')
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      return { sentAt: (await stat(path)).mtimeMs, mail: await readFile(path, 'utf8') }
    }),
  )
  // The names are ids and tell nothing of the order.
  return files
    .toSorted((one, other) => one.sentAt - other.sentAt)
    .map(({ mail }) => mail)
    .filter(mail => mail.includes(`To: ${email}`))
}

/** Calls the server as somebody, past the screens: for what a test finds already there. */
export const callAs = async (request: APIRequestContext, { email }: { email: string }) => {
  const send = (access?: string) =>
    callThrough(async ({ method, url, body }) => {
      const headers: Record<string, string> = access ? { authorization: `Bearer ${access}` } : {}
      const answer = await request.fetch(url, { method, headers, data: body })
      const isJson = answer.headers()['content-type']?.startsWith('application/json')
      return { status: answer.status(), body: isJson ? await answer.json() : await answer.text() }
    })
  const { access } = await send()(createTokens, { body: { email, password } })
  return send(access)
}

/** Logs in on the login screen, which is shown, and waits until the app knows who it is. */
export const fillLogin = async (page: Page, email: string) => {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

export const logIn = async (page: Page, email: string) => {
  await page.goto('/login')
  await fillLogin(page, email)
}

type Fixtures = { given: Given; signIn: (person: { email: string }) => Promise<void>; quietConsole: void }
type WorkerFixtures = { database: ReturnType<typeof openDatabase> }

// What the browser itself says when a request is refused or the network is cut; the screens say it in words.
const refusedRequest =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from here
    async ({}, use) => {
      const { url, stop } = await startEmbeddedPostgres(dataDir)
      const database = openDatabase(url, createLog('warn'))
      await use(database)
      await database.$client.end()
      await stop()
    },
    { scope: 'worker' },
  ],
  given: async ({ database: db }, use) => {
    const given = givenIn({ db, clock: { now: () => new Date() } })
    const usualEvent = { startsAt: inDays(60, '09:00'), endsAt: inDays(61, '17:00') }
    const usualSlot = { startsAt: inDays(60, '10:00'), endsAt: inDays(60, '11:30') }
    await use({
      ...given,
      event: facts => given.event({ ...usualEvent, ...facts }),
      timeslot: facts => given.timeslot({ ...usualSlot, ...facts }),
      account: facts =>
        given.account({ email: `${crypto.randomUUID()}@schule.example`, passwordHash, ...facts }),
    })
  },
  signIn: async ({ page }, use) => {
    await use(person => logIn(page, person.email))
  },
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', message => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', error => errors.push(error.message))
      await use()
      expect(errors.filter(text => !refusedRequest.test(text))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
