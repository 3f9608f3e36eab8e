import { listRooms } from '@tafelrunde/contract/admin/events/rooms'
import { listExhibitors } from '@tafelrunde/contract/exhibitions/exhibitors'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { exhibitors } from '../directory/directory.tables.ts'
import { intakesIn } from './intake.fixture.ts'

const testApp = await buildTestApp()
const { as, deps, given } = testApp
const okka = await given.staff()
const { applied, uploaded, problemsOf } = intakesIn(testApp, okka)
const roomsOf = async () => (await as(okka)(listRooms, { query: {} })).results
const exhibitorsOf = async () => (await as()(listExhibitors, { query: {} })).results

test('rooms are made, found again by name and building, and keep what the table does not say', async () => {
  const table =
    'Saal;Haus;Etage;Sitzplätze;Technik\nAula;Altbau;EG;120;Beamer; \nRaum 1;Altbau;;24;"Tafel, Beamer, tafel"\nRaum 1;Neubau;;;\n'
  expect((await applied({ kind: 'rooms', file: table })).consequences).toEqual(['Neu: 3 Räume.'])
  expect(await roomsOf()).toMatchObject([
    { name: 'Aula', building: 'Altbau', floor: 'EG', capacity: 120, equipment: ['Beamer'] },
    { name: 'Raum 1', building: 'Altbau', capacity: 24, equipment: ['Tafel', 'Beamer'] },
    { name: 'Raum 1', building: 'Neubau', capacity: null },
  ])
  expect((await applied({ kind: 'rooms', file: table })).counts).toMatchObject({
    new: 0,
    changed: 0,
    unchanged: 3,
  })
  const again = await applied({ kind: 'rooms', file: 'Raum;Plätze\naula;100\n' })
  expect(again).toMatchObject({ counts: { changed: 1, new: 0 }, consequences: ['Geändert: 1 Raum.'] })
  expect((await roomsOf())[0]).toMatchObject({ name: 'Aula', capacity: 100, equipment: ['Beamer'] })
  const wrong = 'Raum;Gebäude;Plätze\nRaum 1;;viele\nRaum 1;;3\n;Neubau;4\n'
  expect(await problemsOf(await uploaded({ kind: 'rooms', file: wrong }))).toEqual([
    '2 capacity: „viele“ ist keine ganze Zahl. []',
    '2 name: „Raum 1“ gibt es in 2 Gebäuden. Bitte nennen Sie das Gebäude. []',
    '3 name: „Raum 1“ gibt es in 2 Gebäuden. Bitte nennen Sie das Gebäude. []',
    '3 name: Das steht schon in Zeile 2. []',
    '4 name: Der Name des Raums fehlt. []',
  ])
})

test('exhibitors come into the directory and to the event, and those with an account keep their own entry', async () => {
  const event = await given.event()
  const { id: accountId } = await given.account({ isExhibitor: true })
  await deps.db.insert(exhibitors).values({ name: 'Lernwerk', description: 'Eigener Text', accountId })
  const file =
    'Firma;Text;Homepage;Tisch\nVerlag Kreidestrich;Schulbücher;kreidestrich.example;A3\nLERNWERK;Fremder Text;;A4\n'
  const { counts, consequences } = await applied({ kind: 'exhibitors', event: event.id, file })
  expect(counts).toMatchObject({ new: 1, changed: 1 })
  expect(consequences).toEqual([
    'Neu: 1 Aussteller.',
    'Geändert: 1 Aussteller.',
    '1 davon pflegt den Eintrag selbst: Dort ändern sich nur Stand und Veranstaltung.',
  ])
  expect(await exhibitorsOf()).toMatchObject([
    { name: 'Lernwerk', description: 'Eigener Text', stand: 'A4', events: [event.id] },
    {
      name: 'Verlag Kreidestrich',
      website: 'https://kreidestrich.example/',
      stand: 'A3',
      events: [event.id],
    },
  ])
  expect((await applied({ kind: 'exhibitors', event: event.id, file })).counts).toMatchObject({
    unchanged: 2,
  })
  const wrong = 'Firma;Website\nA;kein Netz\n'
  expect(await problemsOf(await uploaded({ kind: 'exhibitors', file: wrong }))).toEqual([
    '2 website: „kein Netz“ ist keine Internetadresse. []',
  ])
})
