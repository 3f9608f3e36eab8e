import { beginSecondFactor, confirmSecondFactor } from '@tafelrunde/contract/people/second-factor'
import { codeShown } from '../apps/server/src/areas/accounts/second-factor/authenticator.fixture.ts'
import { association } from '../apps/server/src/areas/association/association.tables.ts'
import { faultsOf } from './axe.ts'
import { expect, fillLogin, password, test } from './house/fixtures.ts'
import { button, field, heading } from './screen.ts'

const desktop = { tag: '@desktop' }

test.afterEach(({ database }) => database.update(association).set({ staffSecondFactor: false }))

test(
  'a superuser makes the second step a duty for the office once they have one themselves, and sees who has none',
  desktop,
  async ({ page, given, signIn, callAs }) => {
    const boss = await given.account({ isStaff: true, isSuperuser: true, lastName: 'Aalten' })
    const colleague = await given.account({ isStaff: true, lastName: 'Aalbers' })
    await signIn(boss)
    await page.goto('/verwaltung/association/1')
    const duty = page.getByRole('switch', { name: 'Zweiter Schritt ist Pflicht für das Büro' })
    await duty.check()
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByText(/^Bitte richten Sie zuerst Ihre eigene/)).toBeVisible()

    const call = await callAs(boss)
    const { setup, secret } = await call(beginSecondFactor, { body: { current_password: password } })
    await call(confirmSecondFactor, { body: { setup, code: await codeShown(secret, new Date()) } })
    await signIn(boss) // elsewhere it has ended by that
    await page.goto('/verwaltung/association/1')
    await duty.check()
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByText(/gespeichert/i)).toBeVisible()
    await page.reload()
    await expect(duty).toBeChecked()
    expect(await faultsOf(page)).toEqual([])

    await page.getByRole('link', { name: 'Wer im Büro noch keinen zweiten Schritt hat' }).click()
    await expect(page.getByRole('link', { name: colleague.lastName })).toBeVisible()
    await expect(page.getByRole('link', { name: boss.lastName })).toBeHidden()
  },
)

test(
  'whoever of the office lacks it is led to set it up, comes back to where they wanted to go, and cannot switch it off',
  desktop,
  async ({ page, given, database }) => {
    await database.update(association).set({ staffSecondFactor: true })
    const colleague = await given.account({ isStaff: true })
    await page.goto('/verwaltung/people?page=1')
    await page.getByLabel('E-Mail-Adresse').fill(colleague.email)
    await page.getByLabel('Passwort', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Anmeldung in zwei Schritten' })).toBeVisible()
    const sheet = page.locator('ion-modal')
    await sheet.getByRole('button', { name: 'Weiter', exact: true }).click()
    const secret = (await sheet.getByRole('definition').innerText()).replace(/\s/g, '')
    await sheet.getByLabel('Code aus der App').fill(await codeShown(secret, new Date()))
    await sheet.getByRole('button', { name: 'Einschalten', exact: true }).click()
    await sheet.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()
    await expect(page).toHaveURL(/\/verwaltung\/people/)
    await expect(heading(page, 'Personen')).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()

    await page.goto('/account')
    await button(page, 'Anmeldung in zwei Schritten ändern').click()
    await expect(sheet.getByText('Für das Büro ist sie Pflicht')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Ausschalten' })).toBeHidden()
    await expect(sheet.getByRole('button', { name: 'Anderes Telefon einrichten' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  },
)

test(
  'as a participant they use the app as ever, and a session that was there before is led to set it up as well',
  desktop,
  async ({ page, given, database }) => {
    const colleague = await given.account({ isStaff: true })
    await page.goto('/login')
    await fillLogin(page, colleague.email)
    await page.goto('/verwaltung/events')
    await expect(heading(page, 'Veranstaltungen')).toBeVisible()
    await database.update(association).set({ staffSecondFactor: true })
    await page.goto('/verwaltung/events')
    await expect(page.getByRole('dialog', { name: 'Anmeldung in zwei Schritten' })).toBeVisible()
    await page.goto('/app/tabs/event')
    await expect(heading(page, 'Veranstaltungen')).toBeVisible()
    await page.goto('/my-workshops')
    await expect(field(page, 'E-Mail-Adresse')).toBeHidden()
  },
)
