import { faultOfCell } from '../../platform/tables/cell-faults.ts'
import { textsOf } from './columns.rules.ts'
import type { Line } from './judged.rules.ts'

type Row = { line: number; cells: string[] }

/** A row as it is judged: what is no value is none of its texts. */
export const toLine = ({ line, cells }: Row, mapping: Record<string, number>): Line => {
  const texts = textsOf(cells, mapping)
  const broken = Object.entries(texts).flatMap(([field, text]) => {
    const reason = faultOfCell(text)
    return reason === undefined ? [] : [{ field, reason, offers: [] }]
  })
  for (const { field } of broken) texts[field] = ''
  return { line, texts, broken }
}
