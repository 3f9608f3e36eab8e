import type { Hall } from '@tafelrunde/contract/exhibitions/orders'
import { type Wall, wallOf } from '@tafelrunde/ui/halls.ts'

type Table = Hall['tables'][number]
export type Mark = Hall['marks'][number]
export type Spot = { column: number; row: number }

const isAt =
  ({ column, row }: Spot) =>
  (table: Spot) =>
    table.column === column && table.row === row

/** Whether a table can stand there: in the hall, and where none stands. */
export const isFree = ({ columns, rows, tables }: Hall, spot: Spot) =>
  spot.column >= 0 && spot.row >= 0 && spot.column < columns && spot.row < rows && !tables.some(isAt(spot))

/** The hall with this table there; as it was where it cannot stand there. */
export const withMoved = (hall: Hall, place: string, to: Spot): Hall =>
  isFree(hall, to)
    ? { ...hall, tables: hall.tables.map(table => (table.place === place ? { ...table, ...to } : table)) }
    : hall

const directions: Record<string, readonly [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The next spot in the direction of an arrow key where a table can stand. */
export const spotBeside = (hall: Hall, from: Spot, key: string): Spot | undefined => {
  const [columns, rows] = directions[key] ?? [0, 0]
  for (let step = 1; step < Math.max(hall.columns, hall.rows); step++) {
    const spot = { column: from.column + step * columns, row: from.row + step * rows }
    if (isFree(hall, spot)) return spot
  }
  return undefined
}

/** „A1“ is followed by „A2“, „Foyer 09“ by „Foyer 10“; what ends with no number by itself and a 2. */
export const placeAfter = (place: string) => {
  const [, name = place, digits = ''] = /^(.*?)(\d*)$/.exec(place) ?? []
  return digits ? `${name}${String(Number(digits) + 1).padStart(digits.length, '0')}` : `${place} 2`
}

export type Row = Spot & { place: string; count: number; downwards: boolean }

/** So many tables in a row from a spot on, numbered from a place on; or why they cannot stand there. */
export const withRow = (hall: Hall, { place, count, downwards, ...from }: Row): Hall | string => {
  const added: Table[] = []
  let name = place.trim()
  if (!name) return 'Bitte sagen Sie, wie der erste Tisch heißt, etwa „A1“.'
  if (!Number.isInteger(count) || count < 1) return 'Bitte sagen Sie, wie viele Tische es sind.'
  for (let index = 0; index < count; index++) {
    const spot = {
      column: from.column + (downwards ? 0 : index),
      row: from.row + (downwards ? index : 0),
    }
    if (!isFree(hall, spot))
      return `Für „${name}“ ist dort kein Platz: Spalte ${spot.column + 1}, Reihe ${spot.row + 1}.`
    if (hall.tables.some(table => table.place === name)) return `Den Tisch „${name}“ gibt es schon.`
    added.push({ place: name, ...spot, taken: false })
    name = placeAfter(name)
  }
  return { ...hall, tables: [...hall.tables, ...added] }
}

/** The hall without this table; or why it stays. */
export const withoutTable = (hall: Hall, place: string): Hall | string => {
  const table = hall.tables.find(one => one.place === place)
  if (table?.taken) return `Tisch ${place} ist vergeben. Er lässt sich verschieben, aber nicht entfernen.`
  return { ...hall, tables: hall.tables.filter(one => one !== table) }
}

/** The hall with this table called otherwise; or why that cannot be. */
export const withRenamed = (hall: Hall, place: string, name: string): Hall | string => {
  if (name === place) return hall
  if (!name || name.length > 10) return 'Ein Tisch heißt mit 1 bis 10 Zeichen, etwa „A1“.'
  if (hall.tables.some(table => table.place === name)) return `Den Tisch „${name}“ gibt es schon.`
  if (hall.tables.some(table => table.place === place && table.taken))
    return `Tisch ${place} ist vergeben und behält seinen Namen.`
  return {
    ...hall,
    tables: hall.tables.map(table => (table.place === place ? { ...table, place: name } : table)),
  }
}

// Without I and O, which read like digits.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** All tables as „A1“, „A2“ …, a letter for each row that has some; or why they keep their names. */
export const withNumbers = (hall: Hall): Hall | string => {
  const taken = hall.tables.find(table => table.taken)
  if (taken) return `Tisch ${taken.place} ist vergeben: Alle behalten ihre Namen.`
  const rows = [...new Set(hall.tables.map(({ row }) => row))].toSorted((one, other) => one - other)
  if (rows.length > letters.length) return `Es sind mehr als ${letters.length} Reihen.`
  const tables = rows.flatMap((row, index) =>
    hall.tables
      .filter(table => table.row === row)
      .toSorted((one, other) => one.column - other.column)
      .map((table, number) => ({ ...table, place: `${letters.charAt(index)}${number + 1}` })),
  )
  return { ...hall, tables }
}

const between = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))

/** What is written at a wall has no depth and stands upon it; in the hall it stays within its walls. */
export const placed = (hall: Pick<Hall, 'columns' | 'rows'>, mark: Mark, wall: Wall | undefined): Mark => {
  const upright = wall === 'left' || wall === 'right'
  const columns = upright ? 0 : Math.max(mark.columns, 1)
  const rows = wall && !upright ? 0 : Math.max(mark.rows, 1)
  return {
    name: mark.name,
    column: wall === 'right' ? hall.columns : between(mark.column, hall.columns - columns),
    row: wall === 'bottom' ? hall.rows : between(mark.row, hall.rows - rows),
    columns,
    rows,
  }
}

/** The hall with this mark as the one at that index, or as a new one; or why it cannot be. */
export const withMark = (hall: Hall, mark: Mark, index = hall.marks.length): Hall | string => {
  const name = mark.name.trim()
  if (!name || name.length > 50) return 'Eine Beschriftung hat 1 bis 50 Zeichen, etwa „Bühne“ oder „Eingang“.'
  if (hall.marks.length >= 40 && index === hall.marks.length)
    return 'Mehr als 40 Beschriftungen trägt der Plan nicht.'
  return { ...hall, marks: hall.marks.toSpliced(index, 1, { ...mark, name }) }
}

/** The hall with that mark elsewhere: along its wall, or anywhere in the hall. */
export const withMarkMoved = (hall: Hall, index: number, to: Spot): Hall => {
  const mark = hall.marks[index]
  if (!mark) return hall
  const moved = placed(hall, { ...mark, ...to }, wallOf(mark, hall))
  const isThere = moved.column === mark.column && moved.row === mark.row
  return isThere ? hall : { ...hall, marks: hall.marks.toSpliced(index, 1, moved) }
}

export const withoutMark = (hall: Hall, index: number): Hall => ({
  ...hall,
  marks: hall.marks.toSpliced(index, 1),
})

/** A step in the direction of an arrow key; nothing for another key. */
export const stepFrom = ({ column, row }: Spot, key: string): Spot | undefined => {
  const step = directions[key]
  return step && { column: column + step[0], row: row + step[1] }
}
