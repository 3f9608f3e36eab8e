import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, field, link } from './screen.ts'

test('the office sets what an event pays to lecturers, and sees who changed it', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const event = await given.event({ name: 'Herbsttagung der Honorare' })
  await signIn(await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' }))
  await page.goto(`/verwaltung/events/${event.id}/show`)
  await link(page, 'Honorare').click()
  await expect(field(page, 'Fahrt je Kilometer in Euro *')).toHaveValue('0,30')
  await page.getByLabel('Referenten bekommen ein Honorar', { exact: true }).check()
  await field(page, 'Honorar in Euro *').fill('viel')
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Änderungen speichern').click()
  await expect(page.getByText('Bitte geben Sie einen Betrag in Euro an, etwa „12,50“.')).toBeVisible()
  await field(page, 'Honorar in Euro *').fill('95')
  await field(page, 'Fahrt je Kilometer in Euro *').fill('0,38')
  await button(page, 'Honorar ab einem Tag hinzufügen').click()
  await field(page, 'Gilt ab *').fill('2027-03-14')
  await field(page, 'Honorar ab dann in Euro *').fill('99,50')
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Änderungen speichern').click()
  await link(page, 'Honorare').click()
  await expect(field(page, 'Honorar in Euro *')).toHaveValue('95,00')
  await expect(field(page, 'Honorar ab dann in Euro *')).toHaveValue('99,50')
  await expect(page.getByText('Referenten angelegt')).toBeVisible()
  await expect(page.getByText('Honorar für Referenten ab 14. März 2027 angelegt')).toBeVisible()
  await expect(page.getByText(/^Okka Harms, /).first()).toBeVisible()
})
