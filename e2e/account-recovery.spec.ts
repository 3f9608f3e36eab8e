import { createApiKey } from '@tafelrunde/contract/admin/api-keys'
import { faultsOf } from './axe.ts'
import { expect, fillLogin, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { linkIn } from './house/mails.ts'
import { newAddress } from './register.ts'
import { button, field, heading, link, told } from './screen.ts'

test('a forgotten password: asked for, mailed, set, logged in with', async ({ page, given }) => {
  const { email } = await given.account()
  await page.goto('/login')
  await link(page, 'Passwort vergessen').click()
  await seesPage(page, 'Passwort vergessen')
  await field(page, 'E-Mail-Adresse').fill(email)
  await Promise.all([told(page, 'Passwort Rücksetzung gesendet'), button(page, 'Link senden').click()])
  await seesPage(page, 'Nachricht gesendet')
  await expect(page.getByText(`Wenn es zu ${email} ein Konto gibt`)).toBeVisible()

  const address = await linkIn(email)
  await page.goto(address)
  const chosen = field(page, 'Neues Passwort')
  await chosen.fill('passwort')
  await button(page, 'Passwort speichern').click()
  await expect(chosen).toHaveAccessibleDescription('Dieses Passwort ist zu üblich.')
  await expect(chosen).toHaveValue('passwort')
  await chosen.fill('Kreide-und-Schwamm-7')
  const saved = told(page, 'Ihr neues Passwort gilt. Melden Sie sich damit an.')
  await Promise.all([saved, button(page, 'Passwort speichern').click()])
  await seesPage(page, 'Anmelden')
  await field(page, 'E-Mail-Adresse').fill(email)
  await field(page, 'Passwort').fill('Kreide-und-Schwamm-7')
  await button(page, 'Anmelden').click()
  await seesPage(page, 'Veranstaltungen')

  await page.goto(address)
  await chosen.fill('Kreide-und-Tafel-8')
  await button(page, 'Passwort speichern').click()
  await expect(heading(page, 'Der Link gilt nicht mehr')).toBeVisible()
})

test('whoever of the office sets a forgotten password may end their keys of the interface with it', async ({
  page,
  given,
  callAs,
  request,
}) => {
  const colleague = await given.account({ isStaff: true })
  const call = await callAs(colleague)
  const body = { name: 'Website', scopes: ['programme:read' as const], days: 30 }
  const { secret } = await call(createApiKey, { body })
  const read = async () =>
    (await request.get('/api/admin/rooms/', { headers: { authorization: `Bearer ${secret}` } })).status()
  expect(await read()).toBe(200)
  await page.goto('/password-reset')
  await field(page, 'E-Mail-Adresse').fill(colleague.email)
  await button(page, 'Link senden').click()
  await page.goto(await linkIn(colleague.email, 2))
  await field(page, 'Neues Passwort').fill('Kreide-und-Schwamm-7')
  await page.getByLabel(/^Auch meine Schlüssel der Schnittstelle beenden/).check()
  expect(await faultsOf(page)).toEqual([])
  const saved = told(page, 'Ihr neues Passwort gilt. Melden Sie sich damit an.')
  await Promise.all([saved, button(page, 'Passwort speichern').click()])
  expect(await read()).toBe(401)
})

test('a reset that fails says so, and why at the field', async ({ page }) => {
  const detail = 'Die Anfrage wurde gedrosselt.'
  await page.route('**/reset_password/', route => route.fulfill({ status: 429, json: { detail } }))
  await page.goto('/password-reset')
  const email = newAddress()
  const address = field(page, 'E-Mail-Adresse')
  await address.fill(email)
  await Promise.all([told(page, 'Fehler bei der Passwortrücksetzung'), button(page, 'Link senden').click()])
  await expect(address).toHaveAccessibleDescription(detail)
  await expect(address).toHaveValue(email)
})

test('an e-mail address is changed by a link that asks for the new one', async ({ page, given }) => {
  const { email } = await given.account()
  const [other, fresh] = [(await given.account()).email, newAddress()]
  await page.request.post('/api/auth/users/reset_email/', { data: { email } })
  await page.goto(await linkIn(email))
  const typed = field(page, 'Neue E-Mail-Adresse')
  await typed.fill(other)
  await button(page, 'Link senden').click()
  await expect(typed).toHaveAccessibleDescription(/existiert bereits/)
  await typed.fill(fresh)
  await button(page, 'Link senden').click()
  await expect(heading(page, 'Sehen Sie in Ihr Postfach')).toBeVisible()
  await page.goto(await linkIn(fresh))
  await button(page, 'Adresse bestätigen').click()
  await expect(heading(page, 'Ihre E-Mail-Adresse ist geändert')).toBeVisible()
  await link(page, 'Anmelden').last().click()
  await fillLogin(page, fresh)
})

test('links without what they carry lead to new ones', async ({ page }) => {
  await page.goto('/password-reset-confirm')
  await expect(heading(page, 'Der Link ist unvollständig')).toBeVisible()
  await link(page, 'Neuen Link anfordern').click()
  await seesPage(page, 'Passwort vergessen')
  await page.goto('/email-reset-confirm?uid=MQ')
  await expect(heading(page, 'Der Link ist unvollständig')).toBeVisible()
  await link(page, 'Zum Benutzerkonto').click()
  await seesPage(page, 'Anmelden')
})
