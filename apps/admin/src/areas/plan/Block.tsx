import { useDraggable } from '@dnd-kit/core'
import { SeatRing } from '@tafelrunde/ui/SeatRing.tsx'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import css from './block.module.css'
import { isBand, type Block as Place } from './board.rules.ts'

type BlockState = {
  weight: 'stop' | 'warn' | undefined
  isHeld: boolean
  isSelected: boolean
  isMoving: boolean
}

export type BlockActions = {
  select: (key: string) => void
  press: (key: string, event: KeyboardEvent) => void
  stretch: (key: string, event: PointerEvent) => void
  blur: (key: string) => void
}

/** `where`: its place and time in words, which the eye sees by where it is. */
type Props = Place & BlockState & { lecturers: string; where: string; actions: BlockActions }

const isChanged = ({ item, at }: Place) =>
  !item.published ||
  item.published.start.getTime() !== at.start.getTime() ||
  item.published.end.getTime() !== at.end.getTime() ||
  item.published.room !== at.room

const stay = (event: { stopPropagation: () => void }) => event.stopPropagation()

/** What a block says; the dragged one says the same. */
export const BlockText = ({
  item,
  lecturers,
  height,
  where,
}: Pick<Props, 'item' | 'lecturers' | 'height'> & { where?: string }) => {
  const taken = item.people.length
  const isFull = item.capacity !== null && taken >= item.capacity
  return (
    <>
      {item.is_called_off ? <s>{item.name}</s> : <strong>{item.name}</strong>}
      {item.is_called_off && <span>entfällt</span>}
      {where && <span className="visually-hidden">{where}</span>}
      {height > 44 && lecturers && <span className={css['block__who']}>{lecturers}</span>}
      {height > 66 && !item.is_called_off && item.workshop !== null && item.timeslot !== null && (
        <span className={css['block__places']}>
          <SeatRing taken={taken} capacity={item.capacity} state={isFull ? 'full' : 'free'} size={18} />
          {item.capacity === null ? taken : `${taken} / ${item.capacity}`}
          {item.waiting > 0 && <b>+{item.waiting}</b>}
        </span>
      )}
    </>
  )
}

/** One item on the board: dragged with mouse or finger, moved with the keys, stretched at its lower edge. */
export const Block = memo((props: Props) => {
  const { item, left, top, width, height, weight, isHeld, isSelected, isMoving, actions } = props
  const { setNodeRef, listeners } = useDraggable({ id: item.key })
  const classes = [
    css['block'],
    item.workshop === null && css['block--plenary'],
    isBand(item, props.at) && css['block--band'],
    weight === 'stop' && css['block--stop'],
    weight === 'warn' && css['block--warn'],
    isChanged(props) && css['block--changed'],
    isHeld && css['block--held'],
    isMoving && css['block--origin'],
    isSelected && css['block--selected'],
  ]
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-key={item.key}
      className={classes.filter(Boolean).join(' ')}
      style={{ left, top, width, height }}
      aria-pressed={isHeld}
      {...listeners}
      onClick={() => actions.select(item.key)}
      onKeyDown={event => actions.press(item.key, event)}
      onBlur={() => actions.blur(item.key)}
    >
      <BlockText {...props} />
      <span
        className={css['block__edge']}
        aria-hidden="true"
        onMouseDown={stay}
        onTouchStart={stay}
        onPointerDown={event => actions.stretch(item.key, event)}
      />
    </button>
  )
})
