import type { Page } from '@playwright/test'
import { changeDonationTerms } from '@tafelrunde/contract/admin/donation-terms'
import { approveSettlement, returnSettlement } from '@tafelrunde/contract/admin/money/settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { expect, inDays } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'
import { downloadOf } from './papers.ts'
import { button, field, heading, told } from './screen.ts'
import { test } from './settled.ts'

const receipt = {
  name: 'Kopierladen.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

const donationTerms = {
  tax_office: 'Musterstadt',
  tax_number: '151/815/08156',
  notice: 'exemption',
  notice_on: berlinDay(inDays(-400, '12:00')),
  period: '2025',
  purposes: 'Erziehung und Volksbildung',
} as const

/** Its sheet goes when it has been saved. */
const save = async (page: Page, name: string) => {
  await button(page, name).click()
  await expect(page.locator('ion-modal')).toHaveCount(0)
}

const submit = async (page: Page, name: string) => {
  await button(page, name).click()
  const done = told(page, 'Abrechnung eingereicht')
  await Promise.all([done, page.locator('ion-alert').getByRole('button', { name: 'Einreichen' }).click()])
}

const step = (page: Page) => page.locator('[aria-current=step]')

test('a lecturer completes a settlement, submits it, answers the office and sees it approved', async ({
  page,
  given,
  settled,
  signIn,
  callAs,
}) => {
  const { person, event, settlementId } = await settled()
  await signIn(person)
  await page.goto('/speaker-confirmations')
  const card = page.getByRole('link', { name: event.name })
  await expect(card).toContainText('Anschrift und IBAN fehlen noch')
  await card.click()
  await seesPage(page, 'Abrechnung')

  await button(page, 'Abrechnung einreichen').click()
  await expect(heading(page, 'Das fehlt noch')).toBeFocused()
  await button(page, 'IBAN ergänzen').click()
  const iban = field(page, 'IBAN')
  await expect(iban).toBeFocused()
  await iban.pressSequentially('de893704004405320103')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0103')
  await expect(iban).toHaveAccessibleDescription('Noch 2 Zeichen.')
  await iban.pressSequentially('00')
  await expect(iban).toHaveAccessibleDescription(/^Die Prüfziffer dieser IBAN stimmt nicht\./)
  await iban.fill('TR33')
  await expect(iban).toHaveAccessibleDescription(/außerhalb des SEPA-Raums/)
  await iban.fill('DE89 3704 0044 0532 0130 00')
  await expect(iban).toHaveAccessibleDescription('Die Prüfziffer stimmt.')
  await field(page, 'Straße und Hausnummer').fill('Lindenweg 14')
  await field(page, 'Postleitzahl').fill('12345')
  await field(page, 'Ort').fill('Musterstadt')
  await save(page, 'Angaben speichern')
  await expect(heading(page, 'Das fehlt noch')).toHaveCount(0)

  await button(page, 'Fahrt mit dem Pkw ändern').click()
  await field(page, 'Wie Sie angereist sind').selectOption('Mit Bahn oder Bus')
  await field(page, 'Preis der Fahrscheine in Euro').fill('45,90')
  await expect(field(page, 'Umsatzsteuer auf dem Beleg (freiwillig)')).toHaveValue('7')
  await save(page, 'Reise speichern')
  await button(page, 'Beleg hinzufügen').click()
  await page.locator('input[type=file]').setInputFiles({ ...receipt, name: 'Fahrkarte.pdf' })
  await expect(page.locator('ion-modal').getByText('Fahrkarte.pdf')).toBeVisible()
  await save(page, 'Reise speichern')
  await expect(button(page, 'Fahrkarte.pdf')).toBeVisible()
  await expect(heading(page, 'Das fehlt noch')).toHaveCount(0)
  await button(page, 'Fahrt mit Bahn oder Bus ändern').click()
  await field(page, 'Wie Sie angereist sind').selectOption('Mit dem Pkw')
  await field(page, 'Kilometer, hin und zurück').fill('128')
  await save(page, 'Reise speichern')
  await expect(page.getByText('128\u00A0km × 0,30\u00A0€')).toBeVisible()
  await button(page, 'Auslage hinzufügen').click()
  await field(page, 'Wofür').fill('Kopien')
  await field(page, 'Betrag in Euro').fill('1.620')
  await button(page, 'Auslage speichern').click()
  await expect(page.getByText('Bitte geben Sie den Betrag so ein: 16,20')).toBeVisible()
  await field(page, 'Betrag in Euro').fill('16,20')
  await page.locator('input[type=file]').setInputFiles(receipt)
  await expect(page.locator('ion-modal').getByText(receipt.name)).toBeVisible()
  await save(page, 'Auslage speichern')
  await expect(button(page, receipt.name)).toBeVisible()
  await expect(page.locator('.board').getByText('234,60\u00A0€')).toBeVisible()

  const boss = await callAs(await given.account({ isStaff: true, isSuperuser: true }))
  await boss(changeDonationTerms, { body: { terms: donationTerms } })
  await page.reload()
  await button(page, 'Als Spende verzichten').click()
  const waived = field(page, 'Verzicht, höchstens 234,60\u00A0€ (freiwillig)')
  await waived.fill('300')
  await button(page, 'Verzicht speichern').click()
  await expect(waived).toHaveAccessibleDescription(/auf höchstens 234,60\s€/)
  await waived.fill('34,60')
  await save(page, 'Verzicht speichern')
  await expect(page.getByText('−34,60\u00A0€')).toBeVisible()
  await expect(page.locator('.board').getByText('200,00\u00A0€')).toBeVisible()

  await button(page, 'Abrechnung einreichen').click()
  const others = field(page, `Von anderen in ${new Date().getFullYear()} bekommen (€)`)
  await button(page, 'Angabe speichern').click()
  await expect(others).toHaveAccessibleDescription(/geben Sie 0 ein/)
  await others.fill('1.500,00')
  await save(page, 'Angabe speichern')
  await expect(page.getByText(/Von anderen in\s\d{4}: 1\.500,00\s€ \(Angabe vom/)).toBeVisible()
  await submit(page, 'Abrechnung einreichen')
  await expect(step(page)).toHaveText('Eingereicht')
  await expect(button(page, 'Auslage hinzufügen')).toHaveCount(0)

  const staff = await callAs(await given.account({ isStaff: true }))
  const params = { id: settlementId }
  await staff(returnSettlement, { params, body: { remark: 'Bitte nennen Sie die Zahl der Kopien.' } })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Rückfrage des Büros' })).toContainText(
    'Bitte nennen Sie die Zahl der Kopien.',
  )
  await button(page, 'Bemerkung hinzufügen').click()
  await field(page, 'Bemerkung für das Büro (freiwillig)').fill('81 Seiten zu je 20 Cent')
  await save(page, 'Bemerkung speichern')
  await submit(page, 'Erneut einreichen')
  await staff(approveSettlement, { params })
  await page.reload()
  await expect(step(page)).toHaveText('Freigegeben')
})

test('one tap keeps each paper on a desktop, and the receipt', { tag: '@desktop' }, async ({
  page,
  settled,
  signIn,
}) => {
  const { person, event, settlementId } = await settled({ complete: true })
  await signIn(person)
  await page.goto(`/speaker-confirmations/${settlementId}`)
  await button(page, 'Auslage hinzufügen').click()
  await field(page, 'Wofür').fill('Kopien')
  await field(page, 'Betrag in Euro').fill('16,20')
  await page.locator('input[type=file]').setInputFiles(receipt)
  await expect(page.locator('ion-modal').getByText(receipt.name)).toBeVisible()
  await save(page, 'Auslage speichern')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, receipt.name).click()])
  expect(download.suggestedFilename()).toBe(receipt.name)

  await submit(page, 'Abrechnung einreichen')
  const settlement = await downloadOf(page, button(page, 'Abrechnung'))
  expect(settlement.name).toBe(`Abrechnung ${event.name}.pdf`)
  for (const words of [event.name, 'Lesewerkstatt', 'Kopien', '196,20'])
    expect(settlement.text).toContain(words)
  const confirmation = await downloadOf(page, button(page, 'Referenten\u00ADbestätigung'))
  for (const words of [event.name, 'Lesewerkstatt', `${person.firstName} ${person.lastName}`])
    expect(confirmation.text).toContain(words)
})

