import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sized } from '../../../test/sizes.ts'
import { writeXlsx } from '../../common/table-files.service.ts'
import { formulaWithoutResult, unnamedError } from './cell-faults.ts'
import { readTable } from './read-table.ts'
import { workbookOf } from './workbook.fixture.ts'
import { mostUnpacked } from './xlsx.ts'

const cellsOf = async (bytes: Uint8Array) => (await readTable(bytes, 20_000)).rows.map(({ cells }) => cells)
const sentenceOf = (bytes: Uint8Array) =>
  readTable(bytes, 20_000).then(
    () => 'no refusal',
    (error: Error) => error.message,
  )
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

const cell = (ref: string, value: number | string, style = 0, type = '') =>
  `<c r="${ref}" s="${style}"${type && ` t="${type}"`}><v>${value}</v></c>`

test('days, times and numbers of a workbook are what people see in Excel', async () => {
  const formats = [
    'dd.mm.yyyy',
    'h:mm',
    'dd\\.mm\\.yy hh:mm',
    '00000',
    '[h]:mm;@',
    '0.00 &quot;Stunden&quot;',
  ]
  const row = [
    cell('A1', 47_920, 1),
    cell('B1', 10 / 24, 2),
    cell('C1', 47_920 + 0.4375, 3),
    cell('D1', 1067, 4),
    cell('E1', 0.5, 5),
    cell('F1', 1.5, 6),
    cell('G1', 24),
    cell('H1', 1, 0, 'b'),
    cell('I1', '#N/A', 0, 'e'),
    '<c r="J1" t="str"><f>A1&amp;"x"</f><v>x_x0041_</v></c>',
    '<c r="K1" t="inlineStr"><is><t> Saal </t></is></c>',
    cell('M1', '2031-03-13T10:00:00', 0, 'd'),
  ].join('')
  const expected = [
    '13.03.2031',
    '10:00',
    '13.03.2031 10:30',
    '01067',
    '12:00',
    '1,5',
    '24',
    'ja',
    '#N/A',
    'xA',
    'Saal',
    '',
    '13.03.2031 10:00',
  ]
  expect(await cellsOf(workbookOf({ rows: `<row r="1">${row}</row>`, formats }))).toEqual([expected])
})

test('a formula whose result the file lacks, and an error that nobody knows, are no values and no empty cells', async () => {
  const row = [
    '<c r="A1"><f>B1+1</f></c>',
    '<c r="B1"><f>A1</f><v></v></c>',
    '<c r="C1" t="str"><f>""</f><v></v></c>',
    '<c r="D1" t="str"><f>A1</f></c>',
    cell('E1', '#NEW!', 0, 'e'),
    cell('F1', 5),
  ].join('')
  expect(await cellsOf(workbookOf({ rows: `<row r="1">${row}</row>` }))).toEqual([
    [formulaWithoutResult, formulaWithoutResult, '', formulaWithoutResult, unnamedError, '5'],
  ])
})

test('days of the system that begins in 1904 are the same days', async () => {
  const rows = `<row r="1">${cell('A1', 47_920 - 1462, 1)}${cell('B1', 0.25, 2)}</row>`
  const bytes = workbookOf({ rows, formats: ['d.m.yyyy', 'hh:mm'], is1904: true })
  expect(await cellsOf(bytes)).toEqual([['13.03.2031', '06:00']])
})

test('joined cells hold for all their rows, blank ends and rows go, texts are put together without their readings', async () => {
  const texts = ['<t>Tag</t>', '<r><t>Fr</t></r><r><t xml:space="preserve">eitag </t></r><rPh><t>x</t></rPh>']
  const rows = [
    `<row r="1">${cell('A1', 0, 0, 's')}${cell('B1', 1)}<c r="C1" s="0"/></row>`,
    `<row r="2">${cell('A2', 1, 0, 's')}${cell('B2', 2)}</row>`,
    `<row r="3"><c r="A3"/>${cell('B3', 3)}</row>`,
    '<row r="4"><c r="A4"/></row>',
    `<row r="5">${cell('C5', 4)}</row>`,
  ].join('')
  const { rows: read } = await readTable(workbookOf({ rows, texts, joined: ['A2:A1048576', 'B2:C2'] }), 10)
  expect(read).toEqual([
    { line: 1, cells: ['Tag', '1'] },
    { line: 2, cells: ['Freitag', '2'] },
    { line: 3, cells: ['Freitag', '3'] },
    { line: 5, cells: ['Freitag', '', '4'] },
  ])
})

