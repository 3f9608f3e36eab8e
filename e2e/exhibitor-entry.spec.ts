import { readFile } from 'node:fs/promises'
import { expect } from './house/fixtures.ts'
import { test } from './orders.ts'
import { button, field } from './screen.ts'

test('an exhibitor writes the own entry, sees it as visitors will, and gives it a logo', async ({
  page,
  exhibitor,
  signIn,
}) => {
  const name = `Verlag ${crypto.randomUUID().slice(0, 8)}`
  await signIn(await exhibitor())
  await page.goto('/exhibitor-data')
  await button(page, 'Eintrag anlegen').click()
  await field(page, 'Name').fill(name)
  await field(page, 'Website (freiwillig)').fill('nirgends')
  await field(page, 'Was Sie anbieten (freiwillig)').fill('Bilderbücher und Lesekisten')
  await page.getByRole('radio', { name: 'Vorschau' }).check()
  await expect(page.locator('ion-modal').getByText('Bilderbücher und Lesekisten')).toBeVisible()
  await button(page, 'Eintrag speichern').click()
  await expect(field(page, 'Website (freiwillig)')).toHaveAccessibleDescription(
    'Geben Sie eine gültige URL ein.',
  )
  await field(page, 'Website (freiwillig)').fill('verlag.example')
  await button(page, 'Eintrag speichern').click()
  await expect(page.locator('ion-modal')).toHaveCount(0)

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(svg) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  const png = await readFile(new URL('../apps/web/public/icon-512.png', import.meta.url))
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: png })
  await expect(button(page, 'Logo ändern')).toBeVisible()
  await page.goto('/exhibitors')
  await expect(page.getByRole('img', { name })).toBeVisible()
})
