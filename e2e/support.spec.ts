import type { Page } from '@playwright/test'
import { NewSupportMessage, writeToSupport } from '@tafelrunde/contract/support'
import { expect, mailsTo, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'
import { newAddress } from './register.ts'
import { button, field, heading, link } from './screen.ts'

const office = { email: 'fortbildung@lvm.example' }

/** The mails to the office about a subject, as they can be read. */
const received = async (subject: string) => {
  const mails = (await mailsTo(office)).map(mail => mail.replaceAll('=\r\n', ''))
  return mails.filter(mail => /^To: fortbildung@/m.test(mail) && mail.includes(subject))
}

const write = async (page: Page, subject: string) => {
  await field(page, 'Betreff').fill(subject)
  await field(page, 'Nachricht').fill('Mein Ausweis wird nicht angezeigt.')
}

/** What the app asks the server to take. */
const sentBy = async (page: Page) => {
  const request = await page.waitForRequest(`**${writeToSupport.url}`)
  return { key: request.headers()['idempotency-key'], ...NewSupportMessage.parse(request.postDataJSON()) }
}

test('a visitor writes to the office, with what the app tells of itself', async ({ page }) => {
  const [email, subject] = [newAddress(), `Ausweis ${crypto.randomUUID().slice(0, 8)}`]
  await page.goto('/app/tabs/about')
  await link(page, 'Hilfe Schreiben Sie der Geschäftsstelle').click()
  await seesPage(page, 'Hilfe')
  await button(page, 'Nachricht senden').click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.')
  await field(page, 'Name').fill('Friederike Möllenkamp')
  await field(page, 'E-Mail-Adresse').fill(email)
  await write(page, subject)

  const note = page.getByRole('group', { name: 'Angaben zu App und Gerät' })
  await expect(note).toContainText(/Version \d+\.\d+\.\d+, im Browser/)
  await expect(note).toContainText('Deutsch (Deutschland)')
  const [sent] = await Promise.all([sentBy(page), button(page, 'Nachricht senden').click()])
  expect(sent.key).toMatch(/^[\da-f-]{36}$/)
  expect(sent.message).toMatch(
    /^Mein Ausweis wird nicht angezeigt\.\n\nAngaben zu App und Gerät\nApp: Version/,
  )
  for (const line of await note.getByRole('definition').allTextContents())
    expect(sent.message).toContain(line)

  await expect(heading(page, 'Danke, Ihre Nachricht ist angekommen')).toBeVisible()
  await expect(
    page.getByText(/Sie ist bei uns die Anfrage Nr\.\s\d+\. Eine Bestätigung ist an/),
  ).toContainText(email)
  await expect.poll(() => received(subject)).toHaveLength(1)
  const [mail = ''] = await received(subject)
  expect(mail).toContain('Mein Ausweis wird nicht angezeigt.')
  expect(mail).toContain('Verbindung: online')

  await button(page, 'Noch eine Nachricht schreiben').click()
  await expect(field(page, 'Betreff')).toHaveValue('')
})

test('whoever is logged in finds name and address filled in, and may take the note out', async ({
  page,
  given,
  signIn,
}) => {
  const person = await given.account({ firstName: 'Friederike', lastName: 'Möllenkamp' })
  const subject = `Anfahrt ${crypto.randomUUID().slice(0, 8)}`
  await signIn(person)
  await page.goto('/support')
  await expect(field(page, 'Name')).toHaveValue('Friederike Möllenkamp')
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue(person.email)
  await write(page, subject)
  await page.getByRole('checkbox', { name: /^Diese Angaben mitsenden/ }).uncheck()
  await expect(page.getByText('Es geht nur Ihre Nachricht an die Geschäftsstelle.')).toBeVisible()
  const [sent] = await Promise.all([sentBy(page), button(page, 'Nachricht senden').click()])
  expect(sent.message).toBe('Mein Ausweis wird nicht angezeigt.')
  await expect.poll(() => received(subject)).toHaveLength(1)
  expect((await received(subject))[0]).not.toContain('Angaben zu App')
})

test(
  'what is written is there again after a reload, and while there is no network',
  offline,
  async ({ page, context }) => {
    await page.goto('/support')
    await field(page, 'Name').fill('Friederike Möllenkamp')
    await field(page, 'E-Mail-Adresse').fill(newAddress())
    await write(page, 'Anfahrt')
    await installed(page)
    await expect(field(page, 'Betreff')).toHaveValue('Anfahrt')
    await context.setOffline(true)
    await expect(page.getByText('Zum Senden brauchen Sie eine Verbindung.')).toBeVisible()
    await button(page, 'Nachricht senden').click()
    await expect(page.getByRole('alert')).toContainText('Sie sind offline.')
    await expect(field(page, 'Nachricht')).toHaveValue('Mein Ausweis wird nicht angezeigt.')
    await context.setOffline(false)
  },
)

test('whoever writes too often reads when to come back, and keeps the text', async ({ page }) => {
  const detail = 'Das waren zu viele Nachrichten. Bitte versuchen Sie es in 20 Minuten wieder.'
  await page.route('**/api/support/', route =>
    route.fulfill({ status: 429, json: { detail, code: 'throttled' } }),
  )
  await page.goto('/support')
  await field(page, 'Name').fill('Friederike Möllenkamp')
  await field(page, 'E-Mail-Adresse').fill(newAddress())
  await write(page, 'Anfahrt')
  await button(page, 'Nachricht senden').click()
  await expect(page.getByRole('alert')).toHaveText(detail)
  await expect(field(page, 'Nachricht')).toHaveValue('Mein Ausweis wird nicht angezeigt.')
})
