import { posix } from 'node:path'
import { NotUnpacked, unzip } from '../unzip.ts'
import { builtInFormat, formatOf, type NumberFormat } from './excel-numbers.ts'
import { damaged, UnreadableTable } from './unreadable.ts'
import { readSheet } from './xlsx-sheet.ts'
import { unescaped, walk } from './xml-walk.ts'

const megabyte = 1024 * 1024
/** What all parts of a workbook that are read may have together, unpacked. */
export const mostUnpacked = 250 * megabyte

const tooLarge = `Die Datei ist ausgepackt größer als ${mostUnpacked / megabyte} MB. Bitte teilen Sie sie auf.`

type Parts = Record<string, Uint8Array>

/** The parts whose names `wants`. */
const partsOf = (bytes: Uint8Array, wants: (name: string) => boolean): Parts => {
  try {
    return unzip(bytes, mostUnpacked, wants)
  } catch (error) {
    if (!(error instanceof NotUnpacked)) throw error
    throw new UnreadableTable(error.isTooLarge ? tooLarge : damaged)
  }
}

const readSharedTexts = (bytes: Uint8Array | undefined) => {
  const texts: string[] = []
  let current = ''
  let inText = false
  let phonetic = 0
  walk(bytes, {
    open: name => {
      if (name === 'si') current = ''
      else if (name === 'rPh') phonetic++
      inText = name === 't' && phonetic === 0
    },
    text: text => {
      if (inText) current += text
    },
    close: name => {
      inText = false
      if (name === 'rPh') phonetic--
      else if (name === 'si') texts.push(unescaped(current))
    },
  })
  return texts
}

/** What the numbers of a cell with this style are, by the style's position. */
const readFormats = (bytes: Uint8Array | undefined) => {
  const own = new Map<number, NumberFormat>()
  const formats: NumberFormat[] = []
  let inCells = false
  walk(bytes, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), formatOf(formatCode))
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells)
        formats.push(own.get(Number(numFmtId)) ?? builtInFormat(Number(numFmtId)))
    },
    close: name => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

/** Where the parts of a workbook are by their ids, and where its shared texts and styles are, whatever they are called. */
const readRelations = (bytes: Uint8Array | undefined) => {
  const targets = new Map<string, string>()
  const found = { texts: 'xl/sharedStrings.xml', styles: 'xl/styles.xml' }
  walk(bytes, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const path = posix.resolve('/xl', Target).slice(1)
      targets.set(Id, path)
      if (Type.endsWith('/sharedStrings')) found.texts = path
      if (Type.endsWith('/styles')) found.styles = path
    },
  })
  return { targets, ...found }
}

/** Where the sheets are that people see, in their order, and in which system their days are counted. */
const readBook = (book: Uint8Array | undefined, targets: Map<string, string>) => {
  let is1904 = false
  const sheets: string[] = []
  walk(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true|on)$/.test(attributes.date1904 ?? '')
      // Excel shows what has a state that it does not know.
      if (name !== 'sheet' || /^(hidden|veryHidden)$/.test(attributes.state ?? '')) return
      const [, id = ''] = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key)) ?? []
      const path = targets.get(id)
      if (path) sheets.push(path)
    },
  })
  return { is1904, sheets }
}

const bookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'

/** Names of parts are the same whatever their letters' case. */
const isPart = (path: string) => (name: string) => name.toLowerCase() === path.toLowerCase()
const partOf = (parts: Parts, path: string) => Object.entries(parts).find(([name]) => isPart(path)(name))?.[1]

/** Rows of the first visible sheet that has any, as people see them in Excel; macros and formulas stay what they are. */
export const readXlsx = (bytes: Uint8Array, mostRows: number) => {
  const book = partsOf(bytes, name => name === bookPath || name === relationsPath)
  const relations = readRelations(book[relationsPath])
  const { is1904, sheets } = readBook(book[bookPath], relations.targets)
  const common = partsOf(bytes, name => [relations.texts, relations.styles].some(isPart(name)))
  const texts = readSharedTexts(partOf(common, relations.texts))
  const formats = readFormats(partOf(common, relations.styles))
  for (const path of sheets.slice(0, 20)) {
    const table = readSheet(partOf(partsOf(bytes, isPart(path)), path), { texts, formats, is1904, mostRows })
    if (table.rows.length > 0) return table
  }
  if (sheets.length === 0) throw new UnreadableTable(damaged)
  return { rows: [], hiddenColumns: [] }
}
