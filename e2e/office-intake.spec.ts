import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { dayText, programme } from './measures/programme-table.ts'
import { button, link, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

test(
  'the office takes over sixty workshops from Excel, mends three rows in the preview, and doubles nothing the second time',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: `Herbsttagung ${crypto.randomUUID().slice(0, 4)}` })
    await signIn(await given.account({ isStaff: true }))
    const upload = async () => {
      await page.goto(`/verwaltung/intakes?event=${event.id}`)
      await expect(page.getByRole('combobox', { name: 'Veranstaltung *' })).toHaveText(event.name)
      const buffer = await programme()
      await page
        .getByLabel(/^Excel- oder CSV-Datei wählen/)
        .setInputFiles({ name: 'Programm.xlsx', mimeType: '', buffer })
      await button(page, 'Tabelle prüfen').click()
      await expect(pageTitle(page, 'Workshops mit Terminen aus Excel')).toBeVisible()
    }

    await page.goto('/verwaltung/intakes')
    await button(page, 'Tabelle prüfen').click()
    await expect(page.getByText('Bitte wählen Sie eine Datei.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    await upload()
    await expect(page.getByText('Bitte sagen Sie, welche Spalte der Datei das ist: Referenten.')).toBeHidden()
    await expect(page.getByText('60 Zeilen, 3 Zeilen mit Fehlern – noch nichts geschrieben')).toBeVisible()
    await expect(button(page, 'Termine übernehmen')).toBeDisabled()
    await page.getByText(/Spalten zuordnen/).click()
    await page.getByLabel('Spalte der Datei für Referenten').selectOption('Name, Vorname')
    await expect(page.getByRole('columnheader', { name: /^Referenten/ })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    await button(page, 'Nur Fehler · 3').click()
    await page.getByRole('button', { name: '„30“ nehmen' }).click()
    await expect(page.getByText('60 Zeilen, 2 Zeilen mit Fehlern – noch nichts geschrieben')).toBeVisible()
    await page.getByRole('button', { name: `„${dayText(event.startsAt)}“ nehmen` }).click()
    await expect(page.getByText('60 Zeilen, 1 Zeile mit Fehlern – noch nichts geschrieben')).toBeVisible()
    const start = page.getByLabel('Beginn, Zeile 24', { exact: true })
    await expect(start).toHaveAccessibleDescription(
      'Beginn: „nachmittags“ ist keine Uhrzeit. Gemeint ist eine wie 10:30.',
    )
    await start.fill('9 Uhr')
    await start.press('Enter')
    await expect(page.getByText('60 Zeilen, kein Fehler – noch nichts geschrieben')).toBeVisible()
    await expect(page.getByText('Neu: 60 Workshops und 60 Termine.')).toBeVisible()
    await button(page, '60 Termine übernehmen').click()
    await expect(page.getByText('60 Zeilen übernommen')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await link(page, 'Zur Veranstaltung').click()
    await expect(link(page, '60 Workshops')).toBeVisible()

    await upload()
    await expect(page.getByText('57 gleich')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /^Referenten/ })).toBeVisible()
  },
)
