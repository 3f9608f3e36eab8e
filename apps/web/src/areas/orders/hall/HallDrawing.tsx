import { wallOf } from '@tafelrunde/ui/halls.ts'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import css from './hall.module.css'
import { type Hall, type HallTable, type Mark, neighbour, selectableIn } from './hall.rules.ts'

// Design README: a table is 44×38, from one to the next it is 51×56. All in units of the drawing.
const table = { width: 44, height: 38 }
const pitch = { x: 51, y: 56 }
/** From the wall to the first field, whose table stands in its middle. */
const inset = { x: 10, y: 6 }

const leftOf = (column: number) => inset.x + column * pitch.x + (pitch.x - table.width) / 2
const topOf = (row: number) => inset.y + row * pitch.y + (pitch.y - table.height) / 2

const sizeOf = ({ columns, rows }: Pick<Hall, 'columns' | 'rows'>) => ({
  width: columns * pitch.x + 2 * inset.x,
  height: rows * pitch.y + 2 * inset.y,
})

const Walls = ({ hall }: { hall: Hall }) => {
  const { width, height } = sizeOf(hall)
  // A little askew, as drawn by hand.
  return (
    <path className={css.hall__line} d={`M0 2 L${width} 0 L${width - 1} ${height} L1.5 ${height - 1} Z`} />
  )
}

/** A door: the wall stops for its name. */
const Opening = ({ hall, mark }: { hall: Hall; mark: Mark }) => {
  const { width, height } = sizeOf(hall)
  const wall = wallOf(mark, hall)
  const middle = {
    x: inset.x + (mark.column + mark.columns / 2) * pitch.x,
    y: inset.y + (mark.row + mark.rows / 2) * pitch.y,
  }
  const upright = wall === 'left' || wall === 'right'
  const at = upright
    ? { x: wall === 'left' ? 0 : width, y: middle.y }
    : { x: middle.x, y: wall === 'top' ? 0 : height }
  const length = mark.name.length * 7.5 + 16
  return (
    <g transform={`translate(${at.x} ${at.y})${upright ? ' rotate(-90)' : ''}`}>
      <rect className={css.hall__gap} x={-length / 2} y={-6} width={length} height={12} />
      <text className={css.hall__mark}>{mark.name}</text>
    </g>
  )
}

/** What stands in the hall besides the tables. */
const Standing = ({ mark: { name, column, row, columns, rows } }: { mark: Mark }) => {
  const width = (columns - 1) * pitch.x + table.width
  const height = (rows - 1) * pitch.y + table.height
  const turn = height > width ? ' rotate(-90)' : ''
  return (
    <g transform={`translate(${leftOf(column)} ${topOf(row)})`}>
      <rect className={`${css.hall__line} ${css['hall__line--dashed']}`} width={width} height={height} />
      <text className={css.hall__mark} transform={`translate(${width / 2} ${height / 2})${turn}`}>
        {name}
      </text>
    </g>
  )
}

type Choice = { place: string; chosen: boolean; reached: boolean; onToggle: () => void }

/** A table that can be chosen; one of them is reached by Tab, the others from it by the arrow keys. */
const FreeTable = ({ place, chosen, reached, onToggle }: Choice) => (
  <g
    role="checkbox"
    aria-checked={chosen}
    aria-label={`Tisch ${place}`}
    tabIndex={reached ? 0 : -1}
    data-place={place}
    className={`${css['hall-table']} ${css[`hall-table--${chosen ? 'chosen' : 'free'}`]}`}
    onClick={onToggle}
  >
    <rect
      className={css['hall-table__target']}
      x={(table.width - pitch.x) / 2}
      y={(table.height - pitch.y) / 2}
      width={pitch.x}
      height={pitch.y}
    />
    <rect className={css['hall-table__top']} {...table} rx={6} />
    <Name place={place} />
    <rect
      className={css['hall-table__focus']}
      x={-3}
      y={-3}
      width={table.width + 6}
      height={table.height + 6}
      rx={9}
    />
  </g>
)

const Name = ({ place }: { place: string }) => (
  <text
    className={css['hall-table__name']}
    x={table.width / 2}
    y={table.height / 2}
    {...(place.length > 5 && { textLength: table.width - 6, lengthAdjust: 'spacingAndGlyphs' })}
  >
    {place}
  </text>
)

const TakenTable = ({ place }: { place: string }) => (
  <g className={`${css['hall-table']} ${css['hall-table--taken']}`} aria-hidden="true">
    <rect className={css['hall-table__top']} {...table} rx={6} />
    <Name place={place} />
  </g>
)

const focusOn = (drawing: Element, place: string) =>
  [...drawing.querySelectorAll<SVGGElement>('[data-place]')]
    .find(({ dataset }) => dataset.place === place)
    ?.focus()

type Props = {
  hall: Hall
  own: readonly string[]
  chosen: readonly string[]
  onToggle: (place: string) => void
}

/** The hall as a drawing in chalk. */
export const HallDrawing = ({ hall, own, chosen, onToggle }: Props) => {
  const [last, setLast] = useState<string>()
  const { width, height } = sizeOf(hall)
  const selectable = selectableIn(hall, own)
  const reached = selectable.find(({ place }) => place === last) ?? selectable[0]
  const data: CSSProperties & { '--columns': number } = { '--columns': hall.columns }

  const press = (event: KeyboardEvent, pressed: HallTable) => {
    if (event.key === ' ' || event.key === 'Enter') onToggle(pressed.place)
    else {
      const next = neighbour(selectable, pressed, event.key)
      if (!next) return
      setLast(next.place)
      focusOn(event.currentTarget, next.place)
    }
    event.preventDefault()
  }

  const drawn = (one: HallTable) =>
    selectable.includes(one) ? (
      <FreeTable
        place={one.place}
        chosen={chosen.includes(one.place)}
        reached={one === reached}
        onToggle={() => onToggle(one.place)}
      />
    ) : (
      <TakenTable place={one.place} />
    )

  return (
    <div className={css.hall__scroll}>
      <svg
        className={css.hall__drawing}
        style={data}
        viewBox={`-10 -10 ${width + 20} ${height + 20}`}
        role="group"
        aria-label="Hallenplan"
        onFocus={({ target }) => setLast(target.dataset.place)}
        onKeyDown={event => {
          const pressed = selectable.find(({ place }) => place === last)
          if (pressed) press(event, pressed)
        }}
      >
        {hall.image && (
          <image
            className={css.hall__image}
            href={hall.image}
            {...inset}
            width={hall.columns * pitch.x}
            height={hall.rows * pitch.y}
          />
        )}
        <Walls hall={hall} />
        {hall.marks.map((mark, index) =>
          wallOf(mark, hall) ? (
            <Opening key={index} hall={hall} mark={mark} />
          ) : (
            <Standing key={index} mark={mark} />
          ),
        )}
        {hall.tables.map(one => (
          <g key={one.place} transform={`translate(${leftOf(one.column)} ${topOf(one.row)})`}>
            {drawn(one)}
          </g>
        ))}
      </svg>
    </div>
  )
}
