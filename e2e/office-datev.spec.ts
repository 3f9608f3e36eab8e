import { readFile } from 'node:fs/promises'
import { payOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { confirmOrder, invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { test } from './orders.ts'
import { button, field, pageTitle } from './screen.ts'

test('the tax adviser gets the invoices of a year as a file for DATEV', { tag: '@desktop' }, async ({
  page,
  given,
  order,
  stand,
  signIn,
  callAs,
}) => {
  const staff = await given.account({ isStaff: true })
  const call = await callAs(staff)
  const { person, event } = await stand()
  const { id } = await order(person, event, ['A4'])
  await call(confirmOrder, { params: { id }, body: {} })
  const { number } = await call(invoiceOrder, { params: { id } })

  await signIn(staff)
  await page.goto('/verwaltung/invoices')
  await button(page, 'DATEV-Export').click()
  await expect(pageTitle(page, 'DATEV-Export')).toBeVisible()
  await field(page, 'Beraternummer').fill('29')
  await field(page, 'Mandantennummer').fill('55003')
  await button(page, 'Speichern').click()
  await expect(page.getByText('Die Beraternummer hat vier bis sieben Ziffern.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await field(page, 'Beraternummer').fill('29098')
  await field(page, 'Schlüssel: Erlöse 19 %').fill('3')
  await button(page, 'Speichern').click()
  // Until March the page proposes the year before.
  const year = berlinDay(new Date()).slice(0, 4)
  await field(page, 'Bis zum').fill(`${year}-12-31`)
  await field(page, 'Vom').fill(`${year}-01-01`)
  const saving = page.waitForEvent('download')
  await button(page, 'Datei für DATEV speichern').click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^EXTF_Rechnungen_\d{4}-01-01_\d{4}-12-31\.csv$/)
  const text = await readFile(await file.path(), 'latin1')
  expect(text).toMatch(/^"EXTF";700;21;"Buchungsstapel";/)
  expect(text).toContain(`"${number}"`)
  expect(text).toContain(';8400;"0003";')

  await expect(page.getByText('Tage dieses Zeitraums sind schon exportiert.')).toBeVisible()
  await call(payOrder, { params: { id }, body: { way: 'cash', cents: 700 } })
  await page.reload()
  await field(page, 'Bis zum').fill(`${year}-12-31`)
  await field(page, 'Vom').fill(`${year}-01-01`)
  await field(page, 'Zahlungen, Erstattungen und Rückgaben').check()
  await field(page, 'Abrechnungen und ihre Auszahlung').check()
  const adding = page.waitForEvent('download')
  await button(page, 'Neues exportieren').click()
  const added = await adding
  expect(added.suggestedFilename()).toMatch(/^EXTF_Buchungen_/)
  const news = await readFile(await added.path(), 'latin1')
  expect(news).toContain('7,00;"H";"EUR";;;;10000;1000;')
  await field(page, 'Nur, was noch in keinem Export war').uncheck()
  const again = page.waitForEvent('download')
  await button(page, 'Noch einmal exportieren').click()
  await again
  await expect(page.getByRole('alert').getByRole('listitem').nth(2)).toBeVisible()

  const packing = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Mit Belegen (ZIP)' }).last().click()
  const archive = await packing
  expect(archive.suggestedFilename()).toMatch(/^DATEV_mit_Belegen_/)
  expect(await readFile(await archive.path(), 'latin1')).toContain('Belege_1.zip')

  const centre = page.locator('form').filter({ hasText: event.name }).getByRole('textbox')
  await centre.fill('FK 27')
  await centre.press('Enter')
  await expect(page.getByText('Eine Kostenstelle hat bis zu 36 Buchstaben')).toBeVisible()
  await centre.fill('FK-27')
  await centre.press('Enter')
  await expect(page.getByText('Gespeichert.').last()).toBeVisible()
  await expect(page.getByText('Eine Kostenstelle hat bis zu 36 Buchstaben')).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await field(page, 'Bis zum').fill('2020-01-01')
  await expect(page.getByText('Der letzte Tag liegt vor dem ersten.')).toBeVisible()
})
