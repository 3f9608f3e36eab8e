import { readFile } from 'node:fs/promises'
import { invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { entryOf, statementOf } from '../../apps/server/src/areas/invoices/bank/statement.fixture.ts'
import { readCreditTransfer } from '../../apps/server/test/read/read-credit-transfer.ts'
import { desk, expect } from '../house/site.ts'
import { button, pageTitle, told } from '../screen.ts'
import { at, crowd, type Prepared } from './prepare.ts'

/** The lecturer is settled with and paid by a file whose sum was said before. */
export const lecturerIsPaid = async ({ site, device, event, lecturer, staff }: Prepared) => {
  await site.moveTo(at('12:00', 2))
  const phone = await device(lecturer)
  await phone.goto('/speaker-confirmations')
  await phone.getByRole('link', { name: /Herbsttagung/ }).click()
  await button(phone, 'Abrechnung einreichen').click()
  await phone.getByRole('textbox', { name: /^Von anderen in/ }).fill('0')
  await button(phone, 'Angabe speichern').click()
  await expect(phone.getByText(/Von anderen in\s\d{4}: nichts/)).toBeVisible()
  await button(phone, 'Abrechnung einreichen').click()
  const submit = phone.locator('ion-alert').getByRole('button', { name: 'Einreichen' })
  await Promise.all([told(phone, 'Abrechnung eingereicht'), submit.click()])

  const office = await device(staff, desk)
  const question = office.getByRole('dialog')
  const filter = encodeURIComponent(JSON.stringify({ event: event.id }))
  await office.goto(`/verwaltung/settlements?filter=${filter}`)
  await office.getByRole('row', { name: /Baumgärtner/ }).click()
  await button(office, 'Freigeben').click()
  await question.getByRole('button', { name: 'Freigeben' }).click()
  await expect(office.getByRole('region', { name: 'Abrechnung' })).toContainText('freigegeben')
  await office.goto(`/verwaltung/settlements?filter=${filter}`)
  await button(office, 'Zahlungsdatei erstellen').click()
  await expect(question).toContainText(/1\u00A0Überweisung über zusammen 180,00\u00A0€/)
  await question.getByRole('button', { name: 'Zahlungsdatei erstellen' }).click()
  await expect(office.getByRole('row', { name: /Baumgärtner/ })).toContainText('bezahlt')
  await button(office, 'Zahlungsdateien').click()
  const saving = office.waitForEvent('download')
  await question.getByRole('button', { name: /^Datei \d+ laden$/ }).click()
  const xml = await readFile(await (await saving).path(), 'utf8')
  expect(readCreditTransfer(xml)).toMatchObject({ count: '1', sum: '180.00' })
}

/** Exhibitors’ invoices are paid by the bank’s statement. */
export const invoicesArePaid = async ({ callAs, device, orders, staff }: Prepared) => {
  const call = await callAs(staff)
  const credits = []
  for (const { id } of orders) {
    const { number, gross_cents } = await call(invoiceOrder, { params: { id } })
    credits.push(
      entryOf([{ amount: (gross_cents / 100).toFixed(2), text: `Rg. ${number}`, payer: 'Verlag' }]),
    )
  }
  const office = await device(staff, desk)
  await office.goto('/verwaltung/invoices/bank')
  await office
    .locator('input[type=file]')
    .setInputFiles({ name: 'Umsätze.xml', mimeType: 'application/xml', buffer: statementOf(credits) })
  await button(office, 'Datei prüfen').click()
  await button(office, 'Zahlungen verbuchen').click()
  await expect(office.getByText(/verbucht: 2\sRechnungen bezahlt/)).toBeVisible()
}

/** The reports say how it was, and the check of the operator finds nothing. */
export const nothingIsLeft = async ({ site, device, event, staff }: Prepared) => {
  const office = await device(staff, desk)
  await office.goto(`/verwaltung/events/${event.id}/reports`)
  await expect(pageTitle(office, 'Auswertung')).toBeVisible()
  await expect(office.getByText(new RegExp(`^${crowd} angemeldet von ${crowd}`))).toBeVisible()
  await expect(office.getByRole('row', { name: /^Workshop 0 30 von 30 4 2 \(7\s%\)/ })).toBeVisible()
  const { stdout } = await site.command('check')
  expect(stdout).toContain('Alles in Ordnung.')
}
