import { fourCorners } from '../apps/server/test/pictures.ts'
import { openAccount, sheetOf } from './account.ts'
import { expect, fillLogin, newPassword, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { linkIn } from './house/mails.ts'
import { fillRegister, newAddress } from './register.ts'
import { button, field, heading, link, told } from './screen.ts'

test('the life of an account, from the sign-up to the deletion', async ({ page }) => {
  const [first, second, nextPassword] = [newAddress(), newAddress(), 'Lineal-und-Zirkel-9']
  await page.goto('/register')
  await fillRegister(page, first)
  await button(page, 'Konto anlegen').click()
  await seesPage(page, 'Konto bestätigen')
  await page.goto(await linkIn(first))
  await expect(heading(page, 'Ihr Konto ist bestätigt')).toBeVisible()
  await link(page, 'Anmelden').last().click()
  await fillLogin(page, first, newPassword)

  await openAccount(page)
  const buffer = await (await fourCorners()).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer })
  await button(page, 'Bild übernehmen').click()
  await expect(page.locator('.account-head img')).toHaveJSProperty('naturalWidth', 512)
  await field(page, 'Nachname').fill('Möllenkamp-Voß')
  const saved = told(page, 'Änderungen gespeichert')
  await Promise.all([saved, button(page, 'Änderungen speichern').click()])
  await expect(heading(page, 'Friederike Möllenkamp-Voß')).toBeVisible()

  const change = await sheetOf(page, 'E-Mail-Adresse ändern')
  await change.getByLabel('Neue E-Mail-Adresse').fill(second)
  await change.getByLabel('Ihr Passwort').fill(newPassword)
  await change.getByRole('button', { name: 'Link senden' }).click()
  await page.goto(await linkIn(second))
  await button(page, 'Adresse bestätigen').click()
  await link(page, 'Zum Benutzerkonto').click()
  await expect(page.locator('.account').getByText(second).first()).toBeVisible()

  await page.goto('/password-reset')
  await field(page, 'E-Mail-Adresse').fill(second)
  await button(page, 'Link senden').click()
  await seesPage(page, 'Nachricht gesendet')
  await page.goto(await linkIn(second, 2))
  await field(page, 'Neues Passwort').fill(nextPassword)
  await button(page, 'Passwort speichern').click()
  await seesPage(page, 'Anmelden')
  await field(page, 'E-Mail-Adresse').fill(second)
  await field(page, 'Passwort').fill(nextPassword)
  await button(page, 'Anmelden').click()
  await seesPage(page, 'Veranstaltungen')

  await openAccount(page)
  const deletion = await sheetOf(page, 'Konto löschen')
  await deletion.getByLabel('Zur Sicherheit: Ihr Passwort').fill(nextPassword)
  await deletion.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await seesPage(page, 'Anmelden')
  await field(page, 'E-Mail-Adresse').fill(second)
  await field(page, 'Passwort').fill(nextPassword)
  const refused = told(page, 'Benutzername oder Passwort falsch')
  await Promise.all([refused, button(page, 'Anmelden').click()])
})