test('what is typed into the own data survives a reload and a refusal', async ({ page, settled, signIn }) => {
  const { person } = await settled()
  await signIn(person)
  await page.goto('/speaker-confirmations')
  await button(page, 'Angaben ändern').click()
  await field(page, 'Straße und Hausnummer').fill('Lindenweg 14')
  await expect(field(page, 'Land')).toHaveValue('DE')
  await field(page, 'Land').selectOption('Österreich')
  await field(page, 'Kontoinhaber (freiwillig)').fill('Ελένη Παπαδοπούλου')
  await field(page, 'Umsatzsteuer-Identifikationsnummer (freiwillig)').fill('DE12')
  await button(page, 'Angaben speichern').click()
  await expect(field(page, 'Umsatzsteuer-Identifikationsnummer (freiwillig)')).toHaveAccessibleDescription(
    /^Diese Umsatzsteuer-Identifikationsnummer kann nicht stimmen/,
  )
  await expect(field(page, 'Kontoinhaber (freiwillig)')).toHaveAccessibleDescription(
    /^Banken übermitteln nur lateinische Buchstaben\./,
  )
  await page.reload()
  await button(page, 'Angaben ändern').click()
  await expect(field(page, 'Straße und Hausnummer')).toHaveValue('Lindenweg 14')
  await expect(field(page, 'Land')).toHaveValue('AT')
})

test(
  'without network settlements are shown as last seen, and saving says what it needs',
  offline,
  async ({ page, context, settled, signIn }) => {
    const { person, event, settlementId } = await settled({ complete: true })
    await signIn(person)
    await page.goto(`/speaker-confirmations/${settlementId}`)
    await installed(page)
    await expect(page.getByText('Lesewerkstatt')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^Offline – Stand/)).toBeVisible()
    await expect(page.getByText(event.name)).toBeVisible()
    await expect(page.getByText(/^Zum Speichern brauchen Sie eine Verbindung\./)).toBeVisible()
  },
)

test("nobody reaches somebody else's settlement", async ({ page, given, settled, signIn }) => {
  const { settlementId } = await settled()
  await signIn(await given.account({ isLecturer: true }))
  await page.goto(`/speaker-confirmations/${settlementId}`)
  await expect(heading(page, 'Diese Abrechnung gibt es nicht')).toBeVisible()
})
