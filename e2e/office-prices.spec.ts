import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { openForm, test } from './orders.ts'
import { button, link } from './screen.ts'

test('the office writes a price list as it types money, is told what is wrong, and exhibitors order at it', {
  tag: '@desktop',
}, async ({ page, given, signIn, stand }) => {
  const place = await stand()
  await signIn(await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' }))
  await page.goto(`/verwaltung/events/${place.event.id}/show`)
  await link(page, 'Preisliste').click()
  const tables = page.getByRole('group', { name: 'Tische' })
  await expect(tables.getByLabel('Preis netto in Euro *')).toHaveValue('140,00')
  await tables.getByLabel('Preis netto in Euro *').fill('12.50')
  await tables.getByLabel('Vorrat').fill('1')
  await page.getByLabel('WLAN anbieten').uncheck()
  await page.getByLabel('Zahlungsziel in Tagen').fill('30')
  await button(page, 'Stufe hinzufügen').click()
  await page.getByLabel('Ab Tagen vor Beginn').nth(1).fill('14')
  await page.getByLabel('% der Nettosumme').nth(1).fill('50')
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Änderungen speichern').click()
  await expect(tables).toContainText('Bitte geben Sie einen Betrag in Euro an, etwa „12,50“.')
  await tables.getByLabel('Preis netto in Euro *').fill('1.250,5')
  await button(page, 'Änderungen speichern').click()
  await expect(page.getByText('Von „Tische“ ist schon mehr vergeben: 2.')).toBeVisible()
  await tables.getByLabel('Vorrat').fill('')
  await button(page, 'Änderungen speichern').click()
  await link(page, 'Preisliste').click()
  await expect(tables.getByLabel('Preis netto in Euro *')).toHaveValue('1.250,50')
  await expect(page.getByText('Tische: Preis: von 140,00 € zu 1.250,50 €')).toBeVisible()
  await expect(page.getByText('WLAN gelöscht')).toBeVisible()
  await expect(page.getByText('Zahlungsziel in Tagen: von 14 zu 30')).toBeVisible()
  await expect(page.getByText('Stornopauschalen in Prozent: von 10 zu 10, 50')).toBeVisible()

  await signIn(place.person)
  await openForm(page, place)
  await expect(page.getByText('1.250,50 €').first()).toBeVisible()
})
