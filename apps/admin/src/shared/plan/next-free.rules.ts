import type { Placement, Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import type { ClashKind } from '@tafelrunde/contract/events/plan-clashes'
import { figureText } from '@tafelrunde/ui/figures.ts'
import { clashesAt } from './clashes-at.rules.ts'
import { daysOf, hoursOf, keyStep, minutesLong, placementAt } from './times.rules.ts'

/** What another time makes no better. */
const atAnyTime: ReadonlySet<ClashKind> = new Set(['room_small', 'equipment'])

/** What stands in the way there. */
const obstaclesAt = (plan: Plan, item: PlanItem, at: Placement) =>
  clashesAt(plan, item, at).flatMap(({ kind }) => (atAnyTime.has(kind) ? [] : [kind]))

/** Every quarter of an hour of the event's days that has room for something so long, but its own, in order. */
const othersOf = (plan: Plan, at: Placement) =>
  daysOf(plan).flatMap(day => {
    const { from, to } = hoursOf(plan.items, day)
    const last = to * 60 - minutesLong(at)
    const count = Math.max(0, Math.floor((last - from * 60) / keyStep) + 1)
    return Array.from({ length: count }, (_, index) =>
      placementAt(day, from * 60 + index * keyStep, minutesLong(at), at),
    ).filter(({ start }) => start.getTime() !== at.start.getTime())
  })

/**
 * When an item could be in its room without a clash for the room, those who give it or those who have booked it: the
 * next time after its own, else the first of the event; undefined where there is none.
 */
export const nextFree = (plan: Plan, item: PlanItem): Placement | undefined => {
  const { at } = item
  if (!at) return undefined
  const others = othersOf(plan, at)
  const later = others.filter(({ start }) => start > at.start)
  const earlier = others.filter(({ start }) => start < at.start)
  return [...later, ...earlier].find(to => obstaclesAt(plan, item, to).length === 0)
}

const obstacles: Record<Exclude<ClashKind, 'room_small' | 'equipment'>, string> = {
  room_twice: 'der Raum ist belegt',
  lecturer_twice: 'die Referentin oder der Referent gibt etwas anderes',
  lecturer_away: 'die Referentin oder der Referent ist nicht verfügbar',
  walk: 'der Weg von Haus zu Haus wäre zu weit',
  people: 'wer hier angemeldet ist, hätte zwei Termine zugleich',
  outside: 'es läge außerhalb der Veranstaltung',
}

/** Why there is no free time for an item, the commonest reason first. */
export const whyNoneFree = (plan: Plan, item: PlanItem) => {
  const others = item.at ? othersOf(plan, item.at) : []
  if (others.length === 0) return 'So lange ist an keinem Tag der Veranstaltung Zeit.'
  const found = others.map(at => new Set<string>(obstaclesAt(plan, item, at)))
  const said = Object.entries(obstacles)
    .map(([kind, text]) => ({ text, count: found.filter(kinds => kinds.has(kind)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ text, count }) => `${text} (${figureText(count)}-mal)`)
  return `An keinem Tag der Veranstaltung ist hier eine andere Zeit frei. Von ${figureText(others.length)} Zeiten geht keine: ${said.join(', ')}.`
}
