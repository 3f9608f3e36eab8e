import type { Page } from '@playwright/test'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { expect } from './house/fixtures.ts'
import { button, field, heading } from './screen.ts'
import { test } from './settled.ts'

/** Its sheet goes when it has been saved. */
const save = async (page: Page, name: string) => {
  await button(page, name).click()
  await expect(page.locator('ion-modal')).toHaveCount(0)
}

test('a business in Austria bills without German VAT; with VAT a receipt is billed net, once its rate is said', async ({
  page,
  settled,
  addReceipt,
  signIn,
  callAs,
}) => {
  const { person, settlementId: id } = await settled({ complete: true })
  const lecturer = await callAs(person)
  const receiptId = await addReceipt(person, 'Hotel.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'))
  const expenses = [{ text: 'Hotel', cents: 10_700, receipt: receiptId }]
  await lecturer(changeSettlement, { params: { id }, body: { expenses, tax: 'vat' } })
  await signIn(person)
  await page.goto(`/speaker-confirmations/${id}`)
  await button(page, 'Prozentsatz ergänzen').click()
  await field(page, 'Umsatzsteuer auf dem Beleg').selectOption('7\u00A0%')
  await save(page, 'Auslage speichern')
  await expect(
    page.getByText('Abgerechnet werden 100,00\u00A0€, ohne die Umsatzsteuer darin (7\u00A0%).'),
  ).toBeVisible()
  await expect(page.locator('.board').getByText('333,20\u00A0€')).toBeVisible()

  await button(page, 'Steuernummer ergänzen').click()
  await field(page, 'Land').selectOption('Österreich')
  await field(page, 'Umsatzsteuer-Identifikationsnummer (freiwillig)').fill('ATU 1358 5627')
  await save(page, 'Angaben speichern')
  await expect(page.locator('.board').getByText('287,00\u00A0€')).toBeVisible()
  await expect(heading(page, 'Das fehlt noch')).toHaveCount(0)
  await button(page, 'Umsatzsteuer ändern').click()
  await expect(page.getByRole('radio', { name: /Unternehmen im Ausland/ })).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(2)
})
