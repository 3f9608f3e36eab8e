import { confirmOrder, invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import {
  entryOf,
  returnOf,
  statementOf,
  zipOf,
} from '../apps/server/src/areas/invoices/bank/statement.fixture.ts'
import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { test } from './orders.ts'
import { button, pageTitle } from './screen.ts'

test('the bank’s statement pays invoices, and what it does not say the office decides', {
  tag: '@desktop',
}, async ({ page, given, order, stand, signIn, callAs }) => {
  const staff = await given.account({ isStaff: true })
  const call = await callAs(staff)
  const invoiced = async () => {
    const { person, event } = await stand()
    const { id } = await order(person, event, ['A4'])
    await call(confirmOrder, { params: { id }, body: {} })
    return call(invoiceOrder, { params: { id } })
  }
  const [exact, less] = [await invoiced(), await invoiced()]
  const credit = (cents: number, text: string, payer: string) =>
    entryOf([{ amount: (cents / 100).toFixed(2), text, payer }])
  const buffer = statementOf([
    credit(exact.gross_cents, `Rechnung ${exact.number}`, 'Verlag & Söhne GmbH'),
    credit(less.gross_cents - 500, `${less.number} abzgl. Skonto`, 'Donaudampfschifffahrtsgesellschaft mbH'),
    credit(2500, 'Mitgliedsbeitrag 2027', 'Eva Sommer'),
  ])
  const file = { name: 'Umsätze März.xml', mimeType: 'application/xml', buffer }

  await signIn(staff)
  await page.goto('/verwaltung/invoices')
  await button(page, 'Kontoauszug einlesen').click()
  await expect(pageTitle(page, 'Kontoauszug einlesen')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('kein XML') })
  await button(page, 'Datei prüfen').click()
  await expect(page.getByText(/^Das ist kein Kontoauszug im Format CAMT.053/)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  await button(page, 'Datei prüfen').click()
  await expect(page.getByText(/^1\sZahlung über zusammen/)).toBeVisible()
  const choice = page.getByRole('combobox', { name: 'Rechnung zu Donaudampf' })
  await choice.fill(less.number)
  await page.getByRole('option', { name: less.number }).click()
  await expect(
    page.getByText(/^2\sZahlungen über zusammen .* für 2\sRechnungen – noch nichts verbucht$/),
  ).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Zahlungen verbuchen').click()
  await expect(page.getByText(/verbucht: 1\sRechnung bezahlt, 1 noch zum Teil offen/)).toBeVisible()
  const stateOf = async (id: number) => (await call(getOrder, { params: { id } })).state
  expect([await stateOf(exact.order), await stateOf(less.order)]).toEqual(['paid', 'invoiced'])

  // The same file again pays nothing twice.
  await button(page, 'Kontoauszug einlesen').click()
  await page.locator('input[type=file]').setInputFiles(file)
  await button(page, 'Datei prüfen').click()
  await expect(page.getByRole('region', { name: 'Schon verbucht (2)' })).toBeVisible()
  await expect(button(page, 'Zahlungen verbuchen')).toBeDisabled()

  // The bank gives one back, in a statement of another account.
  const back = returnOf([
    {
      amount: ((less.gross_cents - 500) / 100).toFixed(2),
      text: less.number,
      payer: 'Donau',
      reason: 'MD06',
    },
  ])
  const other = statementOf([back], true, '2')
    .toString()
    .replace('DE02120300000000202051', 'DE02500105170137075030')
  await page.getByRole('button', { name: 'Andere Datei' }).click()
  const zip = zipOf({ 'Rückgaben März.xml': Buffer.from(other) })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Auszüge.zip', mimeType: 'application/zip', buffer: zip })
  await button(page, 'Datei prüfen').click()
  await expect(page.getByRole('note')).toContainText('DE02 5001 0517 0137 0750 30')
  await expect(page.getByText('Grund: Widerspruch des Zahlers (MD06)')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Rechnung ${less.number} wieder öffnen` })).toBeChecked()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Zahlungen verbuchen').click()
  await expect(page.getByText(/^1\sRückgabe vermerkt\.$/)).toBeVisible()

  // It was meant for another invoice after all.
  await page.goto(`/verwaltung/orders/${exact.order}/show`)
  await page.getByRole('button', { name: /^Zahlung zurücknehmen: / }).click()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText('berechnet', { exact: true })).toBeVisible()
  expect(await stateOf(exact.order)).toBe('invoiced')
  await button(page, 'Zahlung vermerken').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zahlung vermerken' }).click()
  await expect(page.getByText('bezahlt', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Zahlung zurücknehmen: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText('berechnet', { exact: true })).toBeVisible()
})
