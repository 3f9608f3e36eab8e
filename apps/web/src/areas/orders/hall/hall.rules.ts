import type { Exhibition } from '@tafelrunde/contract/exhibitions/orders'

export type Hall = NonNullable<Exhibition['hall']>
export type HallTable = Hall['tables'][number]
export type Mark = Hall['marks'][number]

/** How many tables are wanted, and which of them stand in the hall. */
export type Tables = { tables: number; places: string[] }

/** Takes a table or gives it back; the number follows. */
export const withToggled = ({ tables, places }: Tables, place: string): Tables => {
  if (places.includes(place))
    return { tables: Math.max(1, tables - 1), places: places.filter(one => one !== place) }
  return { tables: Math.max(tables, places.length + 1), places: [...places, place] }
}

const distance = (one: HallTable, other: HallTable) =>
  Math.abs(one.column - other.column) + 1.5 * Math.abs(one.row - other.row)

/** The free table that is nearest to those that are chosen, else the first one. */
const nextFree = (free: HallTable[], chosen: HallTable[]) => {
  const from = chosen.at(-1)
  return from ? free.toSorted((one, other) => distance(one, from) - distance(other, from))[0] : free[0]
}

/**
 * So many tables: what is too many is given back, the last one first; more are taken beside those that are chosen,
 * for as long as some are free.
 */
export const withNumber = ({ places }: Tables, tables: number, selectable: readonly HallTable[]): Tables => {
  const chosen = selectable.filter(({ place }) => places.includes(place))
  const kept = places.slice(0, tables)
  const free = selectable.filter(table => !chosen.includes(table))
  while (kept.length < tables) {
    const next = nextFree(
      free,
      kept.flatMap(place => selectable.filter(table => table.place === place)),
    )
    if (!next) break
    kept.push(next.place)
    free.splice(free.indexOf(next), 1)
  }
  return { tables, places: kept }
}

/** What can be chosen: free tables, and those of the order that is being changed. */
export const selectableIn = (hall: Hall | null, own: readonly string[]) =>
  (hall?.tables ?? []).filter(({ place, taken }) => !taken || own.includes(place))

const directions: Record<string, readonly [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The table that an arrow key leads to; nothing where there is none, or for another key. */
export const neighbour = (tables: readonly HallTable[], from: HallTable, key: string) => {
  const [columns, rows] = directions[key] ?? [0, 0]
  const ahead = ({ column, row }: HallTable) => (column - from.column) * columns + (row - from.row) * rows
  const aside = ({ column, row }: HallTable) =>
    Math.abs((column - from.column) * rows) + Math.abs((row - from.row) * columns)
  const rank = (table: HallTable) => ahead(table) + 3 * aside(table)
  return tables.filter(table => ahead(table) > 0).toSorted((one, other) => rank(one) - rank(other))[0]
}
