import { errorText, formulaWithoutResult } from './cell-faults.ts'
import { type NumberFormat, numberText } from './excel-numbers.ts'
import type { Row } from './row.ts'
import { mostColumns, tooManyRows, UnreadableTable } from './unreadable.ts'
import { unescaped, walk } from './xml-walk.ts'

type Book = { texts: string[]; formats: NumberFormat[]; is1904: boolean; mostRows: number }

const columnOf = (letters: string) =>
  letters.split('').reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

const placeOf = (reference: string) => {
  const [, letters = '', line = ''] = /^\$?([A-Z]{1,3})\$?(\d+)$/.exec(reference) ?? []
  return letters ? { column: columnOf(letters), line: Number(line) } : undefined
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}).*)?$/

type Cell = {
  column: number
  type: string
  style: number
  raw: string
  hasFormula: boolean
  hasValue: boolean
}

const cellAt = (column: number, type: string, style: number): Cell => ({
  column,
  type,
  style,
  raw: '',
  hasFormula: false,
  hasValue: false,
})

/** Excel writes the empty text that a formula results in as an empty value of type `str`. */
const lacksResult = ({ type, raw, hasFormula, hasValue }: Cell) =>
  hasFormula && raw === '' && !(hasValue && type === 'str')

/** What a cell shows; of a formula that is what Excel worked out when it was saved. */
const shownText = (cell: Cell, { texts, formats, is1904 }: Book) => {
  const { type, style, raw } = cell
  if (lacksResult(cell)) return formulaWithoutResult
  if (type === 'e') return errorText(unescaped(raw))
  if (type === 's') return texts[Number(raw)] ?? ''
  if (type === 'b') return raw === '1' ? 'ja' : 'nein'
  if (type === 'd')
    return raw.replace(isoDay, (_, y, m, d, time) => `${d}.${m}.${y}${time ? ` ${time}` : ''}`)
  if (type === 'inlineStr' || type === 'str') return unescaped(raw)
  const value = raw === '' ? Number.NaN : Number(raw)
  return Number.isFinite(value) ? numberText(value, formats[style] ?? 'plain', is1904) : raw
}

/** Of joined cells Excel keeps the first one's value: it holds for all rows that the first column's part covers. */
const fillJoined = (rows: Row[], joined: string[]) => {
  const byLine = new Map(rows.map(row => [row.line, row]))
  for (const range of joined) {
    const [from, to] = range.split(':').map(placeOf)
    const value = from && byLine.get(from.line)?.cells[from.column]
    if (!from || !to || !value) continue
    const last = Math.min(to.line, rows.at(-1)?.line ?? 0)
    for (let line = from.line + 1; line <= last; line++) {
      const cells = byLine.get(line)?.cells
      if (!cells) continue
      while (cells.length < from.column) cells.push('')
      cells[from.column] = value
    }
  }
}

const isTrue = (attribute: string) => /^(1|true|on)$/.test(attribute)

/** The rows of a sheet that hold anything, without blanks at their ends, and which columns are hidden. */
export const readSheet = (bytes: Uint8Array | undefined, book: Book) => {
  const hiddenColumns: number[] = []
  const rows: Row[] = []
  const joined: string[] = []
  let row: Row = { line: 0, cells: [] }
  let cell = cellAt(-1, '', 0)
  let inValue = false

  const endCell = () => {
    const text = shownText(cell, book).trim()
    if (!text || cell.column >= mostColumns) return
    while (row.cells.length < cell.column) row.cells.push('')
    row.cells[cell.column] = text
  }
  const endRow = () => {
    if (row.cells.length === 0) return
    if (rows.push(row) > book.mostRows) throw new UnreadableTable(tooManyRows(book.mostRows))
  }

  walk(bytes, {
    open: (name, { r = '', t = 'n', s = '0', ref = '', hidden = '', min, max }) => {
      if (name === 'row') {
        row = { line: Number(r) || row.line + 1, cells: [], ...(isTrue(hidden) && { isHidden: true }) }
        cell = { ...cell, column: -1 }
      } else if (name === 'c') cell = cellAt(placeOf(r)?.column ?? cell.column + 1, t, Number(s))
      else if (name === 'f') cell.hasFormula = true
      else if (name === 'v' || name === 't') inValue = cell.hasValue = true
      else if (name === 'col' && isTrue(hidden)) {
        const last = Math.min(Number(max), mostColumns)
        for (let column = Number(min); column <= last; column++) hiddenColumns.push(column - 1)
      } else if (name === 'mergeCell') joined.push(ref)
      else if (name === 'rPh') inValue = false
    },
    text: text => {
      if (inValue) cell.raw += text
    },
    close: name => {
      if (name === 'v' || name === 't') inValue = false
      else if (name === 'c') endCell()
      else if (name === 'row') endRow()
    },
  })
  fillJoined(rows, joined)
  return { rows, hiddenColumns }
}
