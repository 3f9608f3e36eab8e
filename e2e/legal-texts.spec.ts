import { withdrawTexts } from '../apps/server/test/withdraw-texts.ts'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, heading, link, pageTitle } from './screen.ts'

test.afterEach(({ database }) => withdrawTexts(database))

test('terms that change in what matters are written, published, and agreed to at the next visit of the app', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  await signIn(await given.account({ isStaff: true, isSuperuser: true, firstName: 'Okka' }))
  await page.goto('/verwaltung/legal-texts/create?kind=terms')
  await page.getByLabel('Wesentliche Änderung').check()
  const words = page.getByRole('textbox', { name: 'Wortlaut' })
  await expect(words).toContainText('Warteliste')
  await words.fill('Wer dreimal unentschuldigt fehlt, rückt auf Wartelisten nach hinten.')
  await button(page, 'Als Entwurf anlegen').click()
  await expect(pageTitle(page, 'Teilnahmebedingungen, Entwurf')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Veröffentlichen').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Personen werden beim nächsten Besuch der App um Zustimmung gebeten.')
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(pageTitle(page, /^Teilnahmebedingungen, Fassung vom/)).toBeVisible()
  await expect(page.getByText('0 Personen haben zugestimmt')).toBeVisible()

  await signIn(await given.account())
  await page.goto('/app/tabs/event')
  const sheet = page.locator('ion-modal')
  await expect(sheet).toContainText('Wer dreimal unentschuldigt fehlt')
  await expect(heading(page, 'Bitte stimmen Sie zu')).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Zustimmen').click()
  await expect(page.getByText('Danke, Ihre Zustimmung ist notiert.')).toBeVisible()
  await page.goto('/app/tabs/about')
  await button(page, 'Alle Fassungen').click()
  await expect(sheet).toContainText(/gilt seit/)
  await sheet
    .getByRole('link', { name: /^Fassung vom 1\. September 2025/ })
    .last()
    .click()
  await expect(link(page, 'Fassung vom 1. September 2025')).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
})
