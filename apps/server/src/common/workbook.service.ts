import { berlinText } from '@tafelrunde/contract/values/berlin'
import { writeZip, type ZipEntry } from '../platform/zip.ts'

export type Cell = string | number | Date | null
/** Rows that come in parts, so that a long table is never in memory as a whole. */
export type Rows = Iterable<Cell[][]> | AsyncIterable<Cell[][]>
export type Table = { name: string; headings: string[]; rows: Rows }

/** Excel refuses a file with more signs than that in a cell. */
const mostSigns = 32_767
const widest = 50
/** Rows that are written in one go. */
const step = 500

const namespace = 'http://schemas.openxmlformats.org'
const sheetNamespace = `${namespace}/spreadsheetml/2006/main`
const relations = `${namespace}/officeDocument/2006/relationships`
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const styles = `${xml}<styleSheet xmlns="${sheetNamespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd.mm.yyyy hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`
const bold = 1
const moment = 2

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
}
/** A text in XML, without the signs that XML cannot have. Excel would read `_x0041_` as a sign by its number. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>"\r]/g, sign => escapes[sign] ?? '')

/** Excel counts days from this one on and knows no time zones: what its cell shows is the time in Berlin. */
const firstDay = Date.UTC(1899, 11, 30)
const excelMoment = (time: Date) => (Date.parse(`${berlinText(time).slice(0, 19)}Z`) - firstDay) / 86_400_000

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const cellXml = (address: string, cell: Cell, style = '') => {
  if (cell === null || cell === '') return ''
  if (cell instanceof Date) return `<c r="${address}" s="${moment}"><v>${excelMoment(cell)}</v></c>`
  if (typeof cell === 'number') return `<c r="${address}"${style}><v>${cell}</v></c>`
  const text = escaped(cell.slice(0, mostSigns))
  return `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

const rowXml = (number: number, cells: Cell[], style?: string) =>
  `<row r="${number}">${cells.map((cell, column) => cellXml(letters(column) + number, cell, style)).join('')}</row>`

const lengthOf = (cell: Cell = null) => (cell instanceof Date ? 16 : String(cell ?? '').length)
/** As wide as the longest of these rows needs it. */
const columnXml = (column: number, rows: Cell[][]) => {
  const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[column])), 8)
  return `<col min="${column + 1}" max="${column + 1}" width="${Math.min(longest, widest) + 2}" customWidth="1"/>`
}

const beginOfSheet = (headings: string[], first: Cell[][]) => {
  const columns = headings.map((_, column) => columnXml(column, [headings, ...first])).join('')
  return `${xml}<worksheet xmlns="${sheetNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>${rowXml(1, headings, ` s="${bold}"`)}`
}
const endOfSheet = '</sheetData></worksheet>'

const contentTypes = (sheets: string[]) => {
  const parts = sheets.map((_, index) => [`worksheets/sheet${index + 1}`, 'worksheet'] as const)
  const all = [['workbook', 'sheet.main'], ['styles', 'styles'], ...parts] as const
  const overrides = all.map(
    ([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${kind}.${type}+xml"/>`,
  )
  return `${xml}<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`
}
type Relation = [type: string, target: string]
const relationsXml = (targets: Relation[]) =>
  `${xml}<Relationships xmlns="${namespace}/package/2006/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`
const workbookXml = (sheets: string[]) =>
  `${xml}<workbook xmlns="${sheetNamespace}" xmlns:r="${relations}"><sheets>${sheets
    .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`

type File = { path: string; text: AsyncIterable<string> | Iterable<string> }
type Sheet = { name: string; text: AsyncIterable<string> }

async function* inSteps(rows: Rows) {
  for await (const part of rows)
    for (let from = 0; from < part.length; from += step) yield part.slice(from, from + step)
}

/** A table as a sheet, or as several where it has more rows than one can have. Each is read to its end before the next. */
async function* sheetsOf({ name, headings, rows }: Table, mostRows: number): AsyncGenerator<Sheet> {
  const parts = inSteps(rows)
  let part = await parts.next()
  const writeSheet = async function* () {
    yield beginOfSheet(headings, part.done ? [] : part.value)
    for (let line = 2; !part.done && line <= mostRows + 1; part = await parts.next()) {
      const first = line
      line += part.value.length
      yield part.value.map((cells, index) => rowXml(first + index, cells)).join('')
    }
    yield endOfSheet
  }
  yield { name, text: writeSheet() }
  for (let number = 2; !part.done; number++) yield { name: `${name} ${number}`, text: writeSheet() }
}

async function* filesOf(tables: Table[], mostRows: number): AsyncGenerator<File> {
  const names: string[] = []
  for (const table of tables)
    for await (const { name, text } of sheetsOf(table, mostRows))
      yield { path: `xl/worksheets/sheet${names.push(name)}.xml`, text }
  const sheets = names.map((_, index): Relation => ['worksheet', `worksheets/sheet${index + 1}.xml`])
  yield { path: 'xl/_rels/workbook.xml.rels', text: [relationsXml([...sheets, ['styles', 'styles.xml']])] }
  yield { path: 'xl/workbook.xml', text: [workbookXml(names)] }
  yield { path: 'xl/styles.xml', text: [styles] }
  yield { path: '_rels/.rels', text: [relationsXml([['officeDocument', 'xl/workbook.xml']])] }
  yield { path: '[Content_Types].xml', text: [contentTypes(names)] }
}

async function* entriesOf(tables: Table[], mostRows: number): AsyncGenerator<ZipEntry> {
  for await (const { path, text } of filesOf(tables, mostRows)) yield { path, parts: inBytes(text) }
}

async function* inBytes(text: File['text']) {
  for await (const part of text) yield Buffer.from(part)
}

/**
 * Tables as the sheets of a workbook, in parts: no more than some hundred rows are in memory at once. The headings stay
 * in sight. Texts are texts, whatever they begin with.
 */
export const writeWorkbook = (tables: Table[], mostRows = 1_000_000) => writeZip(entriesOf(tables, mostRows))
