import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { installed, offline } from './house/offline.ts'
import { button, field, pageTitle } from './screen.ts'

/** The primary colour that the page shows itself in. */
const shown = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tr-primary').trim())

const schemes = ['dark', 'light'] as const

test('a superuser gives everything the association’s colour, legible in both schemes and there without network', {
  tag: [offline.tag, '@desktop'],
}, async ({ page, context, given, signIn }) => {
  const teacher = await given.account()
  await signIn(teacher)
  await page.goto('/app/tabs/event')
  await installed(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await shown(page)).toUpperCase()).toBe('#1E5945')

  await signIn(await given.account({ isStaff: true, isSuperuser: true }))
  await page.goto('/verwaltung/appearance')
  await expect(pageTitle(page, 'Logo und Farbe')).toBeVisible()
  const hex = field(page, 'Farbe als Hexwert')
  await hex.fill('rot')
  await button(page, 'Farbe speichern').click()
  await expect(page.getByText('Das ist keine Farbe. Sie wird geschrieben wie #1E5945.')).toBeVisible()
  await hex.fill('f4a6bd')
  await expect(page.getByText('#F4A6BD ist als Schrift auf hellem Grund zu hell; dort steht ')).toBeVisible()
  await expect(page.getByText('Auf dunklem Grund steht #F4A6BD selbst.')).toBeVisible()
  await expect(page.getByText('Gespeichert ist zurzeit Tafelgrün.')).toBeVisible()
  await button(page, 'Farbe speichern').click()
  await expect(page.getByText('Die Farbe ist gespeichert.')).toBeVisible()
  await page.reload() // without the toast, whose colours are none that anybody reads while it fades
  await expect(pageTitle(page, 'Logo und Farbe')).toBeVisible()
  const light = await shown(page)
  expect(light).not.toBe('#F4A6BD')
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    expect(await shown(page)).toBe(colorScheme === 'dark' ? '#F4A6BD' : light)
    expect(await faultsOf(page)).toEqual([])
  }

  await signIn(teacher)
  // The page that the device keeps stays the older one.
  await page.route('**/app/tabs/event', route =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.goto('/app/tabs/event')
  await expect.poll(() => shown(page)).toBe(light)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect.poll(() => shown(page)).toBe(light)
  await context.setOffline(false)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    expect(await faultsOf(page)).toEqual([])
  }

  await signIn(await given.account({ isStaff: true, isSuperuser: true }))
  await page.goto('/verwaltung/appearance')
  await button(page, 'Zurück zu Tafelgrün').click()
  await expect.poll(async () => (await shown(page)).toUpperCase()).toBe('#1E5945')
})
