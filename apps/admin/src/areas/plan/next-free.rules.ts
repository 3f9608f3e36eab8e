import type { Placement, Plan, PlanItem } from '@tafelrunde/contract/admin/plan'
import type { ClashKind } from '@tafelrunde/contract/plan-clashes'
import { daysOf, hoursOf, keyStep, minutesLong, placementAt } from './board.rules.ts'
import { clashesAt } from './fit.rules.ts'

/** What another time makes no better. */
const atAnyTime: ReadonlySet<ClashKind> = new Set(['room_small', 'equipment'])

const isFree = (plan: Plan, item: PlanItem, at: Placement) =>
  clashesAt(plan, item, at).every(({ kind }) => atAnyTime.has(kind))

/** Every quarter of an hour of the event's days that has room for something so long, in order. */
const startsOf = (plan: Plan, at: Placement) =>
  daysOf(plan).flatMap(day => {
    const { from, to } = hoursOf(plan.items, day)
    const last = to * 60 - minutesLong(at)
    const count = Math.max(0, Math.floor((last - from * 60) / keyStep) + 1)
    return Array.from({ length: count }, (_, index) =>
      placementAt(day, from * 60 + index * keyStep, minutesLong(at), at),
    )
  })

/**
 * When an item could be in its room without a clash for the room, those who give it or those who have booked it: the
 * next time after its own, else the first of the event; undefined where there is none.
 */
export const nextFree = (plan: Plan, item: PlanItem): Placement | undefined => {
  const { at } = item
  if (!at) return undefined
  const others = startsOf(plan, at).filter(({ start }) => start.getTime() !== at.start.getTime())
  const later = others.filter(({ start }) => start > at.start)
  return [...later, ...others.filter(({ start }) => start < at.start)].find(to => isFree(plan, item, to))
}
