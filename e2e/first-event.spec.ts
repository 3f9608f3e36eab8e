import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { givenIn } from '../apps/server/test/given.ts'
import { createDatabase } from '../apps/server/test/servers/cluster.ts'
import { test as base, expect, inDays, logIn, newPassword, password } from './house/fixtures.ts'
import { startServer } from './house/server.ts'
import { programme } from './measures/programme-table.ts'
import { boardChip, button, field, link, pageTitle } from './screen.ts'

const superuser = 'leitung@verband.example'

/** An installation in which there is nothing yet. */
const test = base.extend<{ empty: Awaited<ReturnType<typeof startServer>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from here
  empty: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'empty-'))
    const url = await createDatabase(
      process.env.E2E_CLUSTER_URL ?? '',
      `empty_${crypto.randomUUID().slice(0, 8)}`,
    )
    const server = await startServer(url, folder, { demo: false })
    await use(server)
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  },
  baseURL: ({ empty }, use) => use(empty.origin),
})

const local = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T')

test('from an empty installation to an open registration with the Verwaltung alone, and on to the next year', {
  tag: '@desktop',
}, async ({ page, empty, openContext }) => {
  const { stdout } = await empty.command('create-superuser', '--email', superuser, '--password', newPassword)
  expect(stdout).toContain('angelegt')
  await page.goto('/verwaltung/')
  await field(page, 'E-Mail-Adresse').fill(superuser)
  await field(page, 'Passwort').fill(newPassword)
  await button(page, 'Anmelden').click()

  // Who we are, and where we meet.
  await link(page, 'Einstellungen').click()
  await field(page, 'Name *').fill('Lehrerverband Auental')
  await button(page, 'Änderungen speichern').click()
  await expect(page.getByText(/Name: von .* zu „Lehrerverband Auental“/)).toBeVisible()
  await link(page, 'Räume').click()
  for (const name of ['Saal 1', 'Saal 2']) {
    await link(page, 'Anlegen').first().click()
    await field(page, 'Name *').fill(name)
    await field(page, 'Plätze').fill('24')
    await button(page, 'Anlegen').click()
    await expect(pageTitle(page, name)).toBeVisible()
    await link(page, 'Räume').click()
  }

  // The event and its workshops; a table with faults is mended in `office-intake.spec.ts`.
  await link(page, 'Veranstaltungen').click()
  await link(page, 'Anlegen').first().click()
  await field(page, 'Name *').fill('Herbsttagung')
  await field(page, 'Beginn *').fill(local(inDays(60, '08:00')))
  await field(page, 'Ende *').fill(local(inDays(61, '18:00')))
  await field(page, 'Ort').fill('Gesamtschule Auental')
  await button(page, 'Als Entwurf anlegen').click()
  await expect(pageTitle(page, 'Herbsttagung')).toBeVisible()
  const event = page.url()
  await link(page, 'aus Excel einlesen').click()
  await page
    .getByLabel(/^Excel- oder CSV-Datei wählen/)
    .setInputFiles({ name: 'Programm.xlsx', mimeType: '', buffer: await programme(12) })
  await button(page, 'Tabelle prüfen').click()
  await page.getByText(/Spalten zuordnen/).click()
  await page.getByLabel('Spalte der Datei für Referenten').selectOption('Name, Vorname')
  await expect(page.getByRole('columnheader', { name: /^Referenten/ })).toBeVisible()
  await expect(page.getByText('12 Zeilen, kein Fehler – noch nichts geschrieben')).toBeVisible()
  await button(page, '12 Termine übernehmen').click()
  await expect(page.getByText('12 Zeilen übernommen')).toBeVisible()

  // The plan: one workshop an hour later than the table had it.
  await page.goto(`${event.replace('/show', '')}/plan`)
  const block = page.getByRole('region', { name: 'Raumplan' }).getByRole('button', { name: /^Übung 1:/ })
  await block.focus()
  await page.keyboard.press('Enter')
  for (let quarter = 0; quarter < 2; quarter++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await button(page, 'Veröffentlichen (1)').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Plan veröffentlichen' }).click()
  await expect(page.getByText(/ist veröffentlicht\./)).toBeVisible()

  // What exhibitors find.
  await page.goto(event)
  await link(page, 'Preisliste').click()
  const tables = page.getByRole('group', { name: 'Tische' })
  await tables.getByLabel('Tische anbieten').check()
  await tables.getByLabel('Preis netto in Euro *').fill('120')
  await button(page, 'Änderungen speichern').click()
  await page.goto(event)
  await link(page, 'Hallenplan').click()
  await button(page, 'Hallenplan anlegen').click()
  await field(page, 'Name der Halle *').fill('Foyer')
  await field(page, 'ab Tisch').fill('A1')
  await field(page, 'Anzahl').fill('4')
  await button(page, 'Nebeneinander aufstellen').click()
  await button(page, 'Änderungen speichern').click()

  // Open, and seen by a teacher.
  await page.goto(event)
  for (const step of ['Ankündigen', 'Anmeldung öffnen']) {
    await button(page, step).click()
    await page.getByRole('dialog').getByRole('button', { name: step }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(page.getByText('Anmeldung offen', { exact: true }).first()).toBeVisible()
  const deps = await empty.connect()
  const email = 'lehrerin@schule.example'
  await givenIn(deps).account({ email, passwordHash: await deps.passwords.hash(password) })
  await deps.close()
  const app = await (await openContext()).newPage()
  await logIn(app, email)
  await app.goto('/app/tabs/event')
  await app.getByRole('link', { name: /Herbsttagung/ }).click()
  // The list, before which the event's page comes up, has a button of that name as well.
  await button(app, 'Platz sichern').and(app.locator(':not(.tab *)')).click()
  await expect(boardChip(app, 'Angemeldet')).toBeVisible()
  await expect(app.getByText('Gesamtschule Auental').filter({ visible: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Anmelden kann sich noch niemand.')).toBeHidden()

  // And the same again next year.
  await button(page, 'Kopieren').click()
  await page.getByRole('dialog').getByLabel('Name').fill('Herbsttagung im nächsten Jahr')
  await page
    .getByRole('dialog')
    .getByLabel('Erster Tag')
    .fill(local(inDays(425, '08:00')).slice(0, 10))
  await page.getByRole('dialog').getByRole('button', { name: 'Veranstaltung kopieren' }).click()
  await expect(pageTitle(page, 'Herbsttagung im nächsten Jahr')).toBeVisible()
  await expect(link(page, '12 Workshops')).toBeVisible()
  await link(page, 'Preisliste').click()
  await expect(tables.getByLabel('Preis netto in Euro *')).toHaveValue('120,00')
})
