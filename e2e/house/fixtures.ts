import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { callThrough } from '@tafelrunde/contract/http/call'
import type { Tokens } from '@tafelrunde/contract/people/account'
import type { accounts } from '../../apps/server/src/areas/accounts/accounts.tables.ts'
import { startSession } from '../../apps/server/src/areas/sessions/sessions.service.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import { inTransaction } from '../../apps/server/src/platform/db/database.ts'
import { createPasswords } from '../../apps/server/src/platform/passwords.ts'
import { givenIn } from '../../apps/server/test/given.ts'
import { createDatabase } from '../../apps/server/test/servers/cluster.ts'
import { prepared } from './contexts.ts'
import { startServer } from './server.ts'
import { store } from './storage.ts'
import { workerFolder } from './worker-folder.ts'

type Person = { id: number; email: string; firstName: string; lastName: string }
export type Given = Pick<
  ReturnType<typeof givenIn>,
  'event' | 'workshop' | 'timeslot' | 'lecturer' | 'participation'
> & {
  /** A new account whose password is `password`. */
  account: (facts?: Partial<typeof accounts.$inferInsert>) => Promise<Person>
}

/** What every account of the journeys, also of the demo, logs in with. */
export const password = 'Tafelrunde-2026'
/** What people choose in a form, which refuses the one above: it has the product's name in it. */
export const newPassword = 'Kreide-und-Schwamm-7'
const passwordHash = await createPasswords().hash(password)

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
  const folder = join(workerFolder, 'mails')
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

/** Calls the server with an access token, past the screens. */
const callWith = (request: APIRequestContext, access: string) =>
  callThrough(async ({ method, url, body }) => {
    const headers = { authorization: `Bearer ${access}` }
    const answer = await request.fetch(url, { method, headers, data: body })
    const isJson = answer.headers()['content-type']?.startsWith('application/json')
    return { status: answer.status(), body: isJson ? await answer.json() : await answer.text() }
  })

/** Logs in on the login screen, which is shown, and waits until the app knows who it is. */
export const fillLogin = async (page: Page, email: string, word = password) => {
  await page.locator('#root[data-drawn]').waitFor({ state: 'detached' }) // whose form is not yet the app's
  // The app keeps the pages behind the one in front.
  const field = (label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true })
  await field('E-Mail-Adresse').fill(email)
  await field('Passwort').fill(word)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

export const logIn = async (page: Page, email: string) => {
  await page.goto('/login')
  await fillLogin(page, email)
}

type Somebody = { email: string }
export type CallAs = (person: Somebody) => Promise<ReturnType<typeof callThrough<never>>>
type Fixtures = {
  given: Given
  /** What a login of this person would give, without its form and the costly look at the password. */
  tokensOf: (person: Somebody) => Promise<Tokens>
  /** Calls the server as somebody, past the screens: for what a test finds already there. */
  callAs: CallAs
  /** Makes somebody the one who is logged in on this page's device; the app is opened after that. */
  signIn: (person: Somebody, device?: Page) => Promise<void>
  /** A browser beside the test's own, as somebody else's device; closed when the test ends. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** What a journey makes its pages say in their consoles. */
  expectedErrors: RegExp | undefined
  /** Any other error that a page says or throws, also in a promise that nobody waits for, fails the journey in which it comes. */
  errors: void
}
type WorkerFixtures = {
  /** By what name the server is called. */
  host: string
  /** A real server on a copy of the demo, which the tests of other workers do not see. */
  server: { origin: string; deps: Deps }
  database: Deps['db']
}

// What the browser itself says when a request is refused or the network is cut; the screens say it in words.
const refusedRequest =
  /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|EMPTY_RESPONSE))/

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: ['127.0.0.1', { option: true, scope: 'worker' }],
  server: [
    async ({ host }, use, { workerIndex }) => {
      const cluster = process.env.E2E_CLUSTER_URL ?? ''
      const url = await createDatabase(cluster, `worker_${workerIndex}`, 'template')
      const { origin, connect, stop } = await startServer(url, workerFolder, {
        host,
        env: { BACKUPS: '1', WEBHOOK_NETWORKS: '127.0.0.1' },
      })
      const deps = await connect()
      await use({ origin, deps })
      await deps.close()
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  database: [({ server }, use) => use(server.deps.db), { scope: 'worker' }],
  baseURL: ({ server }, use) => use(server.origin),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from here
  serviceWorkers: ({}, use, { tags }) => use(tags.includes('@offline') ? 'allow' : 'block'),
  given: async ({ server: { deps } }, use) => {
    const given = givenIn(deps)
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
  tokensOf: async ({ server: { deps } }, use) => {
    await use(async ({ email }) => {
      const named = 'select id from accounts where email = $1'
      const { rows } = await deps.db.$client.query<{ id: number }>(named, [email])
      const [account] = rows
      if (!account) throw new Error(`nobody is ${email}`)
      return inTransaction(deps.db, tx => startSession(tx, deps, account.id, 'Chrome auf Linux'))
    })
  },
  callAs: async ({ request, tokensOf }, use) => {
    await use(async person => callWith(request, (await tokensOf(person)).access))
  },
  signIn: async ({ page, tokensOf }, use) => {
    await use(async (person, device = page) => {
      const { access, refresh } = await tokensOf(person)
      const session = {
        AUTH_TOKEN: access,
        REFRESH_TOKEN: refresh,
        username: person.email,
        hasLoggedIn: true,
      }
      await store(device, session)
    })
  },
  expectedErrors: [undefined, { option: true }],
  errors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('console', message => message.type() === 'error' && errors.push(message.text()))
        context.on('weberror', error => errors.push(error.error().message))
      }
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      const isExpected = (text: string) => refusedRequest.test(text) || expectedErrors?.test(text)
      expect(errors.filter(text => !isExpected(text))).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, reducedMotion }, use) =>
    use(await prepared(context, reducedMotion !== 'reduce')),
  openContext: async ({ browser, contextOptions, reducedMotion }, use) => {
    const opened: BrowserContext[] = []
    await use(async options => {
      const context = await browser.newContext({ ...contextOptions, ...options })
      opened.push(context)
      return prepared(context, reducedMotion !== 'reduce')
    })
    for (const context of opened) await context.close()
  },
})
export { expect }
