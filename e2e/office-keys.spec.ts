import { faultsOf } from './axe.ts'
import { copiedIn } from './house/clipboard.ts'
import { expect, test } from './house/fixtures.ts'
import { button, link } from './screen.ts'

test('somebody of the office makes a key, a program uses it, and revoked it opens nothing', {
  tag: '@desktop',
}, async ({ page, context, given, signIn, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const okka = await given.account({ isStaff: true })
  await signIn(okka)
  await page.goto('/verwaltung/')
  await link(page, 'Schnittstelle').click()
  await expect(page.getByText('Noch keine.')).toBeVisible()
  await button(page, 'Schlüssel anlegen').click()
  await expect(page.getByText('Bitte wählen Sie, was der Schlüssel darf.')).toBeVisible()
  await page.getByLabel('Wofür?').fill('Website')
  await page.getByLabel('Programm', { exact: true }).click()
  await page.getByRole('option', { name: 'lesen', exact: true }).click()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Schlüssel anlegen').click()
  await button(page, 'Schlüssel kopieren').click()
  await expect(page.getByText('Der Schlüssel ist kopiert.')).toBeVisible()
  const secret = await copiedIn(page)
  await expect(page.getByLabel('Schlüssel, nur jetzt zu sehen')).toHaveValue(secret)
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Fertig').click()
  const own = page.getByRole('region', { name: 'Ihre Schlüssel' })
  await expect(own).toContainText('Programm lesen')
  await expect(own).toContainText('noch nie benutzt')

  const headers = { authorization: `Bearer ${secret}` }
  const read = async (path: string) => (await request.get(path, { headers })).status()
  expect([await read('/api/admin/rooms/'), await read('/api/admin/people/')]).toEqual([200, 403])
  await page.reload()
  await expect(own).toContainText(/zuletzt benutzt .* aus dem Netz 127\.0\.0\.0\/24/)
  await button(page, 'Website widerrufen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click()
  await expect(own.getByText('widerrufen', { exact: true })).toBeVisible()
  expect(await read('/api/admin/rooms/')).toBe(401)
})
