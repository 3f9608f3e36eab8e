import type { Hall } from '@tafelrunde/contract/exhibitions/orders'

type Mark = Hall['marks'][number]
export type Wall = 'top' | 'right' | 'bottom' | 'left'

/** The wall that a mark is an opening in, such as the entrance: one without depth, or at or beyond a wall. */
export const wallOf = (mark: Mark, { columns, rows }: Pick<Hall, 'columns' | 'rows'>): Wall | undefined => {
  if (mark.rows === 0) return mark.row * 2 < rows ? 'top' : 'bottom'
  if (mark.columns === 0) return mark.column * 2 < columns ? 'left' : 'right'
  if (mark.row >= rows) return 'bottom'
  if (mark.row + mark.rows <= 0) return 'top'
  if (mark.column >= columns) return 'right'
  return mark.column + mark.columns <= 0 ? 'left' : undefined
}
