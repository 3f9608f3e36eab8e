import { confirmOrder } from '@tafelrunde/contract/admin/money/orders'
import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { test } from './orders.ts'
import { pageTitle } from './screen.ts'

test('the office sees on the hall whose each table is, and what comes in and is decided meanwhile', {
  tag: '@desktop',
}, async ({ page, given, order, stand, signIn, callAs }) => {
  const staff = await given.account({ isStaff: true })
  const { person, event } = await stand()
  await page.clock.install()
  await signIn(staff)
  await page.goto(`/verwaltung/events/${event.id}/hall`)
  await expect(pageTitle(page, 'Tische')).toBeVisible()
  await expect(page.getByText('13 frei')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tisch A1 Verlag Rosenthal, bestellt' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const { id } = await order(person, event, ['B2', 'B3'])
  await page.clock.fastForward('00:16')
  await expect(page.getByText('11 frei')).toBeVisible()
  await page.getByRole('button', { name: 'Tisch B3 Verlag Rosenthal, bestellt' }).click()
  const row = page.getByRole('row', { name: /B2, B3/ })
  await expect(row).toHaveAttribute('aria-current', 'true')

  // A colleague decides elsewhere.
  await (await callAs(staff))(confirmOrder, { params: { id }, body: {} })
  await page.clock.fastForward('00:16')
  await expect(row).toContainText('bestätigt')
  await expect(page.getByRole('button', { name: 'Tisch B2 Verlag Rosenthal, bestätigt' })).toBeVisible()

  // What can be done about an order can be done here.
  const other = page.getByRole('row', { name: /A1, A2/ })
  await other.getByRole('button', { name: 'Bestätigen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen' }).click()
  await expect(other).toContainText('bestätigt')
  await page.getByRole('link', { name: /^4 bestätigt$/ }).click()
  await expect(page.getByText('1–2 von 2')).toBeVisible()
})

test('without a plan of the hall there are the orders still, and where the plan is made', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const { id } = await given.event()
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/events/${id}/hall`)
  await expect(page.getByText(/ist kein Hallenplan angelegt/)).toBeVisible()
  await expect(page.getByText('Noch niemand hat Tische bestellt.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Hallenplan bearbeiten' }).click()
  await expect(page.getByRole('button', { name: 'Hallenplan anlegen' })).toBeVisible()
})
