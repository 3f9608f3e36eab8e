import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { beginSecondFactor, confirmSecondFactor } from '@tafelrunde/contract/people/second-factor'
import { codeShown } from '../apps/server/src/areas/accounts/second-factor/authenticator.fixture.ts'
import { openAccount, sheetOf } from './account.ts'
import { faultsOf } from './axe.ts'
import { type CallAs, expect, mailsTo, password, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { button, field, heading } from './screen.ts'

const desktop = { tag: '@desktop' } // the menu is always open there

const title = 'Anmeldung in zwei Schritten'

const inside = (part: Locator, name: string) => part.getByRole('button', { name, exact: true })

/** Types the first step of a login; the second one follows. */
const typePassword = async (page: Page, email: string) => {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Zweiter Schritt')).toBeVisible()
}

/** The secret as the screen shows it, without its gaps. */
const secretIn = async (sheet: Locator) =>
  (await sheet.getByRole('definition').innerText()).replace(/\s/g, '')

/** Somebody who has switched it on, past the screens. */
const switchedOn = async (callAs: CallAs, person: { email: string }) => {
  const call = await callAs(person)
  const { setup, secret } = await call(beginSecondFactor, { body: { current_password: password } })
  const code = await codeShown(secret, new Date())
  return { secret, ...(await call(confirmSecondFactor, { body: { setup, code } })) }
}

test(
  'somebody sets it up, keeps the recovery codes, logs out, and logs in with a code; then switches it off',
  desktop,
  async ({ page, given, signIn }) => {
    const person = await given.account()
    await signIn(person)
    await openAccount(page)
    const sheet = await sheetOf(page, `${title} einrichten`)
    await inside(sheet, 'Weiter').click()
    await expect(sheet.getByRole('heading', { name: 'In die Authenticator-App aufnehmen' })).toBeFocused()
    await expect(sheet.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    const secret = await secretIn(sheet)
    await expect(sheet.getByRole('link', { name: 'App öffnen' })).toHaveAttribute('href', /^otpauth:/)
    const code = sheet.getByLabel('Code aus der App')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await code.fill('12345')
    await inside(sheet, 'Einschalten').click()
    await expect(sheet.getByText(/^Der Code ist falsch/)).toBeVisible()
    await code.fill(await codeShown(secret, new Date()))
    await inside(sheet, 'Einschalten').click()
    await expect(sheet.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused()
    const codes = await sheet.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    const download = page.waitForEvent('download')
    await inside(sheet, 'Als Textdatei speichern').click()
    const file = await readFile(await (await download).path(), 'utf8')
    for (const each of codes) expect(file).toContain(each)
    await inside(sheet, 'Ich habe sie aufbewahrt').click()
    await expect(page.getByText(/^Eingeschaltet seit/)).toBeVisible()
    await expect.poll(() => mailsTo(person)).toHaveLength(1)

    await button(page, 'Abmelden').click()
    await seesPage(page, 'Anmelden')
    await typePassword(page, person.email)
    await expect(field(page, 'Code aus der App')).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
    await button(page, 'Zurück').click()
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(password)
    await button(page, 'Anmelden').click()
    await expect(field(page, 'Code aus der App')).toBeFocused()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Der Code ist falsch/)).toBeVisible()
    // The one that switched it on is used up; the next is good half a minute early.
    await field(page, 'Code aus der App').fill(await codeShown(secret, new Date(), 1))
    await page.keyboard.press('Enter')
    await seesPage(page, /^(Veranstaltungen|Workshops)$/)

    await openAccount(page)
    const on = await sheetOf(page, `${title} ändern`)
    await expect(on.getByText('Sie haben noch 10 Wiederherstellungscodes.')).toBeVisible()
    await on.getByLabel('Ihr Passwort').fill(password)
    await on.getByLabel('Code aus der App oder Wiederherstellungscode').fill(codes[0] ?? '')
    await inside(on, 'Ausschalten').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ausschalten', exact: true }).click()
    await expect(page.getByText('Ausgeschaltet', { exact: true })).toBeVisible()
  },
)

test(
  'somebody brings it to another phone: the former one counts until the new one works',
  desktop,
  async ({ page, given, signIn, callAs }) => {
    const person = await given.account()
    const { recovery_codes } = await switchedOn(callAs, person)
    await signIn(person)
    await openAccount(page)
    const sheet = await sheetOf(page, `${title} ändern`)
    await sheet.getByLabel('Ihr Passwort').fill(password)
    await sheet.getByLabel('Code aus der App oder Wiederherstellungscode').fill(recovery_codes[0] ?? '')
    await inside(sheet, 'Anderes Telefon einrichten').click()
    await expect(sheet.getByRole('heading', { name: 'In die Authenticator-App aufnehmen' })).toBeFocused()
    const secret = await secretIn(sheet)
    await sheet.getByLabel('Code aus der App').fill(await codeShown(secret, new Date()))
    await inside(sheet, 'Einschalten').click()
    await expect(sheet.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused()
    const codes = await sheet.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    for (const former of recovery_codes) expect(codes).not.toContain(former)
  },
)

test('whoever has lost the app logs in with a recovery code', async ({ page, given, callAs }) => {
  const person = await given.account()
  const { recovery_codes } = await switchedOn(callAs, person)
  await page.goto('/login')
  await typePassword(page, person.email)
  await button(page, 'Ich habe die App nicht mehr').click()
  await expect(field(page, 'Wiederherstellungscode')).toBeFocused()
  await page.keyboard.type(recovery_codes[0] ?? '')
  await page.keyboard.press('Enter')
  await seesPage(page, /^(Veranstaltungen|Workshops)$/)
})

test(
  'the Verwaltung asks for the code as well, and a superuser takes it from whoever has lost everything',
  desktop,
  async ({ page, given, callAs }) => {
    const boss = await given.account({ isStaff: true, isSuperuser: true })
    const { secret } = await switchedOn(callAs, boss)
    const colleague = await given.account({ isStaff: true })
    await switchedOn(callAs, colleague)
    await page.goto(`/verwaltung/people/${colleague.id}/show`)
    await typePassword(page, boss.email)
    await expect(field(page, 'Code aus der App')).toBeFocused()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Der Code ist falsch/)).toBeVisible()
    await button(page, 'Zurück').click()
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(password)
    await button(page, 'Anmelden').click()
    await field(page, 'Code aus der App').fill(await codeShown(secret, new Date(), 1))
    await page.keyboard.press('Enter')
    await button(page, `${title} aufheben`).click()
    const question = page.getByRole('dialog', { name: `${title} aufheben` })
    await inside(question, 'Aufheben').click()
    await expect(page.getByText('Die Anmeldung in zwei Schritten ist aufgehoben.')).toBeVisible()
    await expect(heading(page, title)).toBeHidden()
    await expect(page.getByText(`${title} ausgeschaltet`)).toBeVisible()
  },
)
