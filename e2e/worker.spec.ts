import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, fillLogin } from './fixtures.ts'
import { installed, offline } from './offline.ts'
import { type Release, test } from './releases.ts'
import { stored } from './storage.ts'

const workerFile = fileURLToPath(new URL('../apps/web/dist/ngsw-worker.js', import.meta.url))

/** Opens the app, and once more so that the worker serves it. */
const installedAt = async (page: Page, path: string) => {
  await page.goto(path)
  await installed(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test(
  'without network the app starts from the device and shows what was seen last',
  offline,
  async ({ page, context, given, signIn }) => {
    const event = await given.event()
    await given.timeslot({ eventId: event.id, name: 'Experimente ohne Labor' })
    await signIn(await given.account())
    const path = `/app/tabs/schedule?event=${event.id}`
    await installedAt(page, path)
    await expect(page.getByRole('article', { name: 'Experimente ohne Labor' })).toBeVisible()
    await expect.poll(() => stored(page, 'queries')).toContain('Experimente ohne Labor')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^Offline – Stand \d\d:\d\d Uhr/)).toBeVisible()
    await expect(page.getByRole('article', { name: 'Experimente ohne Labor' })).toBeVisible()
  },
)

test('a logout without network logs out all the same', offline, async ({ page, context, given, signIn }) => {
  await signIn(await given.account())
  await installedAt(page, '/app/tabs/event')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Menü', exact: true }).first().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/login')
  expect(await stored(page, 'AUTH_TOKEN')).toBeFalsy()
})

test('the front door opens without network too', offline, async ({ page, context }) => {
  await installedAt(page, '/app/tabs/event')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page).toHaveURL('/app/tabs/event')
  await expect(page.getByRole('dialog', { name: 'Willkommen' })).toBeVisible()
})

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
    await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeVisible()
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
    await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeVisible()
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
    await page.getByRole('button', { name: 'Anmelden' }).click()
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

test('a reload keeps what was typed, but no password, until the next logout', async ({
  page,
  given,
  signIn,
}) => {
  await page.goto('/register')
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('E-Mail-Adresse').fill('anna@schule.example')
  await page.getByLabel('Passwort', { exact: true }).fill('Kreide-2026-Tafel')
  await page.reload()
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('anna@schule.example')
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Kreide')

  await signIn(await given.account())
  await page.goto('/app/tabs/event')
  await page.getByRole('button', { name: 'Menü', exact: true }).first().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/register')
  await expect(page.getByLabel('Vorname')).toHaveValue('')
})
