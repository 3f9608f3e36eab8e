import { openAccount } from './account.ts'
import { faultsOf } from './axe.ts'
import { expect, password, test } from './house/fixtures.ts'
import { button, link } from './screen.ts'

const question = { name: 'Bitte bestätigen Sie, dass Sie es sind', exact: true }

test('who logged in a while ago is asked who they are before a second step is set up, and goes on with it', async ({
  page,
  given,
  signIn,
  database,
}) => {
  const person = await given.account()
  await signIn(person)
  await openAccount(page)
  await database.$client.query('update sessions set proved_at = null where account_id = $1', [person.id])
  await button(page, 'Anmeldung in zwei Schritten einrichten').click()
  await button(page, 'Weiter').click()
  const sheet = page.locator('ion-modal').filter({ hasText: question.name })
  await sheet.getByLabel('Ihr Passwort').fill('falsch')
  await button(sheet, 'Bestätigen').click()
  await expect(sheet.getByText('Das Passwort ist ungültig.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await sheet.getByLabel('Ihr Passwort').fill(password)
  await button(sheet, 'Bestätigen').click()
  await expect(page.getByRole('heading', { name: 'In die Authenticator-App aufnehmen' })).toBeVisible()
  await expect(sheet).toBeHidden()
})

test('a key is made only by whoever proves who they are, and nothing of the form is lost meanwhile', {
  tag: '@desktop',
}, async ({ page, given, signIn, database }) => {
  const okka = await given.account({ isStaff: true })
  await signIn(okka)
  await page.goto('/verwaltung/')
  await link(page, 'Schnittstelle').click()
  await page.getByLabel('Wofür?').fill('Website')
  await page.getByLabel('Programm', { exact: true }).click()
  await page.getByRole('option', { name: 'lesen', exact: true }).click()
  await database.$client.query('update sessions set proved_at = null where account_id = $1', [okka.id])
  await button(page, 'Schlüssel anlegen').click()
  const dialog = page.getByRole('dialog', question)
  await expect(dialog.getByLabel('Ihr Passwort')).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  await button(dialog, 'Abbrechen').click()
  await expect(page.getByLabel('Wofür?')).toHaveValue('Website')
  await button(page, 'Schlüssel anlegen').click()
  await dialog.getByLabel('Ihr Passwort').fill('falsch')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Das Passwort ist ungültig.')).toBeVisible()
  await dialog.getByLabel('Ihr Passwort').fill(password)
  await button(dialog, 'Bestätigen').click()
  await expect(page.getByLabel('Schlüssel, nur jetzt zu sehen')).toHaveValue(/^tr_/)
})
