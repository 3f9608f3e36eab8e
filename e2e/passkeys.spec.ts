import type { Page } from '@playwright/test'
import { openAccount, sheetOf } from './account.ts'
import { faultsOf } from './axe.ts'
import { expect, mailsTo, password, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { button, heading } from './screen.ts'

test.use({ host: 'localhost' })
// One worker has the server that only these use.
test.describe.configure({ mode: 'default' })

const desktop = { tag: '@desktop' } // the menu is always open there

/** An authenticator in the device that asks its owner, as a fingerprint does, and is always answered. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

/** Adds a passkey on the account screen; answers the recovery codes. */
const addPasskey = async (page: Page) => {
  await openAccount(page)
  const sheet = await sheetOf(page, 'Passkeys einrichten')
  await sheet.getByRole('button', { name: 'Passkey hinzufügen', exact: true }).click()
  await expect(sheet.getByText(/^Danach fragt Ihr Gerät/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Passkey hinzufügen', exact: true }).click()
  await expect(sheet.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused()
  const codes = await sheet.getByRole('listitem').allTextContents()
  await sheet.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()
  await expect(page.getByText('1 Passkey', { exact: true })).toBeVisible()
  return codes
}

test(
  'somebody adds a passkey, logs out and logs in with it, without a password and as the second step; then removes it',
  desktop,
  async ({ page, given, signIn }) => {
    const person = await given.account()
    await signIn(person)
    await addAuthenticator(page)
    const codes = await addPasskey(page)
    expect(codes).toHaveLength(10)
    await expect.poll(() => mailsTo(person)).toHaveLength(1)

    await button(page, 'Abmelden').click()
    await seesPage(page, 'Anmelden')
    expect(await faultsOf(page)).toEqual([])
    await button(page, 'Mit Passkey anmelden').click()
    await seesPage(page, /^(Veranstaltungen|Workshops)$/)

    await button(page, 'Abmelden').click()
    await page.getByLabel('E-Mail-Adresse').fill(person.email)
    await page.getByLabel('Passwort', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Zweiter Schritt')).toBeVisible()
    await button(page, 'Mit Passkey anmelden').click()
    await seesPage(page, /^(Veranstaltungen|Workshops)$/)

    await openAccount(page)
    const sheet = await sheetOf(page, 'Passkeys ändern')
    await expect(sheet.getByText('Sie haben noch 10 Wiederherstellungscodes.')).toBeVisible()
    await expect(sheet.getByText(/zuletzt benutzt am/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: /umbenennen$/ }).click()
    await sheet.getByLabel('Name des Passkeys').fill('Mein Laptop')
    await sheet.getByRole('button', { name: 'Speichern', exact: true }).click()
    await sheet.getByRole('button', { name: 'Mein Laptop entfernen', exact: true }).click()
    await sheet.getByLabel('Ihr Passwort').fill(password)
    await sheet.getByLabel('Wiederherstellungscode').fill('falsch')
    await sheet.getByRole('button', { name: 'Entfernen', exact: true }).click()
    await expect(sheet.getByText(/^Der Code ist falsch/)).toBeVisible()
    await sheet.getByLabel('Wiederherstellungscode').fill(codes[0] ?? '')
    await sheet.getByRole('button', { name: 'Entfernen', exact: true }).click()
    await expect(sheet.getByRole('button', { name: 'Mein Laptop entfernen', exact: true })).toBeHidden()
  },
)

test(
  'the Verwaltung lets in with a passkey as well, and asks for it before a key is made',
  desktop,
  async ({ page, given, signIn, database }) => {
    const colleague = await given.account({ isStaff: true })
    await signIn(colleague)
    await addAuthenticator(page)
    await addPasskey(page)
    await page.goto('/verwaltung/people')
    await expect(heading(page, 'Personen')).toBeVisible()
    await button(page, 'Abmelden').click()
    await expect(heading(page, 'Verwaltung')).toBeVisible()
    await button(page, 'Mit Passkey anmelden').click()
    await expect(page.getByRole('link', { name: 'Personen', exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Schnittstelle', exact: true }).click()
    await page.getByLabel('Wofür?').fill('Website')
    await page.getByLabel('Programm', { exact: true }).click()
    await page.getByRole('option', { name: 'lesen', exact: true }).click()
    await database.$client.query('update sessions set proved_at = null where account_id = $1', [colleague.id])
    await button(page, 'Schlüssel anlegen').click()
    await button(page, 'Mit Passkey bestätigen').click()
    await expect(page.getByLabel('Schlüssel, nur jetzt zu sehen')).toHaveValue(/^tr_/)
  },
)

test('a device without a passkey says so, and the password still goes', desktop, async ({ page, given }) => {
  const person = await given.account()
  await page.goto('/login')
  await addAuthenticator(page)
  await button(page, 'Mit Passkey anmelden').click()
  await expect(page.getByText(/^Es wurde kein Passkey gewählt/)).toBeVisible()
  await page.getByLabel('E-Mail-Adresse').fill(person.email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await seesPage(page, /^(Veranstaltungen|Workshops)$/)
})
