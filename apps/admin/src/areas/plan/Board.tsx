import type { Plan } from '@tafelrunde/contract/admin/events/plan'
import type { Clash } from '@tafelrunde/contract/events/plan-clashes'
import { type RefObject, useEffect, useMemo } from 'react'
import { minutesOf } from '../../shared/plan/times.rules.ts'
import { Block, type BlockActions } from './Block.tsx'
import css from './board.module.css'
import { blocksOf, columnKeyOf, columnPx, hourPx, isBand } from './board.rules.ts'
import { busyBands, fitText, placeText, unsuited } from './fit.rules.ts'
import type { Board as BoardFacts, Hand } from './hand/hand.rules.ts'
import { withItem } from './moves.rules.ts'
import { isNear, useView } from './useView.ts'

type Props = {
  plan: Plan
  /** What somebody wants to see, as often as they ask for it. */
  jump: { key: string } | undefined
  board: BoardFacts
  ground: RefObject<HTMLDivElement | null>
  hand: Hand | undefined
  actions: BlockActions
  selected: string | undefined
  weights: ReadonlyMap<string, Clash['weight']>
  /** Who gives the workshop. */
  lecturersOf: (workshop: number | null) => string
}

const topOf = (moment: Date, from: number) => ((minutesOf(moment) - from * 60) / 60) * hourPx

/** Where it would come to lie, with what fits there and what does not. */
const Target = ({ plan, hand, board }: Pick<Props, 'plan' | 'board'> & { hand: Hand }) => {
  const { at, item } = hand
  if (!at) return null
  const column = board.columns.findIndex(({ key }) => key === columnKeyOf(at))
  const text = fitText(plan, item, at)
  return (
    <div
      className={text.startsWith('frei') ? css['target'] : `${css['target']} ${css['target--bad']}`}
      style={{
        left: column * columnPx + 2,
        top: topOf(at.start, board.hours.from) + 2,
        width: (isBand(item, at) ? board.columns.length - column : 1) * columnPx - 4,
        height: (hand.minutes / 60) * hourPx - 4,
      }}
    >
      <strong>{placeText(item, at)}</strong>
      <span>{text}</span>
    </div>
  )
}

/** When those who give what is moved cannot come. */
const Bands = ({ plan, hand, board }: Pick<Props, 'plan' | 'board'> & { hand: Hand }) =>
  busyBands(plan, hand.item, board.day).map(({ start, end, text }) => (
    <div
      key={`${text} ${start.getTime()}`}
      className={css['band']}
      style={{
        top: Math.max(0, topOf(start, board.hours.from)),
        height: ((end.getTime() - start.getTime()) / 3_600_000) * hourPx,
      }}
    >
      <span>{text}</span>
    </div>
  ))

const Heads = ({ plan, board, hand }: Pick<Props, 'plan' | 'board' | 'hand'>) => (
  <div className={css['heads']}>
    <span className={css['corner']} />
    {board.columns.map(column => {
      const why = hand && unsuited(plan, hand.item, column)
      return (
        <div
          key={column.key}
          className={why ? `${css['head']} ${css['head--unsuited']}` : css['head']}
          style={{ width: columnPx }}
        >
          <strong>{column.title}</strong>
          <span>{why ?? column.note}</span>
        </div>
      )
    })}
  </div>
)

/** Rooms beside each other, the hours of one day down; only what is in sight is drawn. */
export const Board = ({
  plan,
  jump,
  board,
  ground,
  hand,
  actions,
  selected,
  weights,
  lecturersOf,
}: Props) => {
  const { view, scroller } = useView()
  const { columns, day, hours } = board
  const moved = hand && hand.by !== 'pointer' ? hand : undefined
  const { items } = useMemo(
    () => (moved ? withItem(plan, moved.item.key, { ...moved.item, at: moved.at }) : plan),
    [plan, moved],
  )
  // In the order of the items, which a move does not change: an element that is put elsewhere loses the focus.
  const blocks = useMemo(() => {
    const order = new Map(items.map(({ key }, index) => [key, index]))
    const indexOf = ({ item }: { item: { key: string } }) => order.get(item.key) ?? 0
    return blocksOf(items, columns, day, hours.from).toSorted((one, other) => indexOf(one) - indexOf(other))
  }, [items, columns, day, hours.from])
  const held = moved?.item.key
  useEffect(() => {
    if (!held) return
    const block = document.querySelector<HTMLElement>(`[data-key="${held}"]`)
    block?.focus({ preventScroll: true })
    block?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [held, moved?.at])

  useEffect(() => {
    const block = jump && blocks.find(({ item }) => item.key === jump.key)
    const region = ground.current?.closest('[role=region]')
    if (block) region?.scrollTo({ left: block.left - columnPx, top: block.top - hourPx })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that somebody asks
  }, [jump])

  return (
    <div className={css['board']} ref={scroller} role="region" aria-label="Raumplan">
      <div className={css['sheet']} style={{ width: columns.length * columnPx + 64 }}>
        <Heads plan={plan} board={board} hand={hand} />
        <div className={css['hours']} aria-hidden="true">
          {Array.from({ length: hours.to - hours.from }, (_, index) => (
            <span key={index} style={{ height: hourPx }}>{`${hours.from + index}:00`}</span>
          ))}
        </div>
        <div
          className={css['ground']}
          ref={ground}
          style={{
            height: (hours.to - hours.from) * hourPx,
            backgroundSize: `${columnPx}px ${hourPx}px`,
          }}
        >
          {hand && <Bands plan={plan} hand={hand} board={board} />}
          {blocks
            .filter(block => block.item.key === held || isNear(view, block))
            .map(block => (
              <Block
                key={block.item.key}
                {...block}
                lecturers={lecturersOf(block.item.workshop)}
                where={placeText(block.item, block.at)}
                weight={weights.get(block.item.key)}
                isHeld={block.item.key === held}
                isSelected={block.item.key === selected}
                isMoving={hand?.by === 'pointer' && hand.item.key === block.item.key}
                actions={actions}
              />
            ))}
          {hand?.by === 'pointer' && <Target plan={plan} hand={hand} board={board} />}
        </div>
      </div>
    </div>
  )
}
