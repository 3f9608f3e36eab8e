import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { workbookOf } from './workbook.fixture.ts'

const cellsOf = async (book: Parameters<typeof workbookOf>[0]) =>
  (await readTable(workbookOf(book), 10)).rows.map(({ cells }) => cells)

const shared = { rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>', texts: ['<t>Aula</t>'] }

test.each([
  'sharedStrings2.xml',
  '/xl/sharedStrings1.xml',
  'texts/shared.xml',
  '../strings.xml',
  '/strings.xml',
])('shared texts are where the workbook says, here %s, and not where they usually are', async textsPath => {
  const more = { 'xl/sharedStrings.xml': strToU8('<sst><si><t>alt</t></si></sst>') }
  expect(await cellsOf({ ...shared, textsPath, more })).toEqual([['Aula']])
})

test.each([' state="show"', ' state="visible"', ' state=""', ' state="sichtbar"', ''])(
  'a sheet with%s is seen',
  async sheet => {
    expect(await cellsOf({ ...shared, sheet })).toEqual([['Aula']])
  },
)

test.each([' state="hidden"', ' state="veryHidden"'])('a sheet with%s is not', async sheet => {
  await expect(cellsOf({ ...shared, sheet })).rejects.toThrow(/beschädigt/)
})

test.each<[string, number, string]>([
  ['"D-"00000', 417, 'D-00417'],
  ['"Mitglied Nr. "00000', 1067, 'Mitglied Nr. 01067'],
  ['\\M\\-00000', 417, 'M-00417'],
  ['"Haus; "0', 3, 'Haus; 3'],
  ['"Saal "0', 5, 'Saal 5'],
  ['0"a"', 12, '12a'],
  ['0" Plätze"', 24, '24 Plätze'],
  ['000\\-000', 12_345, '012-345'],
  ['00 00', 123_456, '1234 56'],
  ['[$D-]00000', 417, 'D00417'],
  ['[Red]"K"000;[Blue]"K"-000', 7, 'K007'],
  ['00000', 1067, '01067'],
  ['00000', 0, '00000'],
  ['00000', 123_456, '123456'],
  ['00000', -7, '-00007'],
  ['"#"##0', 0, '#0'],
  ['0', 24, '24'],
  ['General', 24, '24'],
  ['General" Std."', 24, '24'],
  ['#,##0.00 "Stunden"', 1.5, '1,5'],
  ['0%', 0.5, '0,5'],
  ['dd.mm.yyyy" (Datum)"', 47_920, '13.03.2031'],
  ['"am "d.m.', 47_920, '13.03.2031'],
  ['@', 24, '24'],
])('a number with the format %s is %d as Excel shows it', async (code, value, shown) => {
  const formats = [code.replaceAll('"', '&quot;')]
  const rows = `<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>`
  expect(await cellsOf({ rows, formats })).toEqual([[shown]])
})
