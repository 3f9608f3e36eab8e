import type { APIRequestContext, Page } from '@playwright/test'
import { feedbackGiven, test } from './attended.ts'
import { expect } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { stored } from './house/storage.ts'
import { accountPath, expire, gateAt, refreshPath, settled } from './house/tokens.ts'
import { button, field, link } from './screen.ts'

const desktop = { tag: '@desktop' } // the menu is always open there

const logOut = async (page: Page) => {
  await button(page, 'Abmelden').click()
  // Without network the code of the login may be missing.
  await seesPage(page, /^(Anmelden|Nicht geladen)$/)
}

/** Neither the device nor the screens know anybody. */
const expectNobody = async (page: Page) => {
  for (const key of ['AUTH_TOKEN', 'REFRESH_TOKEN', 'account', 'username', 'hasLoggedIn'])
    expect(await stored(page, key)).toBeUndefined()
  await expect(link(page, 'Anmelden')).toBeVisible()
  await expect(button(page, 'Abmelden')).toHaveCount(0)
  await page.goto('/account')
  await seesPage(page, 'Anmelden')
}

/** Whether the server gives no new tokens for this one any more; asking does not use it up. */
const isOver = async (request: APIRequestContext, token: unknown) =>
  (await request.post('/api/auth/jwt/verify/', { data: { token } })).status() === 400

test(
  'a refresh that is answered after the logout stores nothing and revives nobody',
  desktop,
  async ({ page, given, signIn }) => {
    await signIn(await given.account())
    await page.goto('/account')
    await seesPage(page, 'Benutzerkonto')
    await expire(page)
    const gate = await gateAt(page, refreshPath)
    await link(page, 'Teilnahmebestätigungen').click()
    await gate.asked
    await logOut(page)
    gate.open()
    await gate.passed
    await settled(page)
    await expectNobody(page)
  },
)

test(
  'a reload of the account that is answered after the logout stores nothing and revives nobody',
  desktop,
  async ({ page, given, signIn }) => {
    await signIn(await given.account())
    await page.goto('/account')
    await seesPage(page, 'Benutzerkonto')
    const gate = await gateAt(page, accountPath, request => request.method() === 'GET')
    await field(page, 'Vorname').fill('Friederike-Charlotte')
    await button(page, 'Änderungen speichern').click()
    await gate.asked
    await logOut(page)
    gate.open()
    await gate.passed
    await settled(page)
    await expectNobody(page)
  },
)

test('a logout in another tab leaves no menu above the login', async ({ page, context, given, signIn }) => {
  await signIn(await given.account())
  await page.goto('/account')
  await button(page, 'Menü').click()
  await expect(page.getByRole('dialog', { name: 'Menü' }).getByText('Abmelden')).toBeInViewport()
  const other = await context.newPage()
  await other.goto('/account')
  await button(other, 'Menü').click()
  await logOut(other)
  await seesPage(page, 'Anmelden')
})

test(
  'a paper that arrives after the logout is handed to nobody',
  desktop,
  async ({ page, attended, signIn, callAs }) => {
    const { person, participation } = await attended()
    await feedbackGiven(callAs, { person, participation })
    await signIn(person)
    await page.goto('/participation-confirmations')
    await seesPage(page, 'Teilnahmebestätigungen')
    const papers: string[] = []
    page.on('download', download => papers.push(download.suggestedFilename()))
    const gate = await gateAt(page, '**/api/users/participation-confirmations/*/')
    await button(page, 'PDF').click()
    await gate.asked
    await logOut(page)
    gate.open()
    await gate.passed
    await settled(page)
    expect(papers).toEqual([])
  },
)

test(
  'a logout with an expired access token ends the session at the server',
  desktop,
  async ({ page, request, given, signIn }) => {
    await signIn(await given.account())
    await page.goto('/account')
    await seesPage(page, 'Benutzerkonto')
    const token = await stored(page, 'REFRESH_TOKEN')
    await expire(page)
    expect(await isOver(request, token)).toBe(false)
    await logOut(page)
    await expect.poll(() => isOver(request, token)).toBe(true)
  },
)

test(
  'a logout without network is told to the server when there is one',
  desktop,
  async ({ page, context, request, given, signIn }) => {
    await signIn(await given.account())
    await page.goto('/account')
    await seesPage(page, 'Benutzerkonto')
    const token = await stored(page, 'REFRESH_TOKEN')
    await context.setOffline(true)
    await logOut(page)
    await expect.poll(() => stored(page, 'REFRESH_TOKEN')).toBeUndefined()
    expect(await isOver(request, token)).toBe(false)
    await context.setOffline(false)
    await expect.poll(() => isOver(request, token)).toBe(true)
  },
)
