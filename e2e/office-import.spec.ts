import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, link, pageTitle } from './screen.ts'

type Talk = { guid: string; title: string; start: string; person: string }

const schedule = (acronym: string, day: string, talks: Talk[]) => {
  const events = talks.map(({ person, start, ...talk }) => ({
    ...talk,
    date: `${day}T${start}:00+01:00`,
    duration: '01:30',
    persons: [{ public_name: person }],
  }))
  const conference = { acronym, title: 'Herbsttagung', days: [{ date: day, rooms: { Turnhalle: events } }] }
  return Buffer.from(JSON.stringify({ schedule: { version: '2.0', conference } }))
}

const reading = { guid: '1', title: 'Lesen', start: '10:00', person: 'Anna Berg' }
const counting = { guid: '2', title: 'Rechnen', start: '12:00', person: 'Ben Ott' }

test('the office reads a programme in, changes a title, decides at the next version whose title counts, and a second tab is told', {
  tag: '@desktop',
}, async ({ page, given, signIn, context }) => {
  const event = await given.event({ name: `Herbsttagung ${crypto.randomUUID().slice(0, 4)}` })
  const day = event.startsAt.toISOString().slice(0, 10)
  const choose = async (where: Page, talks: Talk[] | Buffer) => {
    const buffer = Array.isArray(talks) ? schedule(event.name, day, talks) : talks
    await where.getByLabel(/^Programmdatei wählen|Andere Datei wählen$/).setInputFiles({
      name: 'programm.json',
      mimeType: '',
      buffer,
    })
    await button(where, 'Datei prüfen').click()
  }
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/events/${event.id}/show`)
  await link(page, 'Programmdatei einlesen').click()
  await expect(pageTitle(page, 'Programm einlesen')).toBeVisible()
  await choose(page, Buffer.from('Programm der Tagung'))
  await expect(
    page.getByText('Zeile 1: Die Datei ist weder ein Programm in JSON noch eines in XML.'),
  ).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await choose(page, [reading, counting])
  await expect(page.getByText(/^6\sneu, 1\sbleibt – noch nichts geschrieben$/)).toBeVisible()
  await button(page, 'Übernehmen').click()
  await expect(page.getByText(/– übernommen$/)).toBeVisible()

  await page.goto(`/verwaltung/workshops?filter=${JSON.stringify({ event: event.id })}`)
  await page.getByRole('row', { name: /Lesen/ }).click()
  await link(page, 'Bearbeiten').click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vorlesen für Große')
  await button(page, 'Änderungen speichern').click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()

  const newer = [
    { ...reading, title: 'Lesen II', start: '14:00' },
    { guid: '3', title: 'Singen', start: '12:00', person: 'Carla Neu' },
  ]
  const other = await context.newPage()
  for (const where of [page, other]) {
    await where.goto(`/verwaltung/events/${event.id}/programme`)
    await choose(where, newer)
  }
  const items = page.getByRole('list', { name: 'Was die Datei ändert' })
  await expect(items.getByText('Kein Termin davon steht mehr in der Datei.')).toBeVisible()
  await expect(items.getByRole('group', { name: 'Name: wessen Angabe gilt?' })).toBeVisible()
  await page.getByRole('radio', { name: 'Datei Lesen II' }).check()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Übernehmen').click()
  await expect(page.getByText(/– übernommen$/)).toBeVisible()

  await button(other, 'Übernehmen').click()
  await expect(other.getByText(/^Inzwischen hat sich etwas geändert/)).toBeVisible()
  await expect(other.getByText(/^1\sbleibt – noch nichts geschrieben/)).toBeVisible()
  await link(page, 'Zur Veranstaltung').click()
  await expect(link(page, 'Lesen II')).toBeVisible()
})
