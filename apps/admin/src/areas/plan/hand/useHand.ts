import type { DragStartEvent } from '@dnd-kit/core'
import type { Placement, Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { minutesLong } from '../../../shared/plan/times.rules.ts'
import type { BlockActions } from '../Block.tsx'
import { isSamePlace } from '../changes.rules.ts'
import { newItem } from '../fit.rules.ts'
import type { Move } from '../moves.rules.ts'
import { afterKey, type Board, type Hand } from './hand.rules.ts'
import { followEdge, usePointer } from './pointer.ts'

type Needs = {
  plan: Plan
  board: Board
  /** The element whose upper left corner is the first room at the first hour. */
  ground: RefObject<HTMLElement | null>
  move: (move: Move) => void
  setDay: (day: string) => void
  select: (key: string) => void
}

/** Whatever somebody moves on the board, with mouse, finger or keys: one thing at a time. */
export const useHand = ({ plan, board, ground, move, setDay, select }: Needs) => {
  const [hand, setHand] = useState<Hand>()
  const pointer = usePointer(board, ground)

  /** The item of a key; of a workshop that is not on the plan yet, a new one. */
  const itemOf = (key: string): PlanItem | undefined => {
    const [, workshop] = /^w(\d+)$/.exec(key) ?? []
    const made = plan.workshops.find(({ id }) => String(id) === workshop)
    return made ? newItem(`n${crypto.randomUUID()}`, made) : plan.items.find(item => item.key === key)
  }
  const lengthOf = (item: PlanItem) =>
    item.at ? minutesLong(item.at) : (plan.workshops.find(({ id }) => id === item.workshop)?.minutes ?? 60)

  const put = ({ item, at }: Hand) => {
    setHand(undefined)
    if (at && !isSamePlace(at, item.at))
      move({ key: item.key, workshop: item.workshop, from: item.at, to: at })
  }
  const carry = (next: Hand, at: Placement | null) => {
    if (!isSamePlace(at, next.at)) setHand({ ...next, at })
  }

  const drag = {
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      const item = itemOf(String(active.id))
      if (!item) return
      pointer.hold(activatorEvent)
      setHand({ item, at: item.at, by: 'pointer', minutes: lengthOf(item) })
    },
    onDragMove: () => hand && carry(hand, pointer.under(hand)),
    onDragEnd: () => {
      pointer.leave()
      if (hand) put({ ...hand, at: pointer.under(hand) })
    },
    onDragCancel: () => {
      pointer.leave()
      setHand(undefined)
    },
  }

  const take = (item: PlanItem, at: Placement) => setHand({ item, at, by: 'keys', minutes: minutesLong(at) })

  const press = (key: string, event: KeyboardEvent) => {
    if (!hand || hand.by !== 'keys') {
      const item = itemOf(key)
      if (event.key !== 'Enter' || !item?.at) return
      event.preventDefault()
      take(item, item.at)
      return
    }
    if (!hand.at) return
    if (event.key === 'Enter') put(hand)
    else if (event.key === 'Escape') setHand(undefined)
    else {
      const at = afterKey(board, hand.at, event)
      if (!at) return
      carry(hand, at)
      if (berlinDay(at.start) !== board.day) setDay(berlinDay(at.start))
    }
    event.preventDefault()
    event.stopPropagation()
  }

  const stretch = (key: string, event: PointerEvent) => {
    const item = itemOf(key)
    if (!item?.at) return
    event.preventDefault()
    event.stopPropagation()
    const stretchedTo = (at: Placement): Hand => ({ item, at, by: 'edge', minutes: lengthOf(item) })
    setHand(stretchedTo(item.at))
    followEdge(event, item.at, {
      moved: at => setHand(stretchedTo(at)),
      dropped: at => put(stretchedTo(at)),
      cancelled: () => setHand(undefined),
    })
  }

  const blur = (key: string) => {
    if (hand?.by === 'keys' && hand.item.key === key && document.hasFocus()) setHand(undefined)
  }

  // The blocks keep the same actions for good, so that a move draws anew only what it changes.
  const now = useRef({ press, stretch, select, blur })
  useLayoutEffect(() => {
    now.current = { press, stretch, select, blur }
  })
  const actions = useMemo(
    (): BlockActions => ({
      press: (key, event) => now.current.press(key, event),
      stretch: (key, event) => now.current.stretch(key, event),
      select: key => now.current.select(key),
      blur: key => now.current.blur(key),
    }),
    [],
  )

  return {
    hand,
    drag,
    actions,
    /** Takes a workshop from the list with the keys: it begins where the day does. */
    pick: (workshop: number, at: (item: PlanItem, minutes: number) => Placement) => {
      const item = itemOf(`w${workshop}`)
      if (item) take(item, at(item, lengthOf(item)))
    },
  }
}
