import type { Page } from '@playwright/test'
import { expect, fillLogin, logIn } from './house/fixtures.ts'
import { pageInFront, seesPage } from './house/front.ts'
import { store, stored } from './house/storage.ts'
import { test } from './named.ts'

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

test('the menu shows to each what is theirs', async ({ page, given, signIn }) => {
  await page.goto('/app/tabs/event')
  const visitor = await menu(page)
  await expect(visitor.locator('.menu-entry')).toHaveText([
    'Veranstaltungen',
    'Referenten',
    'Aussteller',
    'Anmelden',
    'Registrieren',
    'Über uns',
  ])
  await signIn(await given.account({ isLecturer: true, isExhibitor: true }))
  await page.goto('/app/tabs/event')
  const everything = await menu(page)
  await expect(everything.locator('.menu-entry')).toHaveText([
    'Veranstaltungen',
    'Workshops',
    'Referenten',
    'Aussteller',
    'Meine Workshops',
    'Meine Abrechnungen',
    'Tischbestellungen',
    'Teilnahmebestätigungen',
    'Benutzerkonto',
    'Abmelden',
    'Über uns',
  ])
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

for (const path of [
  '/account',
  '/event-detail/1',
  '/participation-confirmations',
  '/participation-confirmations/details/1',
  '/participation-confirmations/feedback/1',
  '/my-workshops',
  '/my-workshops/details/1',
  '/speaker-confirmations',
  '/speaker-confirmations/1',
  '/exhibitor-data',
  '/exhibitor-data/1',
  '/exhibitor-data/event/1',
])
  test(`a visitor of ${path} is sent to the login`, async ({ page }) => {
    await page.goto(path)
    await seesPage(page, 'Anmelden')
  })

const open = [
  '/support',
  '/login',
  '/signup',
  '/exhibitors',
  '/register',
  '/register-confirm',
  '/register-success',
  '/password-reset',
  '/password-reset-confirm',
  '/password-reset-sent',
]
const isOpen = async (page: Page, path: string) => {
  await page.goto(path)
  await pageInFront(page)
  await expect(page).toHaveURL(path)
}

for (const path of open) test(`${path} is open to visitors and has a title`, ({ page }) => isOpen(page, path))

test('an exhibitor is open to visitors and has a title', async ({ page, idOf }) =>
  isOpen(page, `/exhibitors/${await idOf('exhibitor', 'Verlag Kreidestrich')}`))

test('a workshop is open to visitors and has a title', async ({ page, idOf }) =>
  isOpen(page, `/workshop-detail/${await idOf('workshop', 'Stimme und Präsenz')}`))
