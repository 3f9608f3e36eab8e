import { confirmOrder, declineOrder } from '@tafelrunde/contract/admin/money/orders'
import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { test } from './orders.ts'
import { button, field, pageTitle } from './screen.ts'

test('the office confirms an order with its table, invoices it, notes that it is paid, takes the invoice back and ends the order', {
  tag: '@desktop',
}, async ({ page, given, order, stand, signIn }) => {
  const { person, event } = await stand()
  const { id } = await order(person, event, ['A4'])
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/orders/${id}/show`)
  await expect(pageTitle(page, new RegExp(`^B-\\d{4}-\\d*${id}: `))).toBeVisible()

  const question = page.getByRole('dialog')
  await button(page, 'Ablehnen').click()
  await question.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(question).toBeHidden()

  await button(page, 'Bestätigen').click()
  // All of its tables are chosen: there is none to assign.
  await expect(field(page, 'Tische zuweisen')).toBeHidden()
  await question.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByText('bestätigt', { exact: true })).toBeVisible()
  await button(page, 'Ändern').click()
  await question.getByRole('spinbutton', { name: 'Tische' }).fill('2')
  await question.getByRole('spinbutton', { name: 'Stühle' }).fill('4')
  await expect(question.getByText('Bisher 166,60\u00A0€, danach 361,76\u00A0€')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Ändern' }).click()
  await expect(page.getByRole('cell', { name: 'Stühle' })).toBeVisible()
  await button(page, 'Anschrift ändern').click()
  await field(page, 'Firma').fill('Verlag Rosenthal SE')
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Anschrift ändern' }).click()
  await expect(page.getByText('Geändert. Die Summe ist dieselbe.')).toBeVisible()
  await expect(pageTitle(page, /: Verlag Rosenthal SE$/)).toBeVisible()
  await button(page, 'Freie Zeile').click()
  await field(page, 'Text').fill('Aufbauhilfe')
  await field(page, 'Einzelpreis netto').fill('45,50')
  await expect(question.getByText('Bisher 361,76\u00A0€, danach 415,91\u00A0€')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Hinzufügen' }).click()
  await button(page, '„Aufbauhilfe“ entfernen').click()
  await question.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByRole('cell', { name: 'Aufbauhilfe' })).toBeHidden()
  await button(page, 'Rabatt').click()
  await question.getByRole('combobox', { name: 'Rabatt' }).click()
  await page.getByRole('option', { name: 'in Prozent' }).click()
  await field(page, 'Prozent').fill('10')
  await field(page, 'Grund').fill('Frühbucher')
  await expect(question.getByText('Bisher 361,76\u00A0€, danach 325,58\u00A0€')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('cell', { name: 'Rabatt 10\u00A0%: Frühbucher' })).toBeVisible()
  await button(page, 'Rechnung schreiben').click()
  await question.getByRole('button', { name: 'Rechnung schreiben' }).click()
  await expect(page.getByText('berechnet', { exact: true })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Rechnung .* als PDF$/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Rechnung .*\.pdf$/)
  // The confirmations of before and after the discount, sent by a job.
  await expect(page.getByText(/^Auftragsbestätigung B-/).nth(1)).toBeVisible({ timeout: 30_000 })

  await button(page, 'Rechnung korrigieren').click()
  const chairs = question.getByRole('group', { name: 'Stühle' })
  await chairs.getByLabel('Anzahl').fill('5')
  await field(page, 'Grund').fill('Ein Stuhl fehlte.')
  await question.getByRole('button', { name: 'Korrektur schreiben' }).click()
  await expect(question.getByRole('alert')).toHaveText('Von „Stühle“ sind nur noch 4 übrig.')
  await chairs.getByLabel('Anzahl').fill('1')
  await expect(
    question.getByText('\u22125,40\u00A0€ netto, \u22121,02\u00A0€ USt. (19\u00A0%)'),
  ).toBeVisible()
  await expect(question.getByText('Rechnung bisher 325,58\u00A0€, danach 319,16\u00A0€')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Korrektur schreiben' }).click()
  await expect(page.getByText(/^Rechnungskorrektur .*: \u22126,42\s€/)).toBeVisible()
  await expect(page.getByText('319,16\u00A0€').first()).toBeVisible()

  await button(page, 'Zahlung vermerken').click()
  await field(page, 'Betrag in Euro').fill('100,00')
  await field(page, 'Notiz').fill('am Stand')
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Zahlung vermerken' }).click()
  await expect(page.getByText(/^Überweisung, am Stand, /)).toBeVisible()
  await expect(page.getByText('berechnet', { exact: true })).toBeVisible()
  // What is open is there already.
  await button(page, 'Zahlung vermerken').click()
  await question.getByRole('button', { name: 'Zahlung vermerken' }).click()
  await expect(page.getByText('bezahlt', { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await button(page, 'Rechnung stornieren').click()
  await expect(question.getByText(/Was dafür bezahlt ist, bleibt bei der Bestellung/)).toBeVisible()
  await question.getByRole('button', { name: 'Rechnung stornieren' }).click()
  await expect(page.getByText(/^Stornorechnung /)).toBeVisible()
  await expect(page.getByText(/, storniert$/)).toBeVisible()
  await expect(button(page, 'Ablehnen')).toBeHidden()

  // What was paid is owed now, until it is paid back.
  await button(page, 'Erstattung vermerken').click()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Erstattung vermerken' }).click()
  await expect(page.getByText(/^Erstattet: /)).toBeVisible()
  await expect(button(page, 'Erstattung vermerken')).toBeHidden()

  await button(page, 'Bestellung beenden').click()
  await field(page, 'Grund').fill('Das Foyer wird umgebaut.')
  await expect(field(page, 'Stornopauschale in Euro')).toHaveValue('27,36')
  await expect(question.getByText(/nach der Bestätigung 10\u00A0% der Nettosumme/)).toBeVisible()
  await field(page, 'Stornopauschale in Euro').fill('50,00')
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Bestellung beenden' }).click()
  await expect(page.getByText('Das Foyer wird umgebaut.')).toBeVisible()
  await expect(page.getByText('storniert', { exact: true })).toBeVisible()
  await expect(button(page, 'Rechnung schreiben')).toBeHidden()
  await expect(page.getByText('Stornopauschale', { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('interest and fees of Mahnungen are what the office sets, and interest needs the base rate', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/invoices')
  await button(page, 'Zinsen und Mahngebühren').click()
  await expect(pageTitle(page, 'Zinsen und Mahngebühren')).toBeVisible()
  const points = field(page, 'Verzugszinsen in Prozentpunkten')
  await points.fill('9')
  await button(page, 'Speichern').click()
  await expect(page.getByText('Für Verzugszinsen fehlt der Basiszinssatz.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Basiszinssatz hinzufügen').click()
  await field(page, 'Ab').fill('2026-07-01')
  await field(page, 'Prozent').fill('1,27')
  await button(page, 'Speichern').click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await page.reload()
  await expect(points).toHaveValue('9,00')
  await expect(field(page, 'Prozent')).toHaveValue('1,27')
  // As it was for all who come after.
  await points.fill('')
  await button(page, 'Entfernen: Basiszinssatz 1').click()
  await button(page, 'Speichern').click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
})

test('whoever is slower than a colleague hears it, and sees what can still be done', {
  tag: '@desktop',
}, async ({ page, given, order, stand, signIn, callAs }) => {
  const { person, event } = await stand()
  const { id } = await order(person, event, ['A4'])
  const colleague = await callAs(await given.account({ isStaff: true }))
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/orders/${id}/show`)
  await button(page, 'Bestätigen').click()
  await colleague(declineOrder, { params: { id }, body: { remark: 'Der Saal ist voll.' } })
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByText('Der Saal ist voll.')).toBeVisible()
  await expect(button(page, 'Bestätigen')).toBeHidden()
})

test('the invoices of all confirmed orders of an event are written by a job', {
  tag: '@desktop',
}, async ({ page, given, order, stand, signIn, callAs }) => {
  const { person, event } = await stand()
  const office = await given.account({ isStaff: true })
  const call = await callAs(office)
  for (const place of ['A4', 'A5']) {
    const params = await order(person, event, [place])
    await call(confirmOrder, { params, body: {} })
  }
  await signIn(office)
  await page.goto(`/verwaltung/orders?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`)
  await button(page, 'Alle Rechnungen schreiben').click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Alle Rechnungen schreiben' }).click()
  await expect(page.getByText(/^2\sRechnungen geschrieben am /)).toBeVisible()
  await expect(page.getByText('berechnet', { exact: true })).toHaveCount(2)
  expect(await faultsOf(page)).toEqual([])
  // Nothing is left to be invoiced, which the question says.
  await button(page, 'Alle Rechnungen schreiben').click()
  await question.getByRole('button', { name: 'Alle Rechnungen schreiben' }).click()
  await expect(question.getByRole('alert')).toContainText('keine bestätigte Bestellung ohne Rechnung')
})
