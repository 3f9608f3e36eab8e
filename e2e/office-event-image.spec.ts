import { fileURLToPath } from 'node:url'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button } from './screen.ts'

const photo = fileURLToPath(new URL('../docs/images/app.png', import.meta.url))

test('the office gives an event an image, cuts it with the keys and says what is on it; the app shows it', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const event = await given.event({ name: 'Tag der Bilder' })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/events/${event.id}/show`)
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Bild hochladen').click()
  await (await choosing).setFiles(photo)
  const dialog = page.getByRole('dialog', { name: 'Bild zuschneiden' })
  await dialog.getByLabel('Ausschnitt, mit den Pfeiltasten zu verschieben').press('ArrowUp')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Dieses Feld darf nicht leer sein.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByLabel('Was ist darauf zu sehen?').fill('Ein Telefon mit der App')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()
  const image = page.getByRole('img', { name: 'Ein Telefon mit der App' })
  await expect(image).toBeVisible()
  await expect(page.getByText(/Bild geändert; Bildbeschreibung: „Ein Telefon mit der App“/)).toBeVisible()

  await page.goto(`/event-detail/${event.id}`)
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(1280)
  expect(await faultsOf(page)).toEqual([])
})