test('what the export writes is read as it was', async () => {
  const headings = ['Titel', 'Beginn', 'Plätze']
  const rows = [['=1+1', new Date('2031-03-13T10:00:00+01:00'), 24]]
  expect(await cellsOf(await writeXlsx({ name: 'Workshops', headings, rows }))).toEqual([
    headings,
    ['=1+1', '13.03.2031 10:00', '24'],
  ])
})

test('a file with macros is read as the table that it is', async () => {
  const more = { 'xl/vbaProject.bin': new Uint8Array(2000).fill(7) }
  expect(await cellsOf(workbookOf({ rows: `<row r="1">${cell('A1', 5)}</row>`, more }))).toEqual([['5']])
})

test('a ZIP bomb is refused before it is unpacked, and one that lies about its size is cut off', async () => {
  // What counts is what a file says of itself; one that is as large as it says takes ten seconds to make.
  const sheet = new Uint8Array(sized(mostUnpacked + 1, 1_000_000)).fill(32)
  const book = Buffer.from(
    workbookOf({ rows: '', more: { 'xl/worksheets/sheet1.xml': [sheet, { level: 1 }] } }),
  )
  expect(book.length).toBeLessThan(5_000_000)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(sheet.length)
  const claiming = (bytes: number) => {
    const changed = Buffer.from(book)
    for (let at = book.indexOf(size); at >= 0; at = book.indexOf(size, at + 4))
      changed.writeUInt32LE(bytes, at)
    return changed
  }
  expect(await sentenceOf(claiming(mostUnpacked + 1))).toBe(
    'Die Datei ist ausgepackt größer als 250 MB. Bitte teilen Sie sie auf.',
  )
  expect(await sentenceOf(claiming(1000))).toMatch(/^Die Datei ist beschädigt/)
}, 60_000)

test('entities that a file defines itself do not grow', async () => {
  const laughs = '<!DOCTYPE x [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;">]>'
  const book = `${laughs}<worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`
  expect(
    await sentenceOf(workbookOf({ rows: '', more: { 'xl/worksheets/sheet1.xml': Buffer.from(book) } })),
  ).toMatch(/^Die Datei ist beschädigt/)
})

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
test.each<[string, Uint8Array, RegExp]>([
  ['a file of the old Excel', Uint8Array.from([...compound, ...new Uint8Array(600)]), /alten Excel/],
  [
    'an encrypted file',
    Buffer.concat([Uint8Array.from(compound), utf16('EncryptedPackage')]),
    /mit einem Kennwort geschützt/,
  ],
  ['a binary workbook', zipSync({ 'xl/workbook.bin': new Uint8Array(9) }), /\.xlsb/],
  ['another ZIP', zipSync({ 'content.xml': new Uint8Array(9) }), /keine Excel-Datei/],
  ['a broken ZIP', workbookOf({ rows: '' }).subarray(0, -60), /beschädigt/],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3]), /keine Tabelle/],
  ['a book without sheets', zipSync({ 'xl/workbook.xml': Buffer.from('<workbook/>') }), /beschädigt/],
  ['a quotation mark that nothing closes', Buffer.from('A;B\n1;"2\n3;4\n'), /^Nach Zeile 1 öffnet sich/],
  ['a text behind a quoted one', Buffer.from('A;B\n1;"2" x\n'), /^Nach Zeile 1 steht hinter/],
  ['too many rows', Buffer.from('Titel\n'.repeat(20_001)), /mehr als 20\.000 Zeilen/],
])('%s is refused with a sentence', async (_name, bytes, sentence) => {
  expect(await sentenceOf(bytes)).toMatch(sentence)
})

test('50 MB with pictures are read within seconds, and the server answers meanwhile', async () => {
  const noise = crypto.getRandomValues(new Uint8Array(65_536))
  const picture = Buffer.alloc(50_000_000, noise.subarray(0, 65_521))
  const bytes = workbookOf({
    rows: `<row r="1">${cell('A1', 5)}</row>`,
    more: { 'xl/media/image1.png': [picture, { level: 0 }] },
  })
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  expect(await cellsOf(bytes)).toEqual([['5']])
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
}, 30_000)
