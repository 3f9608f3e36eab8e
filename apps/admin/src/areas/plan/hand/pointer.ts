import type { Placement } from '@tafelrunde/contract/admin/events/plan'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { minutesLong, pointerStep } from '../../../shared/plan/times.rules.ts'
import { columnPx, hourPx, isBand, snapped, stretched } from '../board.rules.ts'
import { type Board, type Hand, placementUnder } from './hand.rules.ts'

const pointOf = (event: Event) => {
  const point = 'touches' in event && event instanceof TouchEvent ? event.touches[0] : event
  return point && 'clientX' in point ? { x: point.clientX, y: point.clientY } : { x: 0, y: 0 }
}

const moves = ['mousemove', 'touchmove'] as const

/** The mouse or finger that carries a block; `ground` is the element whose upper left corner is the first room at the first hour. */
export const usePointer = (board: Board, ground: RefObject<HTMLElement | null>) => {
  const at = useRef({ x: 0, y: 0 })
  /** How far below its upper edge the block is held. */
  const grip = useRef(0)
  const startX = useRef(0)
  const moved = useRef((event: Event) => {
    at.current = pointOf(event)
  }).current

  return {
    hold: (event: Event) => {
      at.current = pointOf(event)
      startX.current = at.current.x
      const block = event.target instanceof Element ? event.target.closest('[data-key]') : null
      grip.current = block ? at.current.y - block.getBoundingClientRect().top : hourPx / 4
      for (const kind of moves) window.addEventListener(kind, moved, { capture: true, passive: true })
    },
    leave: () => {
      for (const kind of moves) window.removeEventListener(kind, moved, { capture: true })
    },
    /** Where the block comes to lie if it is let go now; null: nowhere on the board. */
    under: ({ item, minutes }: Hand) => {
      const corner = ground.current?.getBoundingClientRect()
      if (!corner) return null
      const { x, y } = at.current
      const there = placementUnder(board, x - corner.left, y - grip.current - corner.top, minutes)
      // A band is held anywhere: up and down it stays one, to the side it goes into a room.
      const isAsWide = isBand(item, item.at) && Math.abs(x - startX.current) < columnPx / 2
      return there && isAsWide ? { ...there, room: null, location: '' } : there
    },
  }
}

type Stretching = { moved: (at: Placement) => void; dropped: (at: Placement) => void; cancelled: () => void }

/** Follows the pointer that has taken the lower edge of a block at `at`, until it is let go. */
export const followEdge = (
  { currentTarget: edge, pointerId, clientY }: PointerEvent,
  at: Placement,
  { moved, dropped, cancelled }: Stretching,
) => {
  let latest = at
  edge.setPointerCapture(pointerId)
  const onMove = (event: Event) => {
    const by = ((pointOf(event).y - clientY) / hourPx) * 60
    latest = stretched(at, snapped(minutesLong(at) + by, pointerStep) - minutesLong(at))
    moved(latest)
  }
  const end = (done: () => void) => () => {
    edge.removeEventListener('pointermove', onMove)
    done()
  }
  edge.addEventListener('pointermove', onMove)
  edge.addEventListener(
    'pointerup',
    end(() => dropped(latest)),
    { once: true },
  )
  edge.addEventListener('pointercancel', end(cancelled), { once: true })
}
