import { expect, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'

test('a reload keeps what was typed, but no password, until the next logout', async ({
  page,
  given,
  signIn,
}) => {
  await page.goto('/register')
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('E-Mail-Adresse').fill('anna@schule.example')
  await page.getByLabel('Passwort', { exact: true }).fill('Kreide-2026-Tafel')
  await page.reload()
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('anna@schule.example')
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Kreide')

  await signIn(await given.account())
  await page.goto('/app/tabs/event')
  await page.getByRole('button', { name: 'Menü', exact: true }).first().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await seesPage(page, 'Anmelden')
  await page.goto('/register')
  await expect(page.getByLabel('Vorname')).toHaveValue('')
})
