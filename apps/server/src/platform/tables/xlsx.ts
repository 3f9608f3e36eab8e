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

/** Where the sheets are that people see, in their order, and in which system their days are counted. */
const readBook = (book: Uint8Array | undefined, relations: Uint8Array | undefined) => {
  const targets = new Map<string, string>()
  walk(relations, {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  let is1904 = false
  const sheets: string[] = []
  walk(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true|on)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return
      const [, id = ''] = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key)) ?? []
      const path = targets.get(id)
      if (path) sheets.push(path)
    },
  })
  return { is1904, sheets }
}

const bookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'

/** Rows of the first visible sheet that has any, as people see them in Excel; macros and formulas stay what they are. */
export const readXlsx = (bytes: Uint8Array, mostRows: number) => {
  const common = partsOf(bytes, name =>
    [bookPath, relationsPath, 'xl/sharedStrings.xml', 'xl/styles.xml'].includes(name),
  )
  const { is1904, sheets } = readBook(common[bookPath], common[relationsPath])
  const texts = readSharedTexts(common['xl/sharedStrings.xml'])
  const formats = readFormats(common['xl/styles.xml'])
  for (const path of sheets.slice(0, 20)) {
    const sheet = partsOf(bytes, name => name === path)[path]
    const table = readSheet(sheet, { texts, formats, is1904, mostRows })
    if (table.rows.length > 0) return table
  }
  if (sheets.length === 0) throw new UnreadableTable(damaged)
  return { rows: [], hiddenColumns: [] }
}
