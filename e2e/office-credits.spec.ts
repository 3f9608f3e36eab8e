import { payOrder, readBalance } from '@tafelrunde/contract/admin/money/order-payments'
import { confirmOrder, invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { noteTransferred } from '../apps/server/src/areas/exhibitions/payments/payments.service.ts'
import { sentBackEntry } from '../apps/server/src/areas/invoices/bank/sent-back.fixture.ts'
import { statementOf } from '../apps/server/src/areas/invoices/bank/statement.fixture.ts'
import { insertFile, insertTransfer } from '../apps/server/src/areas/invoices/refunds/refunds.queries.ts'
import { inTransaction } from '../apps/server/src/platform/db/database.ts'
import { faultsOf } from './axe.ts'
import { expect, inDays } from './house/fixtures.ts'
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

test('a refund that the bank sent back is a credit again, and counts once more where that was a mistake', {
  tag: '@desktop',
}, async ({ page, given, order, server, stand, signIn, callAs }) => {
  const staff = await given.account({ isStaff: true })
  const call = await callAs(staff)
  const { person, event } = await stand()
  const { id } = await order(person, event, ['A4'])
  const params = { id }
  const { number, company } = await call(confirmOrder, { params, body: {} })
  const { gross_cents: open_cents } = await call(invoiceOrder, { params })
  await call(payOrder, { params, body: { cents: open_cents + 700, open_cents } })
  const [execution, day] = [berlinDay(inDays(-5, '12:00')), berlinDay(inDays(-1, '12:00'))]
  const [at, by, reference] = [inDays(-6, '12:00'), 'Britta Büro', `ERSTATTUNG-${id}-1`]
  await inTransaction(server.deps.db, async tx => {
    const refund = { orderId: id, cents: 700, day: execution, note: reference, notedBy: by, notedAt: at }
    const paymentId = await noteTransferred(tx, refund)
    const facts = { createdAt: at, createdBy: by, execution, count: 1, totalCents: 700 }
    const file = await insertFile(tx, facts)
    const account = { iban: 'DE02100500000054540402', holder: company }
    await insertTransfer(tx, { fileId: file.id, paymentId, reference, ...account })
  })
  const back = { cents: 700, fee: 300, endToEnd: reference, text: reference, day, payee: company }
  const buffer = statementOf([sentBackEntry(back)], true, `E-${id}`)

  await signIn(staff)
  await page.goto('/verwaltung/invoices/bank')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Umsätze.xml', mimeType: 'application/xml', buffer })
  await button(page, 'Datei prüfen').click()
  await expect(
    page.getByRole('checkbox', { name: `Erstattung an ${company} (${number}) zurücknehmen` }),
  ).toBeChecked()
  await expect(page.getByText('die Bank hat 3,00\u00A0€ davon einbehalten')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Zahlungen verbuchen').click()
  await expect(page.getByText('1\u00A0Erstattung kam zurück: Das Guthaben besteht wieder.')).toBeVisible()
  await expect(pageTitle(page, 'Guthaben erstatten')).toBeVisible()
  await page.goto(`/verwaltung/orders/${id}/show`)
  await expect(page.getByText(/^Erstattung kam zurück: 7,00\s€/)).toContainText('Konto aufgelöst (AC04)')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^War ein Irrtum: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText(/^Erstattet: 7,00\s€/)).toBeVisible()
  expect((await call(readBalance, { params })).open_cents).toBe(0)
})
