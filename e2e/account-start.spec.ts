import type { Page } from '@playwright/test'
import { expect, fillLogin, newPassword, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { linkIn } from './house/mails.ts'
import { fillRegister, newAddress } from './register.ts'
import { button, field, heading, link, tab } from './screen.ts'

const register = async (page: Page, email: string) => {
  await page.goto('/register')
  await fillRegister(page, email)
  await button(page, 'Konto anlegen').click()
  await seesPage(page, 'Konto bestätigen')
}

test('from the form to the login by way of the mail', async ({ page }) => {
  const email = newAddress()
  const dictionary: string[] = []
  page.on('request', request => request.url().includes('passwordGuess') && dictionary.push(request.url()))
  await page.goto('/login')
  await link(page, 'Registrieren').first().click()
  await seesPage(page, 'Registrieren')
  await fillRegister(page, email)
  await expect(page.getByText('sehr gut', { exact: true })).toBeVisible()
  expect(dictionary).toHaveLength(1)

  // The privacy text opens over the form.
  await link(page, 'Datenschutzhinweise').click()
  const sheet = page.locator('ion-modal')
  await expect(sheet).toContainText('Datenschutz-Grundverordnung')
  await button(page, 'Schließen').click()
  await expect(sheet).toBeHidden()

  const { privacy_version } = await (await page.request.get('/api/association/')).json()
  const sent = page.waitForRequest('**/api/auth/users/')
  await button(page, 'Konto anlegen').click()
  expect((await sent).postDataJSON()).toMatchObject({ privacy_version, as_customernumber: '204 817' })
  await seesPage(page, 'Konto bestätigen')
  await expect(page.getByText(`Wir haben eine Nachricht an ${email} gesendet.`)).toBeVisible()

  const address = await linkIn(email)
  await page.goto(address)
  await expect(heading(page, 'Ihr Konto ist bestätigt')).toBeVisible()
  await link(page, 'Anmelden').last().click()
  await fillLogin(page, email, newPassword)
  await seesPage(page, 'Veranstaltungen')

  await page.goto(address)
  await expect(heading(page, 'Ihr Konto ist schon bestätigt')).toBeVisible()
})

test('the activation mail can be sent again, also after a reload, and its link works', async ({ page }) => {
  const email = newAddress()
  await register(page, email)
  await button(page, 'Nachricht noch einmal senden').click()
  await expect(page.getByText(/noch nicht bestätigt ist, ist die Nachricht unterwegs/)).toBeVisible()
  await linkIn(email, 2)

  await page.reload()
  await button(page, 'Nachricht noch einmal senden').click()
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
  await field(page, 'E-Mail-Adresse').fill(email)
  await button(page, 'Nachricht noch einmal senden').click()
  await page.goto(await linkIn(email, 3))
  await expect(heading(page, 'Ihr Konto ist bestätigt')).toBeVisible()
})

test('whoever asks too often is told so in the words of the server', async ({ page }) => {
  const detail = 'Die Anfrage wurde gedrosselt. Erwarte Verfügbarkeit in 60 Sekunden.'
  await page.route('**/resend_activation/', route =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: { detail, error: detail } }),
  )
  await page.goto('/login')
  await link(page, 'Bestätigungsnachricht noch einmal senden').click()
  await seesPage(page, 'Konto bestätigen')
  await field(page, 'E-Mail-Adresse').fill(newAddress())
  await button(page, 'Nachricht noch einmal senden').click()
  await expect(page.getByText(detail)).toBeVisible()
})

test('a link that is broken or no good leads to a new one', async ({ page }) => {
  for (const [path, title] of [
    ['/register-confirm', 'Der Link ist unvollständig'],
    ['/register-confirm?uid=MQ&token=falsch', 'Der Link gilt nicht mehr'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(field(page, 'E-Mail-Adresse')).toBeVisible()
    await expect(button(page, 'Nachricht noch einmal senden')).toBeVisible()
  }
})

test('a link that the server could not take yet is tried again', async ({ page }) => {
  const email = newAddress()
  await register(page, email)
  const detail = 'Die Anfrage wurde gedrosselt.'
  await page.route('**/activation/', route => route.fulfill({ status: 429, json: { detail } }), { times: 1 })
  await page.goto(await linkIn(email))
  await expect(page.getByText(`${detail} Ihr Link gilt weiterhin.`)).toBeVisible()
  await button(page, 'Erneut versuchen').click()
  await expect(heading(page, 'Ihr Konto ist bestätigt')).toBeVisible()
})

test('a sign-up logs in at once, says what is still to do and asks the server for nothing personal', async ({
  page,
}) => {
  const email = newAddress()
  const refused: string[] = []
  page.on('response', answer => answer.status() === 401 && refused.push(answer.url()))
  await page.addInitScript(() =>
    window.addEventListener('user:signup', () => {
      const start = performance.now()
      const look = () => {
        const menu = document.querySelector('.side nav')?.textContent ?? ''
        if (!menu.includes('Abmelden')) requestAnimationFrame(look)
        else document.documentElement.dataset.menuDelay = String(performance.now() - start)
      }
      look()
    }),
  )
  await page.goto('/signup')
  // It comes after what is seen first; made only after the sign-up it would say at once what it is to say.
  await expect(page.locator('.side nav')).toBeAttached()
  await fillRegister(page, email)
  await button(page, 'Konto anlegen').click()
  await seesPage(page, 'Fast fertig')
  await expect(page.getByText(`Wir haben eine Nachricht an ${email} gesendet.`)).toBeVisible()
  const delay = () => page.evaluate(() => Number(document.documentElement.dataset.menuDelay))
  await expect.poll(delay).toBeGreaterThanOrEqual(300)
  expect(await delay()).toBeLessThan(2000)

  // Public screens are as for visitors.
  await button(page, 'Zurück').click()
  await seesPage(page, 'Veranstaltungen')
  await tab(page, 'Workshops').click()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  expect(refused).toEqual([])

  await page.goto(await linkIn(email))
  await link(page, 'Anmelden').click()
  await fillLogin(page, email, newPassword)
  await page.goto('/account')
  await seesPage(page, 'Benutzerkonto')
})

test('after a reload, without tokens, a sign-up is a visitor again', async ({ page }) => {
  await page.goto('/signup')
  await fillRegister(page, newAddress())
  await button(page, 'Konto anlegen').click()
  await expect(heading(page, 'Fast fertig')).toBeVisible()
  await page.reload()
  await seesPage(page, 'Anmelden')
})
