import type { Hall } from '@tafelrunde/contract/orders'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import css from './hall.module.css'
import { isFree, type Spot, spotBeside } from './hall.rules.ts'

type Props = {
  hall: Hall
  chosen: string | undefined
  onChoose: (place: string) => void
  onMove: (place: string, to: Spot) => void
  onRemove: (place: string) => void
}

type At = CSSProperties & Record<'--column' | '--row' | '--columns' | '--rows', number>
type Size = CSSProperties & Record<'--hall-columns' | '--hall-rows', number>
const at = ({ column, row }: Spot, columns = 1, rows = 1): At => ({
  '--column': column,
  '--row': row,
  '--columns': columns,
  '--rows': rows,
})

/** The spot of a floor that the pointer is over, also beyond its edge. */
const spotUnder = (floor: Element, { clientX, clientY }: PointerEvent, { columns, rows }: Hall): Spot => {
  const { left, top, width, height } = floor.getBoundingClientRect()
  return {
    column: Math.floor(((clientX - left) / width) * columns),
    row: Math.floor(((clientY - top) / height) * rows),
  }
}

/** The floor of a hall: tables are dragged with finger or mouse, and moved with the arrow keys. */
export const Floor = ({ hall, chosen, onChoose, onMove, onRemove }: Props) => {
  const floor = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<{ place: string; to: Spot }>()

  const follow = (place: string) => (event: PointerEvent) => {
    if (!floor.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    setDragged({ place, to: spotUnder(floor.current, event, hall) })
  }
  const drop = () => {
    if (dragged && isFree(hall, dragged.to)) onMove(dragged.place, dragged.to)
    setDragged(undefined)
  }

  const size: Size = { '--hall-columns': hall.columns || 1, '--hall-rows': hall.rows || 1 }
  return (
    <div className={css.floor__scroll}>
      <div ref={floor} className={css.floor} style={size}>
        {hall.marks.map((mark, index) => (
          <span key={index} className={css.floor__mark} style={at(mark, mark.columns, mark.rows)}>
            {mark.name}
          </span>
        ))}
        {dragged && isFree(hall, dragged.to) && <span className={css.floor__goal} style={at(dragged.to)} />}
        {hall.tables.map(({ place, column, row, taken }) => (
          <button
            key={place}
            type="button"
            className={`${css.table} ${taken ? css['table--taken'] : ''}`}
            style={at({ column, row })}
            data-dragged={dragged?.place === place || undefined}
            aria-pressed={chosen === place}
            aria-label={`Tisch ${place}, Spalte ${column + 1}, Reihe ${row + 1}, ${taken ? 'vergeben' : 'frei'}`}
            onClick={() => onChoose(place)}
            onPointerDown={event => {
              event.currentTarget.setPointerCapture(event.pointerId)
              onChoose(place)
            }}
            onPointerMove={follow(place)}
            onPointerUp={drop}
            onPointerCancel={() => setDragged(undefined)}
            onKeyDown={event => {
              if (event.key === 'Delete') onRemove(place)
              const to = spotBeside(hall, { column, row }, event.key)
              if (to) onMove(place, to)
              if (event.key.startsWith('Arrow')) event.preventDefault()
            }}
          >
            {place}
          </button>
        ))}
      </div>
    </div>
  )
}
