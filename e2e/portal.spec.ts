import type { Page } from '@playwright/test'
import { freePort } from '../apps/server/test/reachable.ts'
import { createDatabase } from '../apps/server/test/servers/cluster.ts'
import { type Member, startPortal } from '../apps/server/test/servers/portal.ts'
import { sheetOf } from './account.ts'
import { faultsOf } from './axe.ts'
import { test as base, expect, password } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { startServer } from './house/server.ts'
import { workerFolder } from './house/worker-folder.ts'
import { button, heading } from './screen.ts'

const desktop = { tag: '@desktop' }

const nele = {
  sub: 'nele',
  given_name: 'Nele',
  family_name: 'Ünal',
  email: 'nele@verband.example',
  email_verified: true,
  member_number: 'M-4711',
}
const boss = {
  sub: 'boss',
  given_name: 'Berta',
  family_name: 'Boss',
  email: 'admin@tafelrunde.example',
  email_verified: true,
  groups: ['geschaeftsstelle'],
}

const test = base.extend<object, { portal: { members: Map<string, Member> } }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from here
    async ({}, use) => {
      await use({ members: new Map<string, Member>([nele, boss].map(member => [member.sub, member])) })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ portal: { members } }, use, { workerIndex }) => {
      const PORT = await freePort()
      const provider = await startPortal([`http://127.0.0.1:${PORT}/login`], members)
      const url = await createDatabase(process.env.E2E_CLUSTER_URL ?? '', `portal_${workerIndex}`, 'template')
      const { origin, connect, stop } = await startServer(url, workerFolder, {
        env: {
          PORT,
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: provider.client.id,
          OIDC_CLIENT_SECRET: provider.client.secret,
          OIDC_CUSTOMER_NUMBER_CLAIM: 'member_number',
          OIDC_GROUPS_CLAIM: 'groups',
          OIDC_STAFF_GROUP: 'geschaeftsstelle',
        },
      })
      const deps = await connect()
      await use({ origin, deps })
      await deps.close()
      await stop()
      provider.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One worker has the server that only these use.
test.describe.configure({ mode: 'default' })

const name = 'Mit dem Mitgliederportal anmelden'

/** At the portal, as who one logs in there. */
const logInAtPortal = async (page: Page, member: Member) => {
  await expect(heading(page, 'Mitgliederportal')).toBeVisible()
  await page.getByLabel('Mitglied').fill(member.sub)
  await button(page, 'Einloggen').click()
}

test(
  'a member logs in with the portal, comes to where they wanted to go, and sees what it says of them',
  desktop,
  async ({ page }) => {
    await page.goto('/account')
    await seesPage(page, 'Anmelden')
    await expect(button(page, name)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await button(page, name).click()
    await button(page, 'Abbrechen').click()
    await expect(page.getByRole('alert')).toHaveText(
      'Sie haben die Anmeldung im Mitgliederportal abgebrochen.',
    )
    await seesPage(page, 'Anmelden')
    await button(page, name).click()
    await logInAtPortal(page, nele)
    await seesPage(page, 'Benutzerkonto')
    await expect(page.getByLabel('Vorname')).toHaveValue('Nele')
    const number = page.getByLabel('Mitgliedsnummer (freiwillig)')
    await expect(number).toHaveValue('M-4711')
    await expect(number).not.toBeEditable()
    await expect(page.getByText(/^Verbunden seit/)).toBeVisible()
    const sheet = await sheetOf(page, 'Mitgliederportal lösen')
    await expect(sheet.getByText(/brauchen Sie ein Passwort/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Link schicken' }).click()
    await expect(page.getByText(`Der Link ist unterwegs an ${nele.email}.`)).toBeVisible()
  },
)

test(
  'an answer of the portal that this tab has not asked for logs nobody in',
  desktop,
  async ({ page, context }) => {
    await page.goto('/login')
    // Somebody else stops at the portal’s answer and sends its address on.
    let stolen = ''
    await page.route('**/api/auth/portal/', route => route.abort('connectionreset'))
    page.on('framenavigated', frame => {
      if (frame.url().includes('code=')) stolen = frame.url()
    })
    await button(page, name).click()
    await logInAtPortal(page, nele)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(stolen).toContain('code=')
    const victim = await context.newPage()
    await victim.goto(stolen)
    await expect(victim.getByRole('alert')).toContainText('nicht in diesem Fenster begonnen')
    await seesPage(victim, 'Anmelden')
    await expect(victim.getByLabel('E-Mail-Adresse')).toBeVisible()
  },
)

test(
  'somebody of the office logs in to the Verwaltung with the portal: the first time with their password besides',
  desktop,
  async ({ page }) => {
    await page.goto('/verwaltung/people')
    await button(page, name).click()
    await logInAtPortal(page, boss)
    await expect(heading(page, 'Konto verbinden')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByLabel('Passwort', { exact: true }).fill('falsch')
    await button(page, 'Anmelden').click()
    await expect(page.getByText('Das Passwort ist ungültig.')).toBeVisible()
    await page.getByLabel('Passwort', { exact: true }).fill(password)
    await button(page, 'Anmelden').click()
    await expect(page).toHaveURL(/\/verwaltung\/people/)
    await expect(page.getByRole('heading', { name: 'Personen' })).toBeVisible()
  },
)
