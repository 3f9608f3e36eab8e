import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { stored } from './house/storage.ts'
import { test } from './named.ts'
import { loginScreen, openScreens } from './screens/app.ts'
import { openScreen } from './screens/catalogue.ts'

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Willkommen' })
const titles = [
  'Veranstaltungen finden, Plätze sichern',
  'Ihr Programm, auch ohne Netz',
  'Am Ende die Bestätigung',
]
const card = (page: Page, number: number) => page.getByRole('region', { name: `${number} von 3` })

test('the first start at the front door welcomes with three cards, once', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/app/tabs/event')
  for (const [index, title] of titles.entries()) {
    await expect(card(page, index + 1)).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    expect(await faultsOf(page, axe => axe.include('dialog'))).toEqual([])
    if (index < 2)
      await card(page, index + 1)
        .getByRole('button', { name: 'Weiter' })
        .click()
  }
  await card(page, 3).getByRole('button', { name: 'Ohne Konto umsehen' }).click()
  await expect(welcome(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeFocused()
  await expect.poll(() => stored(page, 'hasSeenTutorial')).toBe(true)

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(welcome(page)).toBeHidden()
})

test('the welcome can be skipped in the middle', async ({ page }) => {
  await page.goto('/')
  await card(page, 1).getByRole('button', { name: 'Weiter' }).click()
  await welcome(page).getByRole('button', { name: 'Überspringen' }).click()
  await expect(welcome(page)).toBeHidden()
  await expect.poll(() => stored(page, 'hasSeenTutorial')).toBe(true)
})

test('with the keyboard alone: the focus stays in the welcome, Escape skips it @desktop', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: titles[0] ?? '' })).toBeFocused()
  for (const name of ['Weiter', 'Weiter', 'Anmelden', 'Registrieren', 'Ohne Konto umsehen']) {
    await page.keyboard.press('Tab')
    await expect(welcome(page).locator(':focus')).toHaveText(name)
  }
  await expect(card(page, 3)).toBeInViewport({ ratio: 0.9 })
  expect(await faultsOf(page, axe => axe.include('dialog'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(welcome(page)).toBeHidden()
  await expect.poll(() => stored(page, 'hasSeenTutorial')).toBe(true)
})

test('a reload in the middle shows the welcome again', async ({ page }) => {
  await page.goto('/')
  await card(page, 1).getByRole('button', { name: 'Weiter' }).click()
  await expect(card(page, 2)).toBeInViewport({ ratio: 0.9 })
  expect(await stored(page, 'hasSeenTutorial')).toBeFalsy()
  await page.goto('/')
  await expect(card(page, 1)).toBeInViewport({ ratio: 0.9 })
})

test('the welcome leads to the registration and does not come back', async ({ page }) => {
  await page.goto('/')
  await card(page, 1).getByRole('button', { name: 'Weiter' }).click()
  await card(page, 2).getByRole('button', { name: 'Weiter' }).click()
  await expect(card(page, 3).getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login')
  await card(page, 3).getByRole('link', { name: 'Registrieren' }).click()
  await seesPage(page, 'Registrieren')
  await expect(page.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeFocused()
  await expect(welcome(page)).toBeHidden()
  await expect.poll(() => stored(page, 'hasSeenTutorial')).toBe(true)
})

test('the welcome is not in the way of a link to a page, with tabs or without', async ({ page, idOf }) => {
  for (const screen of [openScreens.events, openScreens.lecturers, loginScreen, openScreens.exhibitor]) {
    await openScreen(page, screen, idOf)
    await page.waitForLoadState('networkidle')
    await expect(welcome(page)).toBeHidden()
    expect(await stored(page, 'hasSeenTutorial')).toBeFalsy()
  }
})

test('whoever is logged in is not welcomed', async ({ page, given, signIn }) => {
  await signIn(await given.account())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(welcome(page)).toBeHidden()
})
