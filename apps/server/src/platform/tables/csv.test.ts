import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import type { Delimiter } from './row.ts'

const cellsOf = async (bytes: Uint8Array) => (await readTable(bytes, 20_000)).rows.map(({ cells }) => cells)
const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

const german = [
  ['Titel', 'Größe'],
  ['Übung; „Maß“', 'ß'],
]
const semicolons = 'Titel;Größe\r\n"Übung; „Maß“";ß\r\n;;\r\n'

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(semicolons)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${semicolons}`)],
  ['UTF-16 with a mark', utf16(`\ufeff${semicolons}`)],
  ['UTF-16 without one', utf16(semicolons)],
  ['commas', Buffer.from(semicolons.replaceAll(';', ',').replace('Übung,', 'Übung;'))],
  ['tabs', Buffer.from(semicolons.replaceAll(';', '\t').replace('Übung\t', 'Übung;'))],
  ['a line that names the sign', Buffer.from(`sep=;\n${semicolons}`)],
])('a CSV file in %s is read with its umlauts', async (_name, bytes) => {
  expect(await cellsOf(bytes)).toEqual(german)
})

test('a CSV file in Windows-1252 is read with its umlauts, its euro and its quotation marks', async () => {
  const bytes = latin('Titel;Preis\r\n\x84Gr\xf6\xdfe\x93;5 \x80  ; ; \r\n')
  expect(await cellsOf(bytes)).toEqual([
    ['Titel', 'Preis'],
    ['„Größe“', '5 €'],
  ])
})

const many = 'sehr, wirklich, ganz, und gar, ausführlich'
test.each<[string, Delimiter, number, string]>([
  [
    'descriptions have more commas than a line semicolons',
    'semicolon',
    3,
    `Titel;Text;Plätze\nLesen;${many};24\nMalen;kurz;12\n`,
  ],
  ['all but the headings have as many commas', 'semicolon', 2, 'Raum;Fläche\nAula;120,5\nSaal;80,25\n'],
  ['a title above has a comma, too', 'semicolon', 3, 'Tagung, März\n\nRaum;Plätze;Haus\nAula;12;Altbau\n'],
  ['lines are of different lengths', 'semicolon', 4, 'A;B;C;D\n1,5;2,5\n1,5;2,5;3,5\n1,5;2,5;3;4\n'],
  [
    'names stand as „last, first“ in the headings and below',
    'semicolon',
    3,
    'Name, Vorname;Mail;Nr\nVoß, Ute;a;1\n',
  ],
  [
    'quoted cells are full of semicolons and lines',
    'comma',
    2,
    'Titel,Text\nA,"x; y;\nz; ""a"";"\nB,"1;2;3"\n',
  ],
  [
    'unquoted cells have semicolons',
    'comma',
    3,
    'Titel,Referenten,Nr\nA,Voß; Harms; Ott; Abel; Kurz; Lang,1\n',
  ],
  ['an inch stands in a cell', 'semicolon', 2, 'Raum;Technik\nAula;Beamer, 60" und Ton\nSaal;Tafel\n'],
  ['descriptions have commas and semicolons', 'tab', 3, `A\tB\tC\n1\t${many}; ${many}; x\t3\n`],
])('a CSV file is parted by what most lines share: %s', async (_name, delimiter, width, text) => {
  const table = await readTable(Buffer.from(text), 10)
  expect([table.delimiter, Math.max(...table.rows.map(({ cells }) => cells.length))]).toEqual([
    delimiter,
    width,
  ])
})

test('a CSV file is parted by what somebody says, whatever it names itself', async () => {
  const bytes = Buffer.from('sep=;\nA,B;C\n1,2;3\n')
  expect(await readTable(bytes, 10)).toMatchObject({
    delimiter: 'semicolon',
    rows: [{ cells: ['A,B', 'C'] }, {}],
  })
  expect(await readTable(bytes, 10, 'comma')).toEqual({
    delimiter: 'comma',
    hiddenColumns: [],
    rows: [
      { line: 2, cells: ['A', 'B;C'] },
      { line: 3, cells: ['1', '2;3'] },
    ],
  })
  expect(await readTable(Buffer.from('sep=|\nA|B\n'), 10)).toEqual({
    delimiter: null,
    hiddenColumns: [],
    rows: [{ line: 2, cells: ['A', 'B'] }],
  })
})
