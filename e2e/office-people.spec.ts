import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, field, link, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

/** The question before a record is deleted. */
const asked = async (page: Page, title: string) => {
  await button(page, 'Löschen').click()
  return page.getByRole('dialog', { name: title })
}

test(
  'the office makes a school type, is told of one that is there, renames and deletes it',
  desktop,
  async ({ page, given, signIn }) => {
    await signIn(await given.account({ isStaff: true }))
    await page.goto('/verwaltung/schooltypes')
    await link(page, 'Anlegen').click()
    await field(page, 'Name *').fill('GRUNDSCHULE')
    await button(page, 'Anlegen').click()
    await expect(page.getByText('Diese Schulart gibt es schon.')).toBeVisible()
    await field(page, 'Name *').fill('Waldschule')
    await button(page, 'Anlegen').click()
    await expect(pageTitle(page, 'Schularten')).toBeVisible()
    await link(page, 'Waldschule').click()
    await field(page, 'Name *').fill('Inselschule')
    await button(page, 'Änderungen speichern').click()
    await expect(pageTitle(page, 'Schularten')).toBeVisible()
    await expect(link(page, 'Waldschule')).toBeHidden()
    await link(page, 'Inselschule').click()
    await expect(page.getByText('Name: von „Waldschule“ zu „Inselschule“')).toBeVisible()
    await (await asked(page, 'Schulart löschen')).getByRole('button', { name: 'Schulart löschen' }).click()
    await expect(pageTitle(page, 'Schularten')).toBeVisible()
    await expect(link(page, 'Inselschule')).toBeHidden()
    await link(page, 'Grundschule').click()
    const question = await asked(page, 'Schulart löschen')
    await expect(question).toContainText(/Das lässt sich nicht löschen: \d+ Workshops .* hängen daran\./)
    await expect(question.getByRole('button')).toHaveText(['Schließen'])
    expect(await faultsOf(page)).toEqual([])
  },
)

