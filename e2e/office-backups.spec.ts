import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, link } from './screen.ts'

test('a superuser has a backup made, and sees when it is there and how large it is', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  await signIn(await given.account({ isStaff: true, isSuperuser: true }))
  await page.goto('/verwaltung/association/1')
  await link(page, 'Sicherungen').click()
  const places = page.getByRole('region', { name: 'Letzte Sicherung' })
  await expect(places.getByText('Auf dem Server')).toBeVisible()
  const made = page.getByRole('region', { name: 'Verlauf' }).getByText(/^tafelrunde-.*\.tar\.gz$/)
  const before = await made.count()
  await button(page, 'Jetzt sichern').click()
  await expect.poll(() => made.count()).toBeGreaterThan(before) // the server's own of the day may come beside it
  await expect(button(page, 'Jetzt sichern')).toBeEnabled()
  await expect(places.getByText(/\sUhr,\s[\d,]+\s[kM]B$/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})
