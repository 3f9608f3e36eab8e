import type { Page } from '@playwright/test'
import { expect, fillLogin, logIn, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { store, stored } from './house/storage.ts'
import { follow } from './ways.ts'

const refreshes = (page: Page) => {
  const seen: string[] = []
  page.on('request', request => request.url().endsWith('/api/auth/jwt/refresh/') && seen.push(request.url()))
  return seen
}

const menu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menü', exact: true }).first().click()
  return page.getByRole('navigation', { name: 'Hauptmenü' })
}

test('an access token that is no good is refreshed once for all that failed, and nobody notices', async ({
  page,
  given,
  signIn,
}) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
  await signIn(await given.account())
  await store(page, { AUTH_TOKEN: 'spoiled' })
  const seen = refreshes(page)
  await page.goto(`/app/tabs/schedule?event=${event.id}`)
  await page.getByRole('button', { name: 'Platz sichern' }).click()
  await expect(page.getByText('Gebucht: Schulrecht')).toBeVisible()
  expect(seen).toHaveLength(1)
})

test('two tabs whose tokens have become invalid share one refresh and both stay logged in', async ({
  page,
  context,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  const other = await context.newPage()
  await other.goto('/healthz')
  await store(page, { AUTH_TOKEN: 'spoiled' })
  const seen = [refreshes(page), refreshes(other)]
  await Promise.all([page.goto('/account'), other.goto('/account')])
  for (const tab of [page, other]) await seesPage(tab, 'Benutzerkonto')
  expect(seen.flat()).toHaveLength(1)
})

test('when the refresh is refused, the person is logged out and asked to log in', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  await store(page, { AUTH_TOKEN: 'spoiled', REFRESH_TOKEN: 'spoiled' })
  // Toasts stay for two seconds: it has to be looked out for before it comes.
  const told = page.getByText(/Ihre Sitzung ist abgelaufen/).waitFor({ timeout: 30_000 })
  await Promise.all([told, page.goto('/account')])
  await seesPage(page, 'Anmelden')
})

test('a wrong password is told in the words of the specification', async ({ page, given }) => {
  const { email } = await given.account()
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('falsch')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Benutzername oder Passwort falsch')).toBeVisible()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
})

test('a logout ends the session at the server: its access token is refused', async ({
  page,
  request,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  const headers = { authorization: `Bearer ${String(await stored(page, 'AUTH_TOKEN'))}` }
  const asBefore = () => request.get('/api/account/', { headers })
  expect((await asBefore()).status()).toBe(200)
  await page.goto('/app/tabs/event')
  await (await menu(page)).getByRole('button', { name: 'Abmelden' }).click()
  await seesPage(page, 'Anmelden')
  await expect.poll(async () => (await asBefore()).status()).toBe(401)
})

test('whoever has a subscription lands on the workshops, others on the events', async ({ page, given }) => {
  const { email } = await given.account()
  await logIn(page, email)
  await seesPage(page, 'Veranstaltungen')
  await (await menu(page)).getByRole('button', { name: 'Abmelden' }).click()
  await seesPage(page, 'Anmelden')
  await logIn(page, 'lehrerin@tafelrunde.example')
  await seesPage(page, 'Workshops')
})

test('a login leads where one wanted to go, unless one has gone elsewhere by the menu since', {
  tag: '@desktop',
}, async ({ page, given }) => {
  const { email } = await given.account()
  const open = page.getByRole('navigation', { name: 'Hauptmenü' })
  await page.goto('/participation-confirmations')
  await seesPage(page, 'Anmelden')
  await fillLogin(page, email)
  await seesPage(page, 'Teilnahmebestätigungen')
  await open.getByRole('button', { name: 'Abmelden' }).click()
  await seesPage(page, 'Anmelden')
  await page.goto('/participation-confirmations')
  await seesPage(page, 'Anmelden')
  await open.getByRole('link', { name: 'Aussteller', exact: true }).click()
  await seesPage(page, 'Aussteller')
  await open.getByRole('link', { name: 'Anmelden' }).click()
  await fillLogin(page, email)
  await seesPage(page, 'Veranstaltungen')
})

const own = [
  '/account',
  '/pass',
  '/event-detail/1',
  '/participation-confirmations',
  '/participation-confirmations/details/1',
  '/participation-confirmations/feedback/1',
  '/my-workshops',
  '/my-workshops/details/1',
  '/entrance/1',
  '/speaker-confirmations',
  '/speaker-confirmations/1',
  '/exhibitor-data',
  '/exhibitor-data/1',
  '/exhibitor-data/1/change',
  '/exhibitor-data/event/1',
]
test('a visitor of what is somebody’s own is sent to the login, who opens an address or follows a link', async ({
  page,
}) => {
  await page.goto('/account')
  await seesPage(page, 'Anmelden')
  for (const path of own)
    await test.step(path, async () => {
      await follow(page, path)
      await expect(page).toHaveURL('/login')
      await seesPage(page, 'Anmelden')
    })
})
