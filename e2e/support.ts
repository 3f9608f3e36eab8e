import type { Page } from '@playwright/test'

/** Opens the statement on accessibility on the about page. */
export async function openStatement(page: Page) {
  await page.getByText('Erklärung zur Barrierefreiheit', { exact: true }).click()
  await page.getByText('Was die App leistet').scrollIntoViewIfNeeded()
}

/** Opens the licences and looks one up. */
export async function openLicences(page: Page) {
  await page.getByRole('button', { name: 'Lizenzen ansehen' }).click()
  await page.locator('ion-modal h1:focus').waitFor() // it gets the focus once it is up
  await page.getByLabel('Paket oder Lizenz').fill('heif')
  await page.getByText('LGPL-3.0 · Server').click()
}

/** Unfolds the files of an event’s programme. */
export async function openFiles(page: Page) {
  await page.getByText('Programm für andere Apps').click()
  await page.getByText('schedule.xml').scrollIntoViewIfNeeded()
}

/** Sends the empty form to the office, which is refused. */
export async function sendNothing(page: Page) {
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await page.getByText('Bitte füllen Sie dieses Feld aus.').first().waitFor()
}

/** Writes to the office. */
export async function sendMessage(page: Page) {
  await page.getByLabel('Name').fill('Friederike Möllenkamp')
  await page.getByLabel('E-Mail-Adresse').fill(`${crypto.randomUUID().slice(0, 8)}@gs-lindenau.example`)
  await page.getByLabel('Betreff').fill('Ausweis')
  await page.getByLabel('Nachricht', { exact: true }).fill('Mein Ausweis wird nicht angezeigt.')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await page.getByText('Danke, Ihre Nachricht ist angekommen').or(page.getByRole('alert')).first().waitFor()
}

/** Takes the note on app and device out of a message. */
export async function takeNoteOut(page: Page) {
  await page.getByRole('checkbox').uncheck()
  await page.getByText('Es geht nur Ihre Nachricht').scrollIntoViewIfNeeded()
}
