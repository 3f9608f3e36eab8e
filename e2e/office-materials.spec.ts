import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, field } from './screen.ts'

test('the office gives a file to the participants of a workshop, from a day on, calls it otherwise, and takes it back', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const { id } = await given.workshop({ name: 'Torf' })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/workshops/${id}/show`)
  await expect(page.getByText('Noch keine Dateien für die Teilnehmenden.')).toBeVisible()
  await button(page, 'Datei hinzufügen').click()
  await expect(page.getByText('Bitte wählen Sie eine Datei.')).toBeVisible()
  const file = { name: 'Leer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('') }
  await field(page, 'Datei').setInputFiles(file)
  await button(page, 'Datei hinzufügen').click()
  await expect(page.getByText('Die übermittelte Datei ist leer.')).toBeVisible()
  await field(page, 'Datei').setInputFiles({ ...file, name: 'Moor.pdf', buffer: Buffer.from('%PDF Moor') })
  await field(page, 'Sichtbar ab').fill('2031-11-12T09:00')
  await button(page, 'Datei hinzufügen').click()
  await expect(page.getByText('sichtbar ab Mi., 12. Nov. 2031, 09:00 Uhr')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, '„Moor.pdf“ ändern').click()
  await field(page, 'Name der Datei').fill('')
  await button(page, 'Speichern').click()
  await expect(page.getByRole('dialog').getByText(/darf nicht leer sein/)).toBeVisible()
  await field(page, 'Name der Datei').fill('Hochmoor.pdf')
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Speichern').click()
  await button(page, '„Hochmoor.pdf“ löschen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Material löschen' }).click()
  await expect(page.getByText('Noch keine Dateien für die Teilnehmenden.')).toBeVisible()
})
