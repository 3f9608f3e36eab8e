import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, fillLogin, type Given } from './house/fixtures.ts'
import { pageInFront, sees, seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'
import { type Release, test } from './house/releases.ts'
import { keptLists, slowStorage, stored } from './house/storage.ts'

const workerFile = fileURLToPath(new URL('../apps/web/dist/ngsw-worker.js', import.meta.url))

/** Opens the app, and once more so that the worker serves it. */
const installedAt = async (page: Page, path: string) => {
  await page.goto(path)
  await installed(page)
  await pageInFront(page)
}

/** Whoever is logged in has seen a schedule with this Termin, and the device keeps what it is made of. */
const seenSchedule = async (page: Page, given: Given, name: string) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name })
  await installedAt(page, `/app/tabs/schedule?event=${event.id}`)
  await expect(page.getByRole('article', { name })).toBeVisible()
  for (const list of ['["events"]', `["workshops",${event.id}]`, `["timeslots",${event.id}]`])
    await expect.poll(() => keptLists(page)).toContain(list)
}

test(
  'without network the app starts from the device and shows what was seen last, a logout logs out, and the front door opens',
  offline,
  async ({ page, context, given, signIn }) => {
    await signIn(await given.account())
    await seenSchedule(page, given, 'Experimente ohne Labor')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^Offline – Stand \d\d:\d\d Uhr/)).toBeVisible()
    await expect(page.getByRole('article', { name: 'Experimente ohne Labor' })).toBeVisible()

    // So it is where the device is slow to say who is logged in.
    const slow = await context.newPage()
    await slowStorage(slow)
    await slow.goto(page.url())
    await expect(slow.getByRole('article', { name: 'Experimente ohne Labor' })).toBeVisible()
    await slow.close()

    await page.getByRole('button', { name: 'Menü', exact: true }).first().click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await seesPage(page, 'Anmelden')
    expect(await stored(page, 'AUTH_TOKEN')).toBeFalsy()
    await page.goto('/')
    await sees(page.getByRole('dialog', { name: 'Willkommen' }).getByRole('heading').first())
  },
)

/** Puts a newer worker on the server, and lets the page look for it. */
const update = async (page: Page, { publish }: Release) => {
  publish('/ngsw-worker.js', `${await readFile(workerFile, 'utf8')}\n// a newer version\n`)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

/** Until the newer worker is installed. */
const updateWaits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none'),
    )
    .toBe('installed')

const announcement = (page: Page) => page.getByText('Update verfügbar!')

test(
  'an update is announced in a toast, and its end activates it and loads the app once more',
  offline,
  async ({ page, release }) => {
    await installedAt(page, '/app/tabs/event')
    await update(page, release)
    await expect(announcement(page)).toBeVisible()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => loads).toBe(1)
    await seesPage(page, 'Veranstaltungen')
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? 'none')
    expect(await waiting()).toBe('none')
    expect(loads).toBe(1)
  },
)

test(
  'whoever taps Reload gets the app anew, also while the former worker does not let go',
  offline,
  async ({ page, release }) => {
    await installedAt(page, '/app/tabs/event')
    const deaf = (await readFile(workerFile, 'utf8')).replace('SKIP_WAITING', 'NOTHING')
    release.publish('/ngsw-worker.js', deaf)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(announcement(page)).toBeVisible()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0) // in which all is for one frame while the app is there, too
    await sees(announcement(page)) // above the heading: the newer one still waits
    await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeVisible()
  },
)

test(
  'the first visit is served by its worker, and a later one looks for updates when it comes to the front and hourly',
  offline,
  async ({ page, release }) => {
    await page.clock.install()
    await page.goto('/app/tabs/event')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const before = release.asked('/ngsw-worker.js')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => release.asked('/ngsw-worker.js')).toBeGreaterThan(before)
    release.publish('/ngsw-worker.js', `${await readFile(workerFile, 'utf8')}\n// a newer version\n`)
    await expect(async () => {
      await page.clock.fastForward('01:00:01')
      await expect(announcement(page)).toBeVisible({ timeout: 2000 })
    }).toPass()
  },
)

test(
  'an update interrupts nobody, in this tab or another, and no other toast takes its place',
  offline,
  async ({ page, context, given, release }) => {
    const { id } = await given.workshop({ name: 'Lesen mit Tieren' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await installedAt(page, `/workshop-detail/${id}`)
    const other = await context.newPage()
    await other.goto('/register')
    await other.getByLabel('Vorname').fill('Anna')
    await update(page, release)
    await updateWaits(page)
    await page.getByRole('button', { name: 'Teilen' }).click()
    await expect(page.getByText('Link kopiert')).toBeVisible()
    await expect(announcement(page)).toBeHidden()
    await other.getByLabel('Vorname').fill('')
    for (const tab of [page, other]) await expect(announcement(tab)).toBeVisible()
    await page.getByRole('button', { name: 'Teilen' }).click()
    await expect(page.getByText('Link kopiert')).toBeVisible()
    await expect(announcement(page)).toBeVisible()

    await other.getByLabel('Vorname').fill('Anna')
    await expect(announcement(other)).toBeHidden()
    await other.evaluate(() => document.body.setAttribute('data-before', 'the update'))
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0) // in which all is for one frame while the app is there, too
    await expect(page.getByRole('heading', { name: 'Lesen mit Tieren' })).toBeVisible()
    await expect(other.locator('body[data-before]')).toHaveCount(1)
    await other.getByLabel('Vorname').fill('')
    await expect(other.locator('body[data-before]')).toHaveCount(0)
  },
)

test(
  'an update waits for a form that is half filled, and comes when it has been sent',
  offline,
  async ({ page, release, given }) => {
    const { email } = await given.account()
    await installedAt(page, '/login')
    await page.getByLabel('Passwort', { exact: true }).fill('falsch')
    await update(page, release)
    await updateWaits(page)
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByText('Benutzername oder Passwort falsch')).toBeVisible()
    await expect(announcement(page)).toBeHidden()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
    await fillLogin(page, email)
    await expect(announcement(page)).toBeVisible()
  },
)

test(
  'an update comes when the form has been left, and finds it filled in as before',
  offline,
  async ({ page, release }) => {
    await installedAt(page, '/login')
    await page.getByLabel('E-Mail-Adresse').fill('anna@schule.example')
    await update(page, release)
    await updateWaits(page)
    await page.getByRole('link', { name: 'Impressum' }).click()
    await expect(announcement(page)).toBeVisible()
    await page.evaluate(() => document.body.setAttribute('data-before', 'the update'))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('body[data-before]')).toHaveCount(0)
    await page.goto('/login')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('anna@schule.example')
  },
)
