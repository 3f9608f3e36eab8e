import type { Hall } from '@tafelrunde/contract/exhibitions/orders'
import type { CSSProperties } from 'react'

type Spot = { column: number; row: number }
type At = CSSProperties & Record<'--column' | '--row' | '--columns' | '--rows', number>
type Size = CSSProperties & Record<'--hall-columns' | '--hall-rows', number>

/** Where something stands on the floor, in its columns and rows. */
export const at = ({ column, row }: Spot, columns = 1, rows = 1): At => ({
  '--column': column,
  '--row': row,
  '--columns': columns,
  '--rows': rows,
})

/** How large the floor is. */
export const sizeOf = ({ columns, rows }: Hall): Size => ({
  '--hall-columns': columns || 1,
  '--hall-rows': rows || 1,
})