test(
  'the office makes a lecturer, puts them into a workshop, and the app shows who that is',
  desktop,
  async ({ page, given, signIn }) => {
    const workshop = await given.workshop({ name: 'Schulgarten im Winter' })
    await signIn(await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' }))
    await page.goto('/verwaltung/lecturers')
    await link(page, 'Anlegen').click()
    await field(page, 'Vorname').fill('Imke')
    await button(page, 'Anlegen').click()
    await expect(page.getByText('Bitte prüfen Sie Ihre Angaben.')).toBeVisible()
    await field(page, 'Nachname *').fill('Folkerts')
    await field(page, 'Zur Person').fill('Gärtnert seit dreißig Jahren.')
    await button(page, 'Anlegen').click()
    await expect(pageTitle(page, 'Imke Folkerts')).toBeVisible()
    await expect(page.getByText('Noch bei keinem Workshop eingetragen.')).toBeVisible()

    await page.goto(`/verwaltung/workshops/${workshop.id}`)
    await page.getByLabel('Referenten').click()
    await page.getByRole('option', { name: 'Imke Folkerts' }).click()
    await button(page, 'Änderungen speichern').click()
    await link(page, 'Imke Folkerts').click()
    await link(page, 'Bearbeiten').click()
    await field(page, 'Nachname *').fill('Folkerts-Aden')
    await button(page, 'Änderungen speichern').click()
    await expect(pageTitle(page, 'Imke Folkerts-Aden')).toBeVisible()
    await expect(page.getByText('Nachname: von „Folkerts“ zu „Folkerts-Aden“')).toBeVisible()
    await link(page, 'Bearbeiten').click()
    await expect(await asked(page, 'Profil löschen')).toContainText(
      'Das lässt sich nicht löschen: 1 Workshop hängt daran.',
    )
    await page.goto(`/workshop-detail/${workshop.id}`)
    await expect(page.getByText('Imke Folkerts-Aden').first()).toBeVisible()
  },
)

test(
  'the form of a lecturer with an account says that the account counts',
  desktop,
  async ({ page, given, signIn }) => {
    const { id: accountId } = await given.account({ firstName: 'Henning', lastName: 'Voß' })
    const own = { accountId, firstName: 'H.', lastName: 'Voss' }
    const { id } = await given.lecturer((await given.workshop()).id, own)
    await signIn(await given.account({ isStaff: true }))
    await page.goto(`/verwaltung/lecturers/${id}`)
    await expect(pageTitle(page, 'Henning Voß bearbeiten')).toBeVisible()
    await expect(page.getByRole('note')).toContainText('In der App zählt, was im Konto steht')
    await expect(field(page, 'Nachname *')).toHaveValue('Voss')
    expect(await faultsOf(page)).toEqual([])
  },
)

test(
  'a form that a list leads to waits for the whole record, so that nothing typed is lost when it comes',
  desktop,
  async ({ page, given, signIn }) => {
    await signIn(await given.account({ isStaff: true }))
    await page.goto('/verwaltung/schooltypes')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/api\/admin\/schooltypes\/\d+\/$/, async route => {
      await released
      await route.continue()
    })
    const asked = page.waitForRequest(/\/api\/admin\/schooltypes\/\d+\/$/)
    await link(page, 'Gymnasium').click()
    await asked
    await expect(field(page, 'Name *')).toBeHidden()
    await expect(page.getByRole('progressbar', { name: 'Wird geladen' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    release()
    await expect(field(page, 'Name *')).toHaveValue('Gymnasium')
  },
)

test(
  'the office finds a person by their number, sees what they have, and changes their data; a superuser gives roles and erases',
  desktop,
  async ({ page, given, signIn }) => {
    const customerNumber = `K${Date.now()}`
    const person = await given.account({ firstName: 'Peer', lastName: 'Suchmann', customerNumber })
    const slot = await given.timeslot({ caption: 'Waldtag' })
    await given.participation(person, slot)
    await signIn(await given.account({ isStaff: true, isSuperuser: true, lastName: 'Harms' }))
    await page.goto('/verwaltung/')
    await expect(link(page, 'Personen')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(customerNumber)
    await page.getByRole('option', { name: 'Peer Suchmann' }).click()
    await expect(pageTitle(page, 'Peer Suchmann')).toBeVisible()
    await expect(link(page, 'Waldtag')).toBeVisible()

    await link(page, 'Bearbeiten').click()
    await field(page, 'Nachname *').fill('Findmann')
    await page.getByLabel('Referent/in').check()
    await button(page, 'Änderungen speichern').click()
    await expect(pageTitle(page, 'Peer Findmann')).toBeVisible()
    await expect(page.getByText('Nachname: von „Suchmann“ zu „Findmann“')).toBeVisible()

    await button(page, 'Konto löschen').click()
    await expect(page.getByText(/1.Anmeldung, 1.Termin, 0.Teilnahmebestätigungen/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Konto löschen' }).click()
    await expect(pageTitle(page, 'Personen')).toBeVisible()
    await field(page, 'In der Liste suchen').fill('Findmann')
    await expect(page).toHaveURL(/filter=.*Findmann/)
    await expect(page.getByRole('row', { name: /Peer Findmann/ })).toHaveCount(0)
  },
)

test(
  'the office makes an exhibitor with whom it writes to, changes the entry, and gives it a logo',
  desktop,
  async ({ page, given, signIn }) => {
    const { name: event } = await given.event({ name: 'Tag der Verlage' })
    await signIn(await given.account({ isStaff: true }))
    await page.goto('/verwaltung/exhibitors')
    await link(page, 'Anlegen').click()
    await field(page, 'Name *').fill('Lernwerk e. V.')
    await page.getByLabel('Veranstaltungen').fill('Tag der Ver')
    await page.getByRole('option', { name: event }).click()
    await field(page, 'Ansprechperson').fill('Wiebke Oltmanns')
    await field(page, 'E-Mail-Adresse').fill('oltmanns')
    await button(page, 'Anlegen').click()
    await expect(page.getByText('Geben Sie eine gültige E-Mail Adresse an.')).toBeVisible()
    await field(page, 'E-Mail-Adresse').fill('oltmanns@lernwerk.example')
    await button(page, 'Anlegen').click()
    await expect(pageTitle(page, 'Lernwerk e. V.')).toBeVisible()
    await expect(link(page, 'oltmanns@lernwerk.example')).toBeVisible()
    await link(page, 'Bearbeiten').click()
    await field(page, 'Stand').fill('A4')
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByText('Stand: „A4“ (vorher leer)')).toBeVisible()

    const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') }
    await field(page, 'Logo hochladen').setInputFiles(file)
    await expect(page.getByText(/^Laden Sie ein gültiges Bild hoch\./)).toBeVisible()
    const png = await readFile(new URL('../apps/web/public/icon-512.png', import.meta.url))
    await field(page, 'Logo hochladen').setInputFiles({ ...file, buffer: png })
    await expect(page.getByRole('img', { name: 'Logo von Lernwerk e. V.' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await button(page, 'Logo entfernen').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logo entfernen' }).click()
    await expect(field(page, 'Logo hochladen')).toBeVisible()
  },
)
