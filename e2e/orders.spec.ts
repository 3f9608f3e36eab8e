import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { creditInvoice } from '@tafelrunde/contract/admin/money/credits'
import { confirmOrder, invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { listOrderLetters } from '@tafelrunde/contract/exhibitions/letters'
import { expect } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'
import { count, fillAddress, openForm, table, test } from './orders.ts'
import { downloadOf } from './papers.ts'
import { boardChip, button, field, heading, link, told } from './screen.ts'

const euro = (amount: string) => `${amount}\u00A0€`
const total = (page: Page) => page.locator('.order-total')

test('an exhibitor orders tables, the office confirms and invoices them, and the papers are in the app', {
  tag: '@desktop',
}, async ({ page, given, stand, signIn, callAs }) => {
  const { person, event } = await stand()
  await signIn(person)
  await openForm(page, { person, event })

  await table(page, 'A4').click()
  await table(page, 'A5').click()
  await expect(count(page, 'Tische')).toHaveText('2')
  for (let chairs = 0; chairs < 4; chairs++) await button(page, 'Stühle: mehr').click()
  await page.getByRole('switch', { name: 'Stromanschluss' }).check()
  await page.getByRole('switch', { name: 'WLAN' }).check()
  await expect(total(page)).toContainText(`${euro('349,00')} + ${euro('66,31')}\u00A0USt.`)
  await expect(total(page)).toContainText(euro('415,31'))
  await button(page, 'Weiter zur Rechnungsadresse').click()

  await expect(field(page, 'Name')).toHaveValue(`${person.firstName} ${person.lastName}`)
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue(person.email)
  await button(page, 'Verbindlich bestellen').click()
  await expect(field(page, 'Firma oder Verein')).toBeFocused()
  await expect(page.getByText('10\u00A0% der Nettosumme', { exact: true })).toBeVisible()
  await fillAddress(page, 'Verlag Möllenkamp GmbH')
  await field(page, 'Ihr Zeichen oder Ihre Bestellnummer (freiwillig)').fill('EK-0815')
  await field(page, 'Leitweg-ID (freiwillig)').fill('04011000-1234512345-07')
  await button(page, 'Verbindlich bestellen').click()
  await expect(page.getByText('Diese Leitweg-ID kann nicht stimmen.')).toBeVisible()
  await field(page, 'Leitweg-ID (freiwillig)').fill('04011000-1234512345-06')
  await button(page, 'Verbindlich bestellen').click()

  await seesPage(page, 'Bestellung')
  await expect(page.locator('[aria-current=step]')).toHaveText('Bestellt')
  await expect(page.getByText('2\u00A0Tische: A4, A5')).toBeVisible()
  await expect(page.getByText(`10\u00A0% der Nettosumme: ${euro('34,90')}`)).toBeVisible()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))

  const staff = await callAs(await given.account({ isStaff: true }))
  await staff(confirmOrder, { params: { id }, body: {} })
  await page.reload()
  await expect(page.locator('[aria-current=step]')).toHaveText('Bestätigt')
  await expect(button(page, 'Stornieren')).toHaveCount(0)
  const confirmation = await downloadOf(page, button(page, 'Auftragsbestätigung'))
  expect(confirmation.name).toBe(`Auftragsbestätigung ${event.name}.pdf`)
  for (const words of ['Verlag Möllenkamp GmbH', 'A4, A5', '415,31'])
    expect(confirmation.text).toContain(words)

  // It is sent by a job.
  const letters = async () => (await staff(listOrderLetters, { params: { id } })).letters
  await expect.poll(async () => (await letters()).length).toBe(1)
  const { number, ...written } = await staff(invoiceOrder, { params: { id } })
  await page.reload()
  await expect(page.locator('[aria-current=step]')).toHaveText('Rechnung')
  const letter = await downloadOf(page, button(page, 'PDF'))
  expect(letter.name).toMatch(/^Auftragsbestätigung B-\d{4}-\d{6}\.pdf$/)
  expect(letter.text).toContain('415,31')
  const invoice = await downloadOf(page, button(page, 'Rechnung'))
  expect(invoice.name).toBe(`Rechnung ${number}.pdf`)
  for (const words of ['415,31', 'EK-0815', '04011000-1234512345-06']) expect(invoice.text).toContain(words)
  const [xml] = await Promise.all([page.waitForEvent('download'), button(page, 'XRechnung').click()])
  expect(xml.suggestedFilename()).toBe(`Rechnung ${number}.xml`)
  expect(await readFile(await xml.path(), 'utf8')).toContain('415.31')

  const one = { items: [{ line: 0, quantity: 1 }], reason: 'Ein Tisch fehlte.', left_cents: 41_531 }
  const credit = await staff(creditInvoice, { params: { id: written.id }, body: one })
  await page.reload()
  await expect(page.getByText(`Rechnung ${number}, um ${euro('166,60')} gekürzt`)).toBeVisible()
  const correction = await downloadOf(page, button(page, `Korrektur ${credit.number}`))
  expect(correction.name).toBe(`Rechnungskorrektur ${credit.number}.pdf`)
})

