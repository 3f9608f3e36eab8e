import type { Delimiter } from './row.ts'

const signs: [Delimiter, string][] = [
  ['semicolon', ';'],
  ['tab', '\t'],
  ['comma', ','],
]

export const signOf = (delimiter: Delimiter) => signs.find(([name]) => name === delimiter)?.[1] ?? ';'
export const delimiterOfSign = (sign: string) => signs.find(([, one]) => one === sign)?.[0] ?? null

const looked = 20_000
/** What stands in quotation marks, which open where a cell begins. */
const quoted = /(^|[;,\t\r\n]) *"(?:[^"]|"")*(?:"|$)/g

/** The first lines that hold anything, without what is quoted; the last one may be cut off. */
const firstLines = (text: string) => {
  const lines = text
    .slice(0, looked)
    .replace(quoted, '$1')
    .split(/\r\n?|\n/)
  return (text.length > looked && lines.length > 1 ? lines.slice(0, -1) : lines)
    .filter(line => line.trim())
    .slice(0, 100)
}

/** How often the commonest of these numbers stands there. */
const mostAlike = (numbers: number[]) =>
  Math.max(0, ...[...Map.groupBy(numbers, number => number).values()].map(({ length }) => length))

/**
 * The sign that parts most of the lines, the one with the headings among them: commas in descriptions part those lines
 * alone. Of several the one that parts most of them alike, then into the most columns; a semicolon before all others.
 */
export const guessDelimiter = (text: string) => {
  const lines = firstLines(text)
  const ranks = signs.map(([delimiter, sign]) => {
    const columns = lines.map(line => line.split(sign).length).filter(count => count > 1)
    return { delimiter, rank: [columns.length, mostAlike(columns), Math.max(0, ...columns)] }
  })
  const isBetter = (one: number[], other: number[]) => {
    const at = one.findIndex((value, index) => value !== other[index])
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
  }
  return ranks.reduce((best, one) => (isBetter(one.rank, best.rank) ? one : best)).delimiter
}
