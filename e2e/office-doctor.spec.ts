import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, link } from './screen.ts'

test('a superuser sees how the installation is, what to do about it, and looks once more', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  await signIn(await given.account({ isStaff: true, isSuperuser: true }))
  await page.goto('/verwaltung/association/1')
  await link(page, 'Zustand').click()
  const finding = (name: string) =>
    page
      .locator('#main-content')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
  await expect(finding('Öffentliche Adresse')).toContainText('führt zu dieser Installation')
  await expect(finding('E-Mails')).toContainText('Setzen Sie SMTP_URL und MAIL_FROM.')
  await expect(finding('E-Mails')).toContainText('Hinweis')
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Mit Probe-E-Mail prüfen').click()
  await expect(button(page, 'Mit Probe-E-Mail prüfen')).toBeEnabled()
  await expect(finding('Datenbank')).toContainText('fsync')

  await page.context().setOffline(true)
  await button(page, 'Mit Probe-E-Mail prüfen').click()
  await expect(page.getByRole('alert')).toContainText('Sie sind offline.')
  await expect(finding('Datenbank')).toBeVisible()
})
