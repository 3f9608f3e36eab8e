import * as contract from '@tafelrunde/contract/admin/intakes'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { schooltypes } from '../schooltypes/schooltypes.tables.ts'
import { intakesIn } from './intake.fixture.ts'
import { tidyIntakes } from './intake.service.ts'
import { intakeRows } from './intake.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const okka = await given.account({ isStaff: true, firstName: 'Okka' })
const { upload, uploaded, rowsOf, apply, problemsOf, correct, map } = intakesIn(testApp, okka)
const event = await given.event()
await deps.db.insert(schooltypes).values({ name: 'Grundschule' })
const table =
  'Titel;Tag;Beginn;Ende;Plätze\nLesen;12.03.2027;10:00;11:30;24\nRechnen;13.03.2027;9 Uhr;10.30;dreißig\n'
const upTo = (file: string) => uploaded({ event: event.id, file })

test('a table is recognised by its headings, and says of each row what it does and of each fault where and why', async () => {
  const intake = await upTo(`Programm der Tagung;;;;\n\n${table}`)
  expect(intake).toMatchObject({
    kind: 'workshops',
    event: { id: event.id, name: event.name },
    file_name: 'Programm.csv',
    applied: null,
    missing: [],
    headings: ['Titel', 'Tag', 'Beginn', 'Ende', 'Plätze'],
    counts: { rows: 2, faulty: 1, new: 1, changed: 0, unchanged: 0 },
  })
  expect(await rowsOf(intake)).toMatchObject([
    { line: 4, outcome: 'new', cells: { name: 'Lesen', capacity: '24' }, problems: [] },
    { line: 5, outcome: 'faulty', cells: { name: 'Rechnen', start: '9 Uhr' } },
  ])
  expect(await problemsOf(intake)).toEqual(['5 capacity: „dreißig“ ist keine ganze Zahl. [30]'])
})

test('nothing is written until all rows are right, then all of them are; a second time is refused', async () => {
  const intake = await upTo(table)
  await expect(apply(intake)).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
  const right = await correct(intake, 3, 'capacity', '30')
  expect(right.counts).toMatchObject({ faulty: 0, new: 2 })
  const applied = await apply(right)
  expect(applied.applied).toEqual(clock.now())
  await expect(apply(applied)).rejects.toMatchObject({
    body: { detail: 'Diese Tabelle ist schon übernommen.' },
  })
  await expect(correct(applied, 3, 'capacity', '31')).rejects.toMatchObject({ status: 409 })
  expect((await upTo(table.replace('dreißig', '30'))).counts).toMatchObject({ new: 0, unchanged: 2 })
})

