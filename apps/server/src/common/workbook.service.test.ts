import { buffer } from 'node:stream/consumers'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { unzipped } from '../../test/read/unzipped.ts'
import { type Cell, type Table, writeWorkbook } from './workbook.service.ts'

/** The sheets of a workbook as another program reads them. */
const readBack = async (tables: Table[], mostRows?: number) => {
  const sheets = await readXlsxFile(await buffer(writeWorkbook(tables, mostRows)))
  return sheets.map(({ sheet, data }) => ({ sheet, data }))
}

test('every row of a table that comes in parts is there, in their order', async () => {
  const rows = async function* () {
    for (const part of [0, 1, 2])
      yield Array.from({ length: 700 }, (_, row): Cell[] => [part * 700 + row, `Zeile ${row}`])
  }
  const [sheet] = await readBack([{ name: 'Liste', headings: ['Nummer', 'Text'], rows: rows() }])
  expect(sheet?.data).toHaveLength(2101)
  expect(sheet?.data.slice(1).map(([number]) => number)).toEqual(
    Array.from({ length: 2100 }, (_, row) => row),
  )
})

test('a table of more rows than a sheet can have goes on in the next one, below the same headings', async () => {
  const rows = [[['a'], ['b']], [['c']], [['d'], ['e']]]
  const more = { name: 'Danach', headings: ['Spalte'], rows: [[['z']]] }
  expect(await readBack([{ name: 'Liste', headings: ['Spalte'], rows }, more], 2)).toEqual([
    { sheet: 'Liste', data: [['Spalte'], ['a'], ['b']] },
    { sheet: 'Liste 2', data: [['Spalte'], ['c'], ['d'], ['e']] },
    { sheet: 'Danach', data: [['Spalte'], ['z']] },
  ])
})

test('an empty table has its headings', async () => {
  expect(await readBack([{ name: 'Liste', headings: ['Spalte'], rows: [] }])).toEqual([
    { sheet: 'Liste', data: [['Spalte']] },
  ])
})

test('a text is what was entered, less the signs that a workbook cannot have', async () => {
  const texts = ['<b>H&M</b> "Filiale"', 'zwei\nZeilen', '🎓\u0000\u0008\uFFFE Ende', '_x0041_']
  const [sheet] = await readBack([{ name: 'A & B', headings: ['Spalte'], rows: [texts.map(text => [text])] }])
  expect(sheet).toEqual({
    sheet: 'A & B',
    data: [['Spalte'], ['<b>H&M</b> "Filiale"'], ['zwei\nZeilen'], ['🎓 Ende'], ['_x0041_']],
  })
})

test('what fails while a table is read fails the file', async () => {
  const rows = async function* () {
    yield [['a']]
    throw new Error('the database is away')
  }
  const file = buffer(writeWorkbook([{ name: 'Liste', headings: ['Spalte'], rows: rows() }]))
  await expect(file).rejects.toThrow('the database is away')
})

test('columns beyond Z have two letters', async () => {
  const headings = Array.from({ length: 28 }, (_, column) => `Spalte ${column}`)
  const files = unzipped(await buffer(writeWorkbook([{ name: 'Liste', headings, rows: [] }])))
  expect(files['xl/worksheets/sheet1.xml']).toMatch(/r="Z1".*r="AA1".*r="AB1"/)
})
