import { readFile } from 'node:fs/promises'
import { unzipped } from '../apps/server/test/read/unzipped.ts'
import { openAccount, sheetOf } from './account.ts'
import { expect, password, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'

test('changed data are saved, shown after a reload and followed by the menu, and can be taken back', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account({ firstName: 'Paula', lastName: 'Alt' }))
  await openAccount(page)
  const save = page.getByRole('button', { name: 'Änderungen speichern' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Nachname').fill('Neumann-Großkopf')
  await page.getByLabel('Schulart').selectOption('Gymnasium')
  await page.getByLabel('Mitgliedsnummer').fill('204 817')
  await page.getByLabel('Geburtsdatum').fill('1986-05-17')
  await save.click()
  await expect(save).toBeDisabled()
  await expect(page.locator('.menu-person')).toContainText('Paula Neumann-GroßkopfGymnasium')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Paula Neumann-Großkopf' })).toBeVisible()
  await expect(page.getByLabel('Schulart').locator('option:checked')).toHaveText('Gymnasium')
  await expect(page.getByLabel('Mitgliedsnummer')).toHaveValue('204 817')
  await expect(page.getByLabel('Geburtsdatum')).toHaveValue('1986-05-17')
  await page.getByLabel('Geburtsdatum').fill('')
  const saved = page.getByText('Änderungen gespeichert').waitFor()
  await save.click()
  await saved
  await page.reload()
  await expect(page.getByLabel('Vorname')).toHaveValue('Paula')
  await expect(page.getByLabel('Geburtsdatum')).toHaveValue('')
})

test('what the server refuses stands at its field; what was typed outlives that and a reload, and can be discarded', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account({ firstName: 'Paula' }))
  await openAccount(page)
  await page.getByLabel('Vorname').fill('Karoline')
  await page.getByLabel('Geburtsdatum').fill('2199-01-01')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(page.getByText('Das Geburtsdatum liegt in der Zukunft.')).toBeVisible()
  await expect(page.getByLabel('Geburtsdatum')).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(page.getByLabel('Vorname')).toHaveValue('Karoline')
  await expect(page.getByRole('button', { name: 'Änderungen speichern' })).toBeEnabled()
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(page.getByLabel('Vorname')).toHaveValue('Paula')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Änderungen speichern' })).toBeDisabled()
  await expect(page.getByLabel('Vorname')).toHaveValue('Paula')
})

test(
  'without network the account can be read, and what is typed waits for the connection',
  offline,
  async ({ page, context, given, signIn }) => {
    await signIn(await given.account())
    await openAccount(page)
    await installed(page)
    const save = page.getByRole('button', { name: 'Änderungen speichern' })
    const saved = page.getByText('Änderungen gespeichert').waitFor()
    await page.getByLabel('Mitgliedsnummer').fill('204 817')
    await save.click()
    await saved
    await context.setOffline(true)
    await expect(page.getByText('Zum Speichern brauchen Sie eine Verbindung.')).toBeVisible()
    await expect(page.getByText(/^Offline – Stand/)).toBeVisible()
    await page.getByLabel('Vorname').fill('Karoline')
    const told = page.getByText('Sie sind offline.').waitFor()
    await save.click()
    await told
    await expect(page.getByLabel('Vorname')).toHaveValue('Karoline')
    await context.setOffline(false)
    await save.click()
    await expect(page.getByRole('heading', { name: /^Karoline / })).toBeVisible()
  },
)

test('the own calendar has a secret address that can be renewed, and unwanted mails stay switched off', async ({
  page,
  request,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  await openAccount(page)
  const address = page.getByLabel('Ihre Kalenderadresse')
  await expect(address).toHaveValue(/^http.*\.ics$/)
  const first = await address.inputValue()
  const calendar = await request.get(first)
  expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  const open = page.getByRole('link', { name: 'Im Kalender öffnen' })
  await expect(open).toHaveAttribute('href', first.replace(/^http/, 'webcal'))
  await page.getByRole('button', { name: 'Neue Adresse erzeugen' }).click()
  const question = page.locator('ion-alert')
  await question.getByRole('button', { name: 'Adresse behalten' }).click()
  await expect(question).toHaveCount(0)
  await expect(address).toHaveValue(first)
  await page.getByRole('button', { name: 'Neue Adresse erzeugen' }).click()
  await question.getByRole('button', { name: 'Neue Adresse erzeugen' }).click()
  await expect(address).not.toHaveValue(first)
  expect((await request.get(first)).status()).toBe(404)
  expect((await request.get(await address.inputValue())).status()).toBe(200)

  const reminder = page.getByRole('switch', { name: 'Erinnerung am Tag davor' })
  const feedback = page.getByRole('switch', { name: 'Bitte um Feedback' })
  await expect(feedback).toBeChecked()
  const saved = page.waitForResponse(answer => answer.request().method() === 'PATCH')
  await reminder.click()
  await expect(reminder).not.toBeChecked()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(feedback).toBeChecked()
  await expect(reminder).not.toBeChecked()
})

test(
  'a switch that could not be saved goes back and says why',
  offline,
  async ({ page, context, given, signIn }) => {
    await signIn(await given.account())
    await openAccount(page)
    await installed(page)
    const reminder = page.getByRole('switch', { name: 'Erinnerung am Tag davor' })
    await expect(reminder).toBeChecked()
    await context.setOffline(true)
    const told = page.getByText('Sie sind offline.').waitFor()
    await reminder.click()
    await told
    await expect(reminder).toBeChecked()
  },
)

test('all that is kept about the person can be downloaded', async ({ page, given, signIn }) => {
  await signIn(await given.account({ firstName: 'Paula', lastName: 'Großkopf' }))
  await openAccount(page)
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Meine Daten herunterladen' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toBe('tafelrunde-meine-daten.zip')
  expect(unzipped(await readFile(await download.path()))['konto.json']).toContain('Großkopf')
})

test('an account is deleted after a warning and the password, and cannot log in any more', async ({
  page,
  given,
  signIn,
}) => {
  const person = await given.account()
  await signIn(person)
  await openAccount(page)
  const sheet = await sheetOf(page, 'Konto löschen')
  await expect(sheet.getByText('Das lässt sich nicht rückgängig machen.')).toBeVisible()
  await sheet.getByLabel('Zur Sicherheit: Ihr Passwort').fill('falsch')
  await sheet.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect(sheet.getByText('Das Passwort ist ungültig.')).toBeVisible()
  await sheet.getByLabel('Zur Sicherheit: Ihr Passwort').fill(password)
  const told = page.getByText('Ihr Konto ist gelöscht.').waitFor()
  await sheet.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await told
  await seesPage(page, 'Anmelden')
  await expect(page.locator('ion-modal')).toHaveCount(0)
  await page.getByLabel('E-Mail-Adresse').fill(person.email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Benutzername oder Passwort falsch')).toBeVisible()
})
