import { payOrder, readBalance } from '@tafelrunde/contract/admin/money/order-payments'
import { confirmOrder, invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { test } from './orders.ts'
import { button, field, pageTitle } from './screen.ts'

test('what an exhibitor paid too much goes back by a file for the bank, and is owed again once that is taken back', {
  tag: '@desktop',
}, async ({ page, given, order, stand, signIn, callAs }) => {
  const staff = await given.account({ isStaff: true })
  const call = await callAs(staff)
  const { person, event } = await stand()
  const { id } = await order(person, event, ['A4'])
  const params = { id }
  const { number, company } = await call(confirmOrder, { params, body: {} })
  const { gross_cents: open_cents } = await call(invoiceOrder, { params })
  await call(payOrder, { params, body: { cents: open_cents + 700, open_cents } })
  const open = async () => (await call(readBalance, { params })).open_cents

  await signIn(staff)
  await page.goto('/verwaltung/')
  await page.getByRole('link', { name: /^\d+\sGuthaben$/ }).click()
  await expect(page.getByText('7,00\u00A0€ Guthaben')).toBeVisible()
  await button(page, 'Guthaben erstatten').click()
  await expect(pageTitle(page, 'Guthaben erstatten')).toBeVisible()
  await page.getByRole('checkbox', { name: new RegExp(number) }).check()
  await field(page, `IBAN für ${number}`).fill('DE03 1005 0000 0054 5404 02')
  await field(page, `Kontoinhaber für ${number}`).fill(company)
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Zahlungsdatei erstellen').click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(/^1\sÜberweisung über zusammen 7,00\s€/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const make = question.getByRole('button', { name: 'Zahlungsdatei erstellen' })
  await make.click()
  await expect(page.getByText(/^Die Prüfziffer dieser IBAN stimmt nicht/)).toBeVisible()
  await expect(question).toBeHidden()
  expect(await open()).toBe(-700)
  await field(page, `IBAN für ${number}`).fill('DE02 1005 0000 0054 5404 02')
  await button(page, 'Zahlungsdatei erstellen').click()
  await make.click()
  await expect(page.getByText(/^Zahlungsdatei \d+ ist erstellt/)).toBeVisible()
  expect(await open()).toBe(0)
  const saved = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Datei \d+ laden$/ })
    .first()
    .click()
  expect((await saved).suggestedFilename()).toMatch(/^Erstattungen \d+\.xml$/)

  await page
    .getByRole('button', { name: /^Zahlungsdatei \d+ zurücknehmen$/ })
    .first()
    .click()
  await field(page, 'Grund').fill('Falsches Konto')
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText(/: Falsches Konto$/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: new RegExp(number) })).toBeVisible()
  expect(await open()).toBe(-700)
})