test('who applies what they did not see, in another tab or after somebody else, is shown it first', async () => {
  const own = await given.event()
  const first = await uploaded({ event: own.id, file: table.replace('dreißig', '30') })
  const second = await uploaded({ event: own.id, file: table.replace('dreißig', '30') })
  const changed = await correct(first, 2, 'capacity', '20')
  await expect(apply(first)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  await apply(changed)
  await expect(apply(second)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  const seen = await as(okka)(contract.getIntake, { params: { id: second.id } })
  expect(seen.counts).toMatchObject({ new: 0, changed: 1, unchanged: 1 })
  expect((await apply(seen)).applied).not.toBeNull()
})

test('columns with other headings are assigned by hand, which is remembered for the same headings', async () => {
  const file = 'Was denn;Wann denn;von;bis\nMalen;12.03.2027;12:00;13:00\n'
  const intake = await upTo(file)
  expect(intake.missing).toEqual(['Titel'])
  await expect(apply(intake)).rejects.toMatchObject({ body: { code: 'state' } })
  await expect(map(intake, { name: 0, day: 0 })).rejects.toMatchObject({
    body: { columns: ['Jede Spalte der Datei kann nur einmal zugeordnet werden.'] },
  })
  await expect(map(intake, { name: 9 })).rejects.toMatchObject({ status: 400 })
  await expect(map(intake, { nonsense: 0 })).rejects.toMatchObject({ status: 400 })
  const assigned = await map(intake, { name: 0, day: 1, start: 2, end: 3 })
  expect(assigned).toMatchObject({ missing: [], counts: { new: 1, faulty: 0 } })
  expect((await upTo(file)).missing).toEqual([])
})

test('a table belongs to whoever uploaded it, and goes after a day or with the eleventh after it', async () => {
  const imke = await given.staff()
  const intake = await upTo(table)
  const { id } = intake
  const refused = { status: 404 }
  await expect(as(imke)(contract.getIntake, { params: { id } })).rejects.toMatchObject(refused)
  await expect(as(imke)(contract.listIntakeRows, { params: { id }, query: {} })).rejects.toMatchObject(
    refused,
  )
  await expect(as(imke)(contract.deleteIntake, { params: { id } })).rejects.toMatchObject(refused)
  await expect(
    as(imke)(contract.applyIntake, { params: { id }, body: { version: 1 } }),
  ).rejects.toMatchObject(refused)
  expect((await as(imke)(contract.listIntakes, { query: {} })).count).toBe(0)
  await as(okka)(contract.deleteIntake, { params: { id } })
  for (let number = 0; number < 11; number++) await upTo(table)
  expect((await as(okka)(contract.listIntakes, { query: {} })).count).toBe(10)
  clock.passSeconds(23 * 3600)
  await inTransaction(deps.db, tx => tidyIntakes(tx, deps))
  expect(await deps.db.$count(intakeRows)).toBe(20)
  clock.passSeconds(3601)
  await inTransaction(deps.db, tx => tidyIntakes(tx, deps))
  expect(await deps.db.$count(intakeRows)).toBe(0)
})

test.each([
  ['an empty file', '', 'In der Datei steht keine Tabelle.'],
  ['headings alone', 'Titel;Tag\n', 'Unter der Kopfzeile steht keine Zeile.'],
  ['a picture', '\x89PNG\0\0\0', /^Das ist keine Tabelle/],
])('%s is refused at its field', async (_name, file, sentence) => {
  const answer = await upload({ event: event.id, file })
  expect([answer.statusCode, answer.json()]).toEqual([400, { file: [expect.stringMatching(sentence)] }])
})

test('the faulty rows are to be had as a workbook, with what is wrong with each', async () => {
  const { id } = await upTo(table)
  const url = `/api/admin/intakes/${id}/faults/`
  const { rawPayload, headers } = await app.inject({ url, headers: await bearer(okka) })
  expect(headers['content-disposition']).toContain('Fehler in Programm.xlsx')
  expect((await readTable(rawPayload, 10)).rows).toEqual([
    { line: 1, cells: ['Zeile', 'Was nicht stimmt', 'Titel', 'Tag', 'Beginn', 'Ende', 'Plätze'] },
    {
      line: 2,
      cells: [
        '3',
        'Plätze: „dreißig“ ist keine ganze Zahl.',
        'Rechnen',
        '13.03.2027',
        '9 Uhr',
        '10.30',
        'dreißig',
      ],
    },
  ])
  const stranger = await app.inject({ url, headers: await bearer(await given.staff()) })
  expect(stranger.statusCode).toBe(404)
})

test('without an event, or with an unknown one, it is refused at its field', async () => {
  expect((await upload({ file: table })).json()).toEqual({ event: ['Bitte wählen Sie die Veranstaltung.'] })
  expect((await upload({ file: table, event: 2_147_483_647 })).json()).toHaveProperty('event')
})

test('a file of 50 MB is taken, a larger one is refused with a sentence, and other uploads keep their limit', async () => {
  const row = 'Lesen;12.03.2027;10:00;11:30;24;'
  const filled = (size: number) => `${table.slice(0, 29)}Bemerkung\n${row}${'x'.repeat(size)}`
  expect((await upload({ event: event.id, file: filled(49 * 1024 * 1024) })).statusCode).toBe(201)
  const answer = await upload({ event: event.id, file: filled(50 * 1024 * 1024) })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { file: ['Die Datei ist zu groß. Sie darf höchstens 50 MB haben.'] },
  ])
}, 60_000)

test('the template explains its columns, and is itself a table that is recognised', async () => {
  const headers = await bearer(okka)
  const { rawPayload, headers: sent } = await app.inject({
    url: '/api/admin/intake-template/?kind=workshops',
    headers,
  })
  expect(sent['content-disposition']).toContain('Vorlage Workshops.xlsx')
  expect(Object.keys(unzipSync(rawPayload))).toContain('xl/worksheets/sheet2.xml')
  const [head] = (await readTable(rawPayload, 100)).rows
  expect(head?.cells.slice(0, 4)).toEqual(['Schlüssel', 'Titel', 'Beschreibung', 'Referenten'])
  const intake = await uploaded({ event: event.id, file: rawPayload, name: 'Vorlage Workshops.xlsx' })
  expect(intake.columns.every(({ column }) => column !== null)).toBe(true)
  expect(await problemsOf(intake)).toEqual([
    '2 day: Der Tag fehlt. []',
    '3 day: Der Tag fehlt. []',
    '4 day: Der Tag fehlt. []',
  ])
})