test('an order is changed and cancelled while the office has not decided', async ({
  page,
  order,
  stand,
  signIn,
}) => {
  const { person, event } = await stand()
  await order(person, event, ['A4'])
  await signIn(person)
  await page.goto('/exhibitor-data')
  await page.getByRole('link', { name: event.name }).first().click()
  await link(page, 'Bestellung ändern').click()
  await expect(table(page, 'A4')).toBeChecked()
  await table(page, 'A4').click()
  await table(page, 'C5').click()
  await button(page, 'Weiter zur Rechnungsadresse').click()
  await field(page, 'Land').selectOption('Österreich')
  await field(page, 'Umsatzsteuer-Identifikationsnummer (freiwillig)').fill('ATU12345675')
  await expect(total(page)).toContainText('ohne USt.')
  await expect(total(page)).toContainText('Gesamt (bisher 166,60\u00A0€)')
  await button(page, 'Änderung verbindlich bestellen').click()
  await seesPage(page, 'Bestellung')
  await expect(page.getByText('1\u00A0Tisch: C5')).toBeVisible()
  await expect(page.getByText('Reverse Charge', { exact: true })).toBeVisible()

  await button(page, 'Stornieren').click()
  const cancelled = told(page, 'Bestellung storniert')
  await Promise.all([
    cancelled,
    page.locator('ion-alert').getByRole('button', { name: 'Stornieren' }).click(),
  ])
  await expect(boardChip(page, 'Storniert')).toBeVisible()
  await expect(link(page, 'Bestellung ändern')).toHaveCount(0)
})

test('a reload in the middle of an order loses nothing, and the next order knows the address', async ({
  page,
  order,
  stand,
  signIn,
}) => {
  const { person, event } = await stand()
  await order(person, event, ['A4'])
  await signIn(person)
  await openForm(page, { person, event })
  await table(page, 'B1').click()
  await button(page, 'Weiter zur Rechnungsadresse').click()
  await expect(field(page, 'Firma oder Verein')).toHaveValue('Verlag Rosenthal')
  await field(page, 'Firma oder Verein').fill('Rosenthal Medien')
  await page.reload()
  await expect(field(page, 'Firma oder Verein')).toHaveValue('Rosenthal Medien')
  await page.goBack()
  await expect(table(page, 'B1')).toBeChecked()
})

test(
  'without network orders are shown as last seen, and ordering says what it needs',
  offline,
  async ({ page, context, order, stand, signIn }) => {
    const { person, event } = await stand()
    const { id } = await order(person, event, ['A4'])
    await signIn(person)
    await page.goto(`/exhibitor-data/${id}`)
    await installed(page)
    await expect(page.getByText('1\u00A0Tisch: A4')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^Offline – Stand/)).toBeVisible()
    await expect(page.getByText(event.name)).toBeVisible()
  },
)

test("nobody reaches somebody else's order", async ({ page, exhibitor, order, stand, signIn }) => {
  const { person, event } = await stand()
  const { id } = await order(await exhibitor(), event, ['A4'])
  await signIn(person)
  await page.goto(`/exhibitor-data/${id}`)
  await expect(heading(page, 'Diese Bestellung gibt es nicht')).toBeVisible()
})
