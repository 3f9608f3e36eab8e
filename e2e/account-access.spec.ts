import type { Page } from '@playwright/test'
import { openAccount, sheetOf } from './account.ts'
import { faultsOf } from './axe.ts'
import { expect, mailsTo, password, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { linkIn } from './house/mails.ts'
import { store } from './house/storage.ts'
import { button } from './screen.ts'

test('a new address counts once its mail is answered, and the old one gets a notice', async ({
  page,
  given,
  signIn,
}) => {
  const before = await given.account()
  const after = { email: `neu-${before.email}` }
  await signIn(before)
  await openAccount(page)
  const sheet = await sheetOf(page, 'E-Mail-Adresse ändern')
  await sheet.getByLabel('Neue E-Mail-Adresse').fill(after.email)
  await sheet.getByLabel('Ihr Passwort').fill('falsch')
  await sheet.getByRole('button', { name: 'Link senden' }).click()
  await expect(sheet.getByText('Das Passwort ist ungültig.')).toBeVisible()
  await sheet.getByLabel('Ihr Passwort').fill(password)
  await sheet.getByRole('button', { name: 'Link senden' }).click()
  await expect(sheet.getByRole('heading', { name: 'Sehen Sie in Ihr Postfach' })).toBeFocused()
  await expect(sheet.getByText(after.email)).toBeVisible()
  await sheet.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.locator('.account').getByText(before.email).first()).toBeVisible()
  await expect(page.getByText(`Wartet auf Bestätigung: ${after.email}`)).toBeVisible()

  await page.goto(await linkIn(after.email))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await page.getByRole('link', { name: 'Zum Benutzerkonto' }).click()
  await expect(page.locator('.account').getByText(after.email).first()).toBeVisible()
  await expect(page.getByText(/^Wartet auf Bestätigung/)).toHaveCount(0)
  await expect.poll(() => mailsTo(before)).toHaveLength(2)
})

test('a mistyped address is taken back, and the link that went there is good for nothing', async ({
  page,
  given,
  signIn,
}) => {
  const person = await given.account()
  const mistyped = `vertippt-${person.email}`
  await signIn(person)
  await openAccount(page)
  const ask = await sheetOf(page, 'E-Mail-Adresse ändern')
  await ask.getByLabel('Neue E-Mail-Adresse').fill(mistyped)
  await ask.getByLabel('Ihr Passwort').fill(password)
  await button(ask, 'Link senden').click()
  await button(ask, 'Fertig').click()
  await expect(ask).toHaveCount(0)
  const sheet = await sheetOf(page, 'E-Mail-Adresse ändern')
  await expect(sheet.getByText(`Wartet auf Bestätigung: ${mistyped}`)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(sheet, 'Zurücknehmen').click()
  await expect(page.getByText(`Wartet auf Bestätigung: ${mistyped}`)).toHaveCount(0)
  await page.goto(await linkIn(mistyped))
  await button(page, 'Adresse bestätigen').click()
  await expect(page.getByRole('heading', { name: 'Der Link gilt nicht mehr' })).toBeVisible()
})

const isSentToLogin = async (other: Page) => {
  await other.goto('/account')
  await seesPage(other, 'Anmelden')
}

const devicesOn = (page: Page) =>
  page.getByRole('region', { name: 'Angemeldete Geräte' }).getByRole('listitem')

test('a new password keeps this device logged in and logs out every other', async ({
  page,
  given,
  signIn,
  openContext,
}) => {
  const person = await given.account()
  await signIn(person)
  const other = await (await openContext()).newPage()
  await signIn(person, other)
  await openAccount(page)
  const sheet = await sheetOf(page, 'Passwort ändern')
  await sheet.getByLabel('Aktuelles Passwort').fill(password)
  // Of letters that an address of hex digits cannot resemble.
  await sheet.getByLabel('Neues Passwort').fill('sonnenschein')
  await sheet.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(sheet.getByText('Dieses Passwort ist zu üblich.')).toBeVisible()
  await sheet.getByLabel('Neues Passwort').fill('Kreidetafel am Fenster')
  const told = page.getByText('Passwort geändert. Andere Geräte sind abgemeldet.').waitFor()
  await sheet.getByRole('button', { name: 'Passwort ändern' }).click()
  await told
  await expect(page.locator('ion-modal')).toHaveCount(0)
  await page.reload()
  await expect(devicesOn(page)).toHaveCount(1)
  // An access token lives for minutes; when it is over, there is no new one.
  await store(other, { AUTH_TOKEN: 'over' })
  await isSentToLogin(other)
})

test('a tab that asks in the moment in which the password changes goes on with the new login', async ({
  page,
  context,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  const other = await context.newPage()
  await other.goto('/account')
  await openAccount(page)
  const sheet = await sheetOf(page, 'Passwort ändern')
  await sheet.getByLabel('Aktuelles Passwort').fill(password)
  await sheet.getByLabel('Neues Passwort').fill('Kreidetafel am Fenster')
  await page.route('**/api/auth/jwt/create/', async route => {
    const refused = other.waitForResponse(answer => answer.status() === 401)
    await Promise.all([refused, other.reload()])
    await route.continue()
  })
  const told = page.getByText('Passwort geändert. Andere Geräte sind abgemeldet.').waitFor()
  await sheet.getByRole('button', { name: 'Passwort ändern' }).click()
  await told
  for (const tab of [page, other]) await seesPage(tab, 'Benutzerkonto')
})

test('another device can be logged out from here, at once', async ({ page, given, signIn, openContext }) => {
  const person = await given.account()
  await signIn(person)
  const other = await (await openContext()).newPage()
  await signIn(person, other)
  await openAccount(page)
  const devices = devicesOn(page)
  await expect(devices).toHaveCount(2)
  await expect(devices.getByText('Dieses Gerät')).toHaveCount(1)
  await devices.getByRole('button', { name: /abmelden$/ }).click()
  const told = page.getByText('Gerät abgemeldet').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden', exact: true }).click()
  await told
  await expect(devices).toHaveCount(1)
  await isSentToLogin(other)
})
