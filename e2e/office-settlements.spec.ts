import { approveSettlement } from '@tafelrunde/contract/admin/money/settlements'
import { changeLecturerData, listLecturerData } from '@tafelrunde/contract/lecturers/lecturer-data'
import { changeSettlement, followBank } from '@tafelrunde/contract/lecturers/settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { sentBackEntry } from '../apps/server/src/areas/invoices/bank/sent-back.fixture.ts'
import { statementOf } from '../apps/server/src/areas/invoices/bank/statement.fixture.ts'
import { writePayment } from '../apps/server/src/areas/payments/backdated.service.ts'
import { lockApproved } from '../apps/server/src/areas/settlements/settlements.service.ts'
import { inTransaction } from '../apps/server/src/platform/db/database.ts'
import { faultsOf } from './axe.ts'
import { expect, inDays } from './house/fixtures.ts'
import { downloadOf } from './papers.ts'
import { button, pageTitle } from './screen.ts'
import { test } from './settled.ts'

test('the office compares a settlement with its receipts, approves it, pays it in a run that it has seen before, and takes the run back', {
  tag: '@desktop',
}, async ({ page, given, settled, addReceipt, signIn, callAs }) => {
  const { person, event, settlementId: id } = await settled({ complete: true })
  const lecturer = await callAs(person)
  const picture = await addReceipt(person, 'Parkschein.png', await page.screenshot())
  const pdf = await addReceipt(person, 'Kopierladen.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'))
  const expenses = [
    { text: 'Parken', cents: 450, receipt: picture },
    { text: 'Kopien', cents: 1_240, receipt: pdf },
  ]
  await lecturer(changeSettlement, { params: { id }, body: { expenses, submit: true } })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/settlements/${id}/show`)
  await expect(pageTitle(page, `${person.firstName} ${person.lastName}, ${event.name}`)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Summe/ })).toContainText('196,90')
  const receipt = page.getByRole('region', { name: /^Beleg/ })
  await expect(receipt.getByRole('img', { name: 'Beleg Parkschein.png' })).toHaveJSProperty('complete', true)
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Beleg: Kopierladen.pdf').click()
  await expect(receipt.getByRole('heading')).toHaveText('Beleg: Kopien, 12,40\u00A0€')
  // The shell of Chromium shows no PDFs, so it says so; the whole browser shows it.
  const isShown = receipt.getByTitle('Beleg Kopierladen.pdf')
  await expect(isShown.or(receipt.getByText(/lässt sich hier nicht anzeigen/))).toBeVisible()
  const kept = page.waitForEvent('download')
  await receipt.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await kept).suggestedFilename()).toBe('Kopierladen.pdf')
  const question = page.getByRole('dialog')
  await button(page, 'Zurückgeben').click()
  await question.getByRole('button', { name: 'Zurückgeben' }).click()
  await expect(question.getByRole('alert')).toHaveText(/Bitte geben Sie den Grund an/)
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(question).toBeHidden()
  await button(page, 'Freigeben').click()
  await question.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByRole('region', { name: 'Abrechnung' })).toContainText('freigegeben')

  await page.goto(`/verwaltung/settlements?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`)
  await button(page, 'Zahlungsdatei erstellen').click()
  await expect(question).toContainText(/^.*1\u00A0Überweisung über zusammen 196,90\u00A0€/)
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Zahlungsdatei erstellen' }).click()
  await expect(page.getByRole('row', { name: new RegExp(person.lastName) })).toContainText('bezahlt')
  await button(page, 'Für die Steuerberatung').click()
  const taxStatement = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await taxStatement).suggestedFilename()).toBe('Honorare und Auslagen.xlsx')
  await expect(question).toBeHidden()
  await button(page, 'Zahlungsdateien').click()
  expect(await faultsOf(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await question.getByRole('button', { name: /^Datei \d+ laden$/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.xml$/)

  await question.getByRole('button', { name: /^Zahlungslauf \d+ zurücknehmen$/ }).click()
  const undo = page.getByRole('dialog', { name: /^Zahlungslauf \d+ zurücknehmen$/ })
  await expect(undo).toContainText(/1\u00A0Überweisung über zusammen 196,90\u00A0€/)
  await undo.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(undo.getByRole('alert')).toHaveText('Bitte geben Sie den Grund an.')
  expect(await faultsOf(page)).toEqual([])
  await undo.getByRole('textbox', { name: 'Grund' }).fill('Das Konto des Verbands wechselt.')
  await undo.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(question).toContainText(/zurückgenommen .*: Das Konto des Verbands wechselt\./)
  await expect(question.getByRole('button', { name: /^Datei \d+ laden$/ })).toBeHidden()
  await question.getByText('1\u00A0Abrechnung').click()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('link', { name: `${person.firstName} ${person.lastName}` }).click()
  await expect(page.getByRole('region', { name: 'Abrechnung' })).toContainText('freigegeben')
})

test('the office compares both accounts before a run, and has the settlement follow to the one that is asked for', {
  tag: '@desktop',
}, async ({ page, given, settled, signIn, callAs }) => {
  const { person, event, settlementId: id } = await settled({ complete: true })
  const lecturer = await callAs(person)
  const iban = 'DE02120300000000202051'
  await lecturer(changeSettlement, { params: { id }, body: { submit: true } })
  const { results } = await lecturer(listLecturerData, { query: {} })
  await lecturer(changeLecturerData, { params: { id: results[0]?.id ?? 0 }, body: { iban } })
  await lecturer(followBank, { body: { ids: [id], iban } })
  const staff = await given.account({ isStaff: true })
  await (await callAs(staff))(approveSettlement, { params: { id } })
  await signIn(staff)
  await page.goto(`/verwaltung/settlements?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`)
  await expect(page.getByRole('row', { name: new RegExp(person.lastName) })).toContainText(
    'anderes Konto gewünscht',
  )
  const question = page.getByRole('dialog')
  await button(page, 'Zahlungsdatei erstellen').click()
  await expect(question).toContainText(/0130.00 .*, nicht auf DE02.*gewünscht, noch nicht entschieden/)
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('link', { name: `${person.firstName} ${person.lastName}` }).click()
  const account = page.getByRole('region', { name: 'Konto' })
  await expect(account).toContainText('Eingereicht mit')
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Neues Konto übernehmen').click()
  await question.getByRole('button', { name: 'Neues Konto übernehmen' }).click()
  await expect(account).toContainText(/Überweisung auf.*DE02/)
  await expect(page.getByRole('region', { name: 'Weg' })).toContainText('anderes Konto')
})

test('the office approves chosen settlements at once, reads before how many, how much and which not, and gets what is waived confirmed', {
  tag: '@desktop',
}, async ({ page, given, settled, signIn, callAs }) => {
  const { person, event, settlementId: id } = await settled({ complete: true })
  const lecturer = await callAs(person)
  await signIn(await given.account({ isStaff: true, isSuperuser: true }))
  await page.goto('/verwaltung/association/1')
  await button(page, 'Aufwandsspenden erlauben').click()
  const question = page.getByRole('dialog')
  for (const [label, text] of [
    ['Finanzamt', 'Musterstadt'],
    ['Steuernummer', '151/815/08156'],
    ['Datum des Bescheids', berlinDay(inDays(-400, '12:00'))],
    ['Letzter Veranlagungszeitraum', '2025'],
    ['Begünstigte Zwecke', 'Erziehung und Volksbildung'],
  ] as const)
    await question.getByLabel(label).fill(text)
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: /Erlauben|Ändern/ }).click()
  await expect(page.getByText('Musterstadt, StNr. 151/815/08156')).toBeVisible()
  await lecturer(changeSettlement, { params: { id }, body: { donated_cents: 8_000, submit: true } })
  await page.goto(`/verwaltung/settlements?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`)
  const row = page.getByRole('row', { name: new RegExp(person.lastName) })
  await expect(row).toContainText('eingereicht')
  await row.getByRole('checkbox').check()
  await button(page, 'Freigeben').click()
  await expect(question).toContainText('zusammen 100,00\u00A0€')
  await expect(question).toContainText('1\u00A0Abrechnung wird freigegeben.')
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Freigeben' }).click()
  await expect(row).toContainText('freigegeben')
  await expect(button(page, 'Zahlungsdatei erstellen')).toBeVisible()
  await page.goto(`/verwaltung/settlements/${id}/show`)
  await expect(page.getByRole('row', { name: /^Verzicht als Spende/ })).toContainText('−80,00\u00A0€')
  const loads = button(page, 'Zuwendungsbestätigung laden')
  await expect(async () => {
    await page.reload()
    await expect(loads).toBeVisible({ timeout: 2_000 })
  }).toPass()
  expect(await faultsOf(page)).toEqual([])
  const donation = await downloadOf(page, loads)
  expect(donation.name).toMatch(/^Zuwendungsbestätigung Z-.*\.pdf$/)
  expect(donation.text).toContain('achtzig Euro')
})

test('a transfer that the bank gave back opens its settlement, and is paid again once its account was looked at', {
  tag: '@desktop',
}, async ({ page, given, server, settled, signIn, callAs }) => {
  const { person, event, settlementId: id } = await settled({ complete: true })
  await (await callAs(person))(changeSettlement, { params: { id }, body: { submit: true } })
  const staff = await given.account({ isStaff: true })
  await (await callAs(staff))(approveSettlement, { params: { id } })
  await inTransaction(server.deps.db, async tx => {
    const paid = await lockApproved(tx, event.id)
    const ago = paid.map(one => ({ ...one, event: { ...one.event, endsAt: inDays(-30, '12:00') } }))
    await writePayment(tx, event.id, ago, 'Britta Büro')
  })
  const back = { cents: 18_000, fee: 300, endToEnd: `ABRECHNUNG-${id}`, text: `ABRECHNUNG-${id}` }
  const day = berlinDay(inDays(-1, '12:00'))
  const buffer = statementOf([sentBackEntry({ ...back, day })], true, `Z-${id}`)

  await signIn(staff)
  await page.goto('/verwaltung/invoices/bank')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Umsätze.xml', mimeType: 'application/xml', buffer })
  await button(page, 'Datei prüfen').click()
  await expect(page.getByText('Grund: Konto aufgelöst (AC04)')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Abrechnung .* wieder öffnen$/ })).toBeChecked()
  await expect(page.getByText('1\u00A0Rücküberweisung – noch nichts verbucht')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Zahlungen verbuchen').click()
  const row = page.getByRole('row', { name: new RegExp(person.lastName) })
  await expect(row).toContainText('Überweisung kam zurück, Konto prüfen')
  await row.getByRole('link').click()
  const card = page.getByRole('region', { name: 'Überweisung kam zurück' })
  await expect(card).toContainText('3,00\u00A0€')
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Konto stimmt').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Konto stimmt' }).click()
  await expect(button(page, 'Konto stimmt')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Weg' })).toContainText('Konto geprüft')
  await page.goto(`/verwaltung/settlements?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`)
  await button(page, 'Zahlungsdatei erstellen').click()
  await expect(page.getByRole('dialog')).toContainText(/1\u00A0Überweisung über zusammen 180,00\u00A0€/)
})
