import type { BrowserContext, Page } from '@playwright/test'
import { expect, fillLogin, logIn, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { keptLists } from './house/storage.ts'
import { button } from './screen.ts'

const logOut = async (page: Page) => {
  await button(page, 'Menü').first().click()
  await button(page, 'Abmelden').click()
}

const anotherTab = (context: BrowserContext) => context.newPage()

test('a logout in one tab is one in all, and a login too', async ({ page, context, given, signIn }) => {
  const person = await given.account({ firstName: 'Annegret', lastName: 'Wolters' })
  await signIn(person)
  await page.goto('/account')
  const other = await anotherTab(context)
  await other.goto('/account')
  for (const tab of [page, other]) await seesPage(tab, 'Benutzerkonto')
  await logOut(page)
  for (const tab of [page, other]) {
    await seesPage(tab, 'Anmelden')
    await expect(tab.getByText('Annegret Wolters')).toHaveCount(0)
  }
  await fillLogin(page, person.email)
  await seesPage(other, 'Veranstaltungen')
  await other.goto('/account')
  await seesPage(other, 'Benutzerkonto')
})

test('somebody else who logs in takes over all tabs, and nothing of the first person is left', async ({
  page,
  context,
  given,
  signIn,
}) => {
  const [first, second] = [
    await given.account({ firstName: 'Annegret', lastName: 'Wolters' }),
    await given.account({ firstName: 'Balthasar', lastName: 'Quint' }),
  ]
  await signIn(first)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 2, name: 'Annegret Wolters' })).toBeVisible()
  await expect.poll(() => keptLists(page)).toContain('Wolters')
  const other = await anotherTab(context)
  await logIn(other, second.email)
  await page.bringToFront()
  await expect(page.getByText('Wolters')).toHaveCount(0)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 2, name: 'Balthasar Quint' })).toBeVisible()
  expect(await keptLists(page)).not.toContain('Wolters')
})

test('who logs in to the app is in the Verwaltung too, and out of both with one logout', {
  tag: '@desktop',
}, async ({ page, context, given, signIn }) => {
  await signIn(await given.account({ isStaff: true, firstName: 'Renate', lastName: 'Albrecht' }))
  await page.goto('/account')
  await seesPage(page, 'Benutzerkonto')
  const office = await anotherTab(context)
  await office.goto('/verwaltung/')
  await expect(office.getByRole('heading', { level: 1, name: /Renate Albrecht/ })).toBeVisible()
  await office.getByRole('button', { name: 'Abmelden' }).click()
  await seesPage(page, 'Anmelden')
})

test('a teacher who opens the Verwaltung stays logged in to the app', { tag: '@desktop' }, async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  await page.goto('/verwaltung/')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Dieses Konto gehört nicht zur Verwaltung.' }),
  ).toBeVisible()
  await page.goto('/account')
  await seesPage(page, 'Benutzerkonto')
})
