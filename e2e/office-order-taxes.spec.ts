import { changeBilling, confirmOrder } from '@tafelrunde/contract/admin/money/orders'
import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { test } from './orders.ts'
import { button, field } from './screen.ts'

test('an event that has moved to days with another rate is invoiced by that one, which the office sees first', {
  tag: '@desktop',
}, async ({ page, given, order, stand, signIn, callAs, database }) => {
  const { person, event } = await stand()
  const { id } = await order(person, event, ['A4'])
  const office = await given.account({ isStaff: true })
  const call = await callAs(office)
  await call(confirmOrder, { params: { id }, body: {} })
  await database.$client.query(
    "update events set starts_at = '2020-09-01 08:00Z', ends_at = '2020-09-01 15:00Z' where id = $1",
    [event.id],
  )
  await signIn(office)
  await page.goto(`/verwaltung/orders/${id}/show`)
  const difference = 'Bei der Bestellung waren es 166,60\u00A0€, jetzt sind es 162,40\u00A0€.'
  await expect(page.getByText(difference)).toBeVisible()
  await button(page, 'Rechnung schreiben').click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(difference)).toBeVisible()
  await expect(question.getByText('1 × Tische: 16\u00A0%\u00A0USt. statt 19\u00A0%\u00A0USt.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Rechnung schreiben' }).click()
  await expect(page.getByText('berechnet', { exact: true })).toBeVisible()
  await expect(page.getByText(difference)).toBeHidden()
  await expect(page.getByText('USt. 16\u00A0%').or(page.getByText('USt. 16 %'))).toBeVisible()
})

test('what VIES answers about a VAT id of another country is noted with the order, and the invoice warns until it is', {
  tag: '@desktop',
}, async ({ page, given, order, stand, signIn, callAs }) => {
  const { person, event } = await stand()
  const { id } = await order(person, event, ['A4'])
  const office = await given.account({ isStaff: true })
  const call = await callAs(office)
  const address = {
    street: 'Ring 1',
    postal_code: '1010',
    city: 'Wien',
    country: 'AT',
    vat_id: 'ATU12345675',
  }
  const { company, contact_name, contact_email } = await call(confirmOrder, { params: { id }, body: {} })
  await call(changeBilling, {
    params: { id },
    body: { company, contact_name, contact_email, ...address },
  })
  await signIn(office)
  await page.goto(`/verwaltung/orders/${id}/show`)
  await expect(page.getByText('Noch ist keine Antwort vermerkt.')).toBeVisible()
  const question = page.getByRole('dialog')
  const warning = question.getByText(/ist keine Antwort von VIES vermerkt\.$/)
  await button(page, 'Rechnung schreiben').click()
  await expect(warning).toBeVisible()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await button(page, 'VIES-Ergebnis vermerken').click()
  await field(page, 'Konsultationsnummer').fill('WAPIAAAAX1')
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Vermerken' }).click()
  await expect(page.getByText(/^Gültig am /)).toBeVisible()
  await expect(page.getByText(/^ATU12345675, Konsultationsnummer WAPIAAAAX1, /)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Rechnung schreiben').click()
  await expect(question.getByText(/^Über 140,00/)).toBeVisible()
  await expect(warning).toBeHidden()
})
