import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, heading, link } from './screen.ts'

test('the association, ways to reach it and all legal texts are at hand', async ({ page }) => {
  await page.goto('/app/tabs/about')
  await expect(heading(page, 'Lehrkräfteverband Musterland')).toBeVisible()
  await expect(link(page, '0123 456789-0')).toHaveAttribute('href', 'tel:01234567890')
  await expect(link(page, 'fortbildung@lvm.example')).toHaveAttribute(
    'href',
    'mailto:fortbildung@lvm.example',
  )
  await expect(link(page, 'lvm.example')).toHaveAttribute('href', 'https://lvm.example')
  await expect(link(page, 'Auf der Karte zeigen')).toHaveAttribute('href', /openstreetmap\.org.*Musterstadt/)
  await expect(page.getByText('Vereinsregister Musterstadt')).toBeHidden()
  for (const [title, text] of [
    ['Impressum', 'Vereinsregister Musterstadt'],
    ['Datenschutz', 'Ihre Rechte'],
    ['Erklärung zur Barrierefreiheit', 'Was noch nicht barrierefrei ist'],
  ] as const) {
    await heading(page, title).click()
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByText('Fassung vom 1. September 2025').filter({ visible: true })).toBeVisible()
  await expect(heading(page, 'Stand der Vereinbarkeit')).toHaveJSProperty('tagName', 'H3')
  await expect(page.getByText(/^Tafelrunde, Version \d+\.\d+\.\d+$/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('the licences of all packages are found by a search and read in full', async ({ page }) => {
  await page.goto('/app/tabs/about')
  await button(page, 'Lizenzen ansehen').click()
  const sheet = page.locator('ion-modal')
  await expect(sheet.getByRole('heading', { level: 1, name: 'Lizenzen' })).toBeFocused()
  await expect(sheet.getByRole('status')).toHaveText(/^\d{3}\sPakete$/)
  const search = sheet.getByLabel('Paket oder Lizenz')
  await search.fill('libheif')
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await sheet.getByText('LGPL-3.0 · Server').click()
  await expect(sheet.getByText('GNU LESSER GENERAL PUBLIC LICENSE')).toBeVisible()
  await search.fill('react-dom app')
  await sheet
    .getByText(/^MIT · App/)
    .first()
    .click()
  await expect(sheet.getByText(/Permission is hereby granted, free of charge/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await search.fill('gibtesnicht')
  await expect(sheet.getByRole('status')).toHaveText('Kein Paket gefunden')
})

test('licences that cannot be fetched say so and come by themselves once there is a network', async ({
  page,
  context,
}) => {
  await page.goto('/app/tabs/about')
  await button(page, 'Lizenzen ansehen').click()
  await button(page, 'Schließen').click()
  await expect(page.locator('ion-modal')).toHaveCount(0)
  await context.setOffline(true)
  await button(page, 'Lizenzen ansehen').click()
  await expect(heading(page, 'Die Lizenzen kamen nicht an')).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('ion-modal').getByRole('status')).toHaveText(/^\d{3}\sPakete$/)
})
