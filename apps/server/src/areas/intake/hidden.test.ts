import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { workbookOf } from '../../platform/tables/workbook.fixture.ts'
import { intakesIn } from './intake.fixture.ts'

const testApp = await buildTestApp()
const { given } = testApp
const { applied, apply, correct, leaveOut, map, rowsOf, uploaded } = intakesIn(testApp, await given.staff())

const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
const rowOf = (line: number, cells: string[], hidden = '') =>
  `<row r="${line}"${hidden}>${cells.map((value, index) => text(`${'ABCD'[index]}${line}`, value)).join('')}</row>`
/** Rooms of which one row is hidden and one filtered, with two hidden columns that hold something and many that do not. */
const book = (name: string) =>
  workbookOf({
    before: `<cols><col min="2" max="3" width="0" hidden="1"/><col min="5" max="16384" hidden="true"/></cols>`,
    rows: [
      rowOf(1, ['Raum', 'Gebäude', 'Intern', 'Plätze']),
      rowOf(2, [`${name} 1`, 'Altbau', 'x', '10']),
      rowOf(3, [`${name} 2`, 'Altbau', 'x', '20'], ' hidden="1"'),
      rowOf(4, [`${name} 3`, 'Altbau', '', '30'], ' hidden="true"'),
      rowOf(5, ['', '', '', ''], ' hidden="1"'),
    ].join(''),
  })

test('what is hidden in Excel is announced and left out, and comes with one choice and goes again', async () => {
  const intake = await uploaded({ kind: 'rooms', file: book('Saal') })
  expect(intake).toMatchObject({
    hidden: { rows: 2, columns: [1, 2], left_out: true },
    counts: { rows: 1, new: 1 },
    consequences: ['Neu: 1 Raum.'],
  })
  expect(intake.columns.find(({ field }) => field === 'building')?.column).toBe(null)
  await expect(map(intake, { name: 0, building: 1 })).rejects.toMatchObject({ status: 400 })
  const corrected = await correct(intake, 2, 'capacity', '11')
  const all = await leaveOut(corrected, false)
  expect(all).toMatchObject({
    hidden: { rows: 2, columns: [1, 2], left_out: false },
    counts: { rows: 3, new: 3 },
    consequences: ['Neu: 3 Räume.'],
  })
  expect((await rowsOf(all)).map(({ line, cells }) => [line, cells.building, cells.capacity])).toEqual([
    [2, 'Altbau', '11'],
    [3, 'Altbau', '20'],
    [4, 'Altbau', '30'],
  ])
  await expect(apply(corrected)).rejects.toMatchObject({ body: { code: 'changed' } })
  const again = await leaveOut(all, true)
  expect(again).toMatchObject({ counts: { rows: 1 }, consequences: ['Neu: 1 Raum.'] })
  expect((await rowsOf(again)).map(({ line }) => line)).toEqual([2])
  const done = await apply(again)
  expect(done.counts).toMatchObject({ rows: 1, new: 1 })
  expect((await applied({ kind: 'rooms', file: 'Raum\nSaal 1\nSaal 2\n' })).counts).toMatchObject({
    new: 1,
    unchanged: 1,
  })
})

test('faults in what is left out hold nothing up, and are told once it is taken with the others', async () => {
  const rows = [
    rowOf(1, ['Raum', 'Plätze']),
    rowOf(2, ['Küche', '10']),
    rowOf(3, ['Keller', 'viele'], ' hidden="1"'),
  ].join('')
  const intake = await uploaded({ kind: 'rooms', file: workbookOf({ rows }) })
  expect(intake.counts).toMatchObject({ rows: 1, faulty: 0 })
  const all = await leaveOut(intake, false)
  expect(all.counts).toMatchObject({ rows: 2, faulty: 1 })
  expect(await rowsOf(all, 'faulty')).toMatchObject([{ line: 3 }])
  expect((await apply(await leaveOut(all, true))).applied).not.toBeNull()
})

test('a table of which every row is hidden is there as a whole, and one without anything hidden says nothing', async () => {
  const rows = [rowOf(1, ['Raum']), rowOf(2, ['Dachboden'], ' hidden="1"')].join('')
  const intake = await uploaded({ kind: 'rooms', file: workbookOf({ rows }) })
  expect(intake).toMatchObject({ hidden: { rows: 1, columns: [], left_out: false }, counts: { rows: 1 } })
  const none = await leaveOut(intake, true)
  expect(none.counts.rows).toBe(0)
  await expect(apply(none)).rejects.toMatchObject({
    status: 409,
    body: { detail: 'Ohne die ausgeblendeten Zeilen steht keine in der Tabelle.' },
  })
  expect((await uploaded({ kind: 'rooms', file: 'Raum\nDachboden\n' })).hidden).toBe(null)
})
