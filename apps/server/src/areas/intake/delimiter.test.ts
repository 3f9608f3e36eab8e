import * as contract from '@tafelrunde/contract/admin/intakes'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { workbookOf } from '../../platform/tables/workbook.fixture.ts'
import { intakesIn } from './intake.fixture.ts'
import { intakeSources } from './intake.tables.ts'

const testApp = await buildTestApp()
const { as, deps, given } = testApp
const okka = await given.staff()
const { apply, correct, rowsOf, split, uploaded } = intakesIn(testApp, okka)

test('a description with four commas leaves a table of semicolons as it is', async () => {
  const event = await given.event()
  const file =
    'Titel;Beschreibung;Tag;Beginn;Ende\nLesen;laut, leise, langsam, schnell, gern;12.03.2027;10:00;11:00\nMalen;;12.03.2027;12:00;13:00\n'
  const intake = await uploaded({ event: event.id, file })
  expect(intake).toMatchObject({ delimiter: 'semicolon', missing: [], counts: { new: 2, faulty: 0 } })
})

test('the sign that parts the columns is changed in the preview, and the file read anew', async () => {
  const file = 'Raum,Plätze;Haus\nAula,120;Alt"bau\nSaal,80;Neubau\n'
  const intake = await uploaded({ kind: 'rooms', file })
  expect(intake).toMatchObject({
    delimiter: 'semicolon',
    headings: ['Raum,Plätze', 'Haus'],
    missing: ['Raum'],
  })
  const changed = await split(intake, 'comma')
  expect(changed).toMatchObject({
    delimiter: 'comma',
    headings: ['Raum', 'Plätze;Haus'],
    missing: [],
    counts: { rows: 2, new: 2, faulty: 0 },
    consequences: ['Neu: 2 Räume.'],
  })
  expect(changed.version).toBeGreaterThan(intake.version)
  await expect(apply(intake)).rejects.toMatchObject({ body: { code: 'changed' } })
  await correct(changed, 2, 'name', 'Foyer')
  const again = await split(changed, 'semicolon')
  expect(again).toMatchObject({ delimiter: 'semicolon', headings: ['Raum,Plätze', 'Haus'] })
  const back = await split(again, 'comma')
  expect(await rowsOf(back)).toMatchObject([
    { line: 2, cells: { name: 'Aula' }, outcome: 'new' },
    { line: 3, cells: { name: 'Saal' }, outcome: 'new' },
  ])
  expect((await split(back, 'comma')).version).toBe(back.version)
})

test('a sign with which the file is no table is refused at its field, and everything stays as it was', async () => {
  const intake = await uploaded({ kind: 'rooms', file: 'Raum;Haus\nAula,"Alt;bau\n' })
  await expect(split(intake, 'comma')).rejects.toMatchObject({
    status: 400,
    body: { delimiter: [expect.stringMatching(/^Nach Zeile 1 öffnet sich ein Anführungszeichen/)] },
  })
  await expect(as(okka)(contract.getIntake, { params: { id: intake.id } })).resolves.toEqual(intake)
  expect(await rowsOf(intake)).toMatchObject([{ line: 2, cells: { name: 'Aula,"Alt' } }])
})

test('a workbook, a written table and somebody else’s have no sign to be changed', async () => {
  const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
  const rows = `<row r="1">${text('A1', 'Raum')}</row><row r="2">${text('A2', 'Aula')}</row>`
  const workbook = await uploaded({ kind: 'rooms', file: workbookOf({ rows }) })
  expect(workbook.delimiter).toBe(null)
  await expect(split(workbook, 'comma')).rejects.toMatchObject({
    status: 400,
    body: { delimiter: [expect.stringContaining('keine CSV-Datei')] },
  })
  const own = await uploaded({ kind: 'rooms', file: 'Raum;Plätze\nWerkraum;12\n' })
  const params = { id: own.id }
  await expect(
    as(await given.staff())(contract.splitIntake, { params, body: { delimiter: 'comma' } }),
  ).rejects.toMatchObject({ status: 404 })
  await deps.db.delete(intakeSources)
  await expect(split(own, 'comma')).rejects.toMatchObject({ status: 400 })
  const fresh = await uploaded({ kind: 'rooms', file: 'Raum;Plätze\nWerkraum;12\n' })
  await apply(fresh)
  expect(await deps.db.$count(intakeSources)).toBe(0)
  await expect(split(fresh, 'comma')).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
})
