import type { Page } from '@playwright/test'
import { callThrough } from '@tafelrunde/contract/http/call'

// What takes pictures of a demo with a server and a browser of its own, and not in a test, needs.

const password = 'Tafelrunde-2026'

/** Until nothing moves or comes any more. */
export const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  await page
    .getByText(/^Wird geladen/)
    .first()
    .waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
}

export const logInAs = async (page: Page, origin: string, email: string, isOffice: boolean) => {
  await page.goto(`${origin}${isOffice ? '/verwaltung' : ''}/login`)
  await page.locator('#root[data-drawn]').waitFor({ state: 'detached' }) // whose form is not yet the app's
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL(url => !url.pathname.endsWith('/login'))
}

/** Asks a server as a visitor. */
export const callTo = (origin: string) =>
  callThrough(async ({ method, url }) => {
    const answer = await fetch(origin + url, { method })
    return { status: answer.status, body: await answer.json() }
  })
