import type { Page, Route } from '@playwright/test'
import { expect, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { button, heading, tab } from './screen.ts'
import { gone, without } from './white.ts'

const again = (page: Page) => button(page, 'Erneut versuchen')
const notLoaded = (page: Page) => heading(page, 'Nicht geladen')

const unknown = (route: Route) => route.fulfill({ status: 404, json: { detail: 'Nicht gefunden.' } })
const portal = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel WLAN</h1>' })
const broken = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("kaputt")' })

test('a screen whose code does not come says so, and comes when it is asked for again', async ({ page }) => {
  await page.goto('/app/tabs/event')
  await seesPage(page, 'Veranstaltungen')
  const comesAgain = await without(page, 'ScheduleScreen', gone)
  await tab(page, 'Workshops').click()
  await expect(notLoaded(page)).toBeFocused()
  await expect(page.getByText('Dieser Teil der App ist nicht angekommen.')).toBeVisible()
  await tab(page, 'Veranstaltungen').click()
  await expect(notLoaded(page)).toBeHidden()
  await seesPage(page, 'Veranstaltungen')
  await tab(page, 'Workshops').click()
  await expect(notLoaded(page)).toBeVisible()
  await page.context().setOffline(true)
  await again(page).click()
  await expect(again(page)).not.toHaveAttribute('aria-busy')
  await expect(notLoaded(page)).toBeVisible()
  await page.context().setOffline(false)
  await comesAgain()
  await again(page).click()
  await seesPage(page, 'Workshops')
  await expect(notLoaded(page)).toBeHidden()
  await seesPage(page, 'Workshops')
})

test.describe('what comes in place of a screen', () => {
  test.use({ expectedErrors: /MIME type|kaputt/ })

  test('a screen is never white, whatever comes in place of its code', async ({ page }) => {
    for (const refuse of [unknown, portal, broken]) {
      const comesAgain = await without(page, 'SupportScreen', refuse)
      await page.goto('/support')
      await expect(notLoaded(page)).toBeVisible()
      await seesPage(page, 'Nicht geladen')
      await comesAgain()
    }
    await button(page, 'Zurück').click()
    await seesPage(page, 'Veranstaltungen')
    await expect(notLoaded(page)).toBeHidden()
  })

  test('a fault of the app reaches the office, once and without what is personal', async ({
    page,
    given,
    signIn,
  }) => {
    const comesAgain = await without(page, 'SupportScreen', broken)
    const told = page.waitForResponse(answer => answer.url().endsWith('/api/faults/'))
    await page.goto('/support')
    await expect(notLoaded(page)).toBeVisible()
    expect((await told).status()).toBe(204)
    await comesAgain()
    await signIn(await given.account({ isStaff: true }))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/verwaltung/faults')
    const row = page.getByRole('row').filter({ hasText: 'Error: kaputt' })
    await expect(row).toContainText('/support')
    await expect(row).toContainText(/Chrome \d+ auf/)
    await expect(row).toContainText(/SupportScreen-.*\.js:1:/)
  })
})

test('while a screen comes slowly there is a skeleton', async ({ page }) => {
  const waiting = Promise.withResolvers<void>()
  await page.goto('/app/tabs/event')
  await without(page, 'LecturersScreen', async route => {
    await waiting.promise
    await route.continue()
  })
  await tab(page, 'Referenten').click()
  await expect(page.locator('.screen-waiting').getByRole('status')).toBeVisible()
  waiting.resolve()
  await seesPage(page, 'Referenten')
  await expect(page.locator('.screen-waiting')).toHaveCount(0)
})

test('a sheet whose code does not come is told in a toast, which asks for it again', async ({ page }) => {
  await page.goto('/app/tabs/about')
  const comesAgain = await without(page, 'LicencesSheet', gone)
  await button(page, 'Lizenzen ansehen').click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Fehler')
  await expect(toast).toContainText('Dieser Teil der App ist nicht angekommen.')
  await comesAgain()
  await again(page).click()
  await expect(toast).toBeHidden()
  await button(page, 'Lizenzen ansehen').click()
  await expect(heading(page, 'Lizenzen')).toBeVisible()
})
