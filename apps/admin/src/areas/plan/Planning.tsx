import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { type Clash, clashesOf } from '@tafelrunde/contract/events/plan-clashes'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { factsOf } from '../../shared/plan/clashes-at.rules.ts'
import { nextFree, whyNoneFree } from '../../shared/plan/next-free.rules.ts'
import { daysOf, hoursOf, placementAt } from '../../shared/plan/times.rules.ts'
import { BlockText } from './Block.tsx'
import { Board } from './Board.tsx'
import blockCss from './block.module.css'
import { columnPx, columnsOf, hourPx } from './board.rules.ts'
import { ClashBar } from './Clashes.tsx'
import { pendingChanges } from './changes.rules.ts'
import { fitText, placeText } from './fit.rules.ts'
import { useHand } from './hand/useHand.ts'
import type { Moves } from './moves.rules.ts'
import css from './plan.module.css'
import { Selected } from './Selected.tsx'
import { Toolbar } from './Toolbar.tsx'
import { Unplaced } from './Unplaced.tsx'
import type { usePlan } from './usePlan.ts'

type Props = Omit<ReturnType<typeof usePlan>, 'plan' | 'error' | 'refetch'> & {
  plan: Plan
  moves: Moves
  setBusy: (isBusy: boolean) => void
}

const nothing = () => undefined
/** What the board says it says itself, in German; the library has words of its own for screen readers. */
const quiet = {
  restoreFocus: false,
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
}

/** The gravest clash of each item. */
const weightsOf = (clashes: Clash[]) => {
  const weights = new Map<string, Clash['weight']>()
  for (const { keys, weight } of clashes)
    for (const key of keys) if (weights.get(key) !== 'stop') weights.set(key, weight)
  return weights
}

/** Names of those who give each workshop, looked up once. */
const useLecturers = ({ workshops, lecturers }: Plan) =>
  useMemo(() => {
    const names = new Map(lecturers.map(({ id, name }) => [id, name]))
    const texts = new Map(
      workshops.map(({ id, lecturers: own }) => [id, own.map(one => names.get(one)).join(', ')]),
    )
    return (workshop: number | null) => (workshop === null ? '' : (texts.get(workshop) ?? ''))
  }, [workshops, lecturers])

/** The board with all that belongs to it. */
export const Planning = ({ plan, setBusy, ...own }: Props) => {
  const notify = useNotify()
  const days = useMemo(() => daysOf(plan), [plan])
  const [wish, setDay] = useState(() => berlinDay(new Date()))
  const day = days.includes(wish) ? wish : (days[0] ?? '')
  const [onlyUsed, setOnlyUsed] = useState(() => plan.items.some(({ at }) => at !== null))
  const [selected, setSelected] = useState<string>()
  const [jump, setJump] = useState<{ key: string }>()
  const ground = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => columnsOf(plan, onlyUsed), [plan, onlyUsed])
  const hours = useMemo(() => hoursOf(plan.items, day), [plan, day])
  const board = { day, days, columns, hours }
  const { move } = own
  const { hand, drag, actions, pick } = useHand({ plan, board, ground, move, setDay, select: setSelected })
  const settled = useDeferredValue(plan)
  const clashes = useMemo(() => clashesOf(factsOf(settled)), [settled])
  const weights = useMemo(() => weightsOf(clashes), [clashes])
  const changes = useMemo(() => pendingChanges(plan.items), [plan])
  const lecturersOf = useLecturers(plan)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  useEffect(() => setBusy(hand !== undefined), [hand, setBusy])

  const show = (key: string) => {
    const at = plan.items.find(item => item.key === key)?.at
    if (at) setDay(berlinDay(at.start))
    setSelected(key)
    setJump({ key })
  }
  const place = (item: PlanItem, to: PlanItem['at']) =>
    move({ key: item.key, workshop: item.workshop, from: item.at, to })
  const chosen = plan.items.find(({ key, at }) => key === selected && at !== null)

  return (
    <>
      <Toolbar
        {...own}
        plan={plan}
        day={day}
        days={days}
        setDay={setDay}
        onlyUsed={onlyUsed}
        setOnlyUsed={setOnlyUsed}
        clashes={clashes}
        changes={changes}
        show={show}
      />
      <ClashBar clashes={clashes} show={({ keys }) => show(keys.at(-1) ?? '')} />
      <DndContext sensors={sensors} {...drag} accessibility={quiet}>
        <div className={css['columns']}>
          <Board
            plan={plan}
            jump={jump}
            board={board}
            ground={ground}
            hand={hand}
            actions={actions}
            selected={selected}
            weights={weights}
            lecturersOf={lecturersOf}
          />
          <div className={css['side']}>
            {chosen && (
              <Selected
                item={chosen}
                lecturers={lecturersOf(chosen.workshop)}
                close={() => setSelected(undefined)}
                place={to => place(chosen, to)}
                nextFree={() => {
                  const to = nextFree(plan, chosen)
                  if (!to) return notify(whyNoneFree(plan, chosen), { type: 'warning' })
                  place(chosen, to)
                  setDay(berlinDay(to.start))
                  return setJump({ key: chosen.key })
                }}
              />
            )}
            <Unplaced
              plan={plan}
              lecturersOf={lecturersOf}
              putBack={item => place(item, item.published)}
              pick={id =>
                pick(id, (_, minutes) =>
                  placementAt(day, hours.from * 60, minutes, columns[0] ?? { room: null, location: '' }),
                )
              }
            />
          </div>
        </div>
        <DragOverlay dropAnimation={null}>
          {hand?.by === 'pointer' && (
            <div
              className={`${blockCss['block']} ${blockCss['block--lifted']}`}
              style={{ width: columnPx - 4, height: (hand.minutes / 60) * hourPx - 4 }}
            >
              <BlockText
                item={hand.item}
                lecturers={lecturersOf(hand.item.workshop)}
                height={(hand.minutes / 60) * hourPx}
              />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <p className="visually-hidden" aria-live="assertive">
        {hand?.by === 'keys' && hand.at
          ? `${placeText(hand.item, hand.at)}: ${fitText(plan, hand.item, hand.at)}. Eingabetaste setzt, Escape bricht ab.`
          : ''}
      </p>
    </>
  )
}
