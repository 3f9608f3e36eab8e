import type { Hall } from '@tafelrunde/contract/exhibitions/orders'
import { wallOf } from '@tafelrunde/ui/halls.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import css from '../../shared/hall/floor.module.css'
import { at, sizeOf } from '../../shared/hall/placed.ts'
import { isFree, type Mark, placed, type Spot, spotBeside, stepFrom } from './hall.rules.ts'

/** A table by its place, or a mark by its index. */
export type Chosen = string | number

type Props = {
  hall: Hall
  /** The drawing below the tables. */
  image: string | null
  chosen: Chosen | undefined
  onChoose: (one: Chosen) => void
  onMove: (one: Chosen, to: Spot) => void
  onRemove: (one: Chosen) => void
}

/** The spot of a floor that the pointer is over, also beyond its edge. */
const spotUnder = (floor: Element, { clientX, clientY }: PointerEvent, { columns, rows }: Hall): Spot => {
  const { left, top, width, height } = floor.getBoundingClientRect()
  return {
    column: Math.floor(((clientX - left) / width) * columns),
    row: Math.floor(((clientY - top) / height) * rows),
  }
}

/** The floor of a hall: tables and marks are dragged with finger or mouse, and moved with the arrow keys. */
export const Floor = ({ hall, image, chosen, onChoose, onMove, onRemove }: Props) => {
  const floor = useRef<HTMLDivElement>(null)
  /** How far from its left upper spot something wide was taken: it does not jump to the finger. */
  const grip = useRef<Spot>({ column: 0, row: 0 })
  const [dragged, setDragged] = useState<{ one: Chosen; to: Spot }>()
  const goal = dragged && typeof dragged.one === 'string' && isFree(hall, dragged.to) ? dragged.to : undefined

  const drop = () => {
    if (dragged && (goal || typeof dragged.one === 'number')) onMove(dragged.one, dragged.to)
    setDragged(undefined)
  }
  /** What a table and a mark are handled with alike; `beside` is where an arrow key leads. */
  const handled = (one: Chosen, from: Spot, beside: (key: string) => Spot | undefined) => ({
    type: 'button' as const,
    'data-dragged': dragged?.one === one || undefined,
    'aria-pressed': chosen === one,
    onClick: () => onChoose(one),
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      if (floor.current) {
        const { column, row } = spotUnder(floor.current, event, hall)
        grip.current = { column: column - from.column, row: row - from.row }
      }
      onChoose(one)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!floor.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const { column, row } = spotUnder(floor.current, event, hall)
      setDragged({
        one,
        to: { column: column - grip.current.column, row: row - grip.current.row },
      })
    },
    onPointerUp: drop,
    onPointerCancel: () => setDragged(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Delete') onRemove(one)
      const to = beside(event.key)
      if (to) onMove(one, to)
      if (event.key.startsWith('Arrow')) event.preventDefault()
    },
  })

  const written = (mark: Mark, index: number) => {
    const to = dragged?.one === index ? dragged.to : mark
    const shown = placed(hall, { ...mark, column: to.column, row: to.row }, wallOf(mark, hall))
    return (
      <button
        key={index}
        {...handled(index, mark, key => stepFrom(mark, key))}
        className={css.floor__mark}
        style={at(shown, shown.columns, shown.rows)}
        data-wall={wallOf(mark, hall)}
        aria-label={`${mark.name}, Spalte ${Math.floor(mark.column) + 1}, Reihe ${Math.floor(mark.row) + 1}`}
      >
        {mark.name}
      </button>
    )
  }

  return (
    <div className={css.floor__scroll}>
      <div ref={floor} className={css.floor} style={sizeOf(hall)}>
        {image && <img className={css.floor__image} src={image} alt="" draggable={false} />}
        {hall.marks.map(written)}
        {goal && <span className={css.floor__goal} style={at(goal)} />}
        {hall.tables.map(({ place, column, row, taken }) => (
          <button
            key={place}
            {...handled(place, { column, row }, key => spotBeside(hall, { column, row }, key))}
            className={`${css.table} ${taken ? css['table--taken'] : ''}`}
            style={at({ column, row })}
            aria-label={`Tisch ${place}, Spalte ${column + 1}, Reihe ${row + 1}, ${taken ? 'vergeben' : 'frei'}`}
          >
            {place}
          </button>
        ))}
      </div>
    </div>
  )
}
