import type { Placement, Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { missingIn } from '@tafelrunde/contract/events/plan-clashes'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { clockTime, timeRange } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { clashesAt } from '../../shared/plan/clashes-at.rules.ts'
import { type Column, columnKeyOf, isBand } from './board.rules.ts'

/** In a few words: what would be wrong there, else until when the room is free. */
export const fitText = (plan: Plan, item: PlanItem, at: Placement) => {
  const clashes = clashesAt(plan, item, at)
  if (clashes.length > 0) return clashes.map(({ text }) => text).join('. ')
  const key = columnKeyOf(at)
  const day = berlinDay(at.start)
  const next = plan.items
    .flatMap(other => (other.key !== item.key && other.at ? [other.at] : []))
    .filter(other => columnKeyOf(other) === key && other.start >= at.end && berlinDay(other.start) === day)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())[0]
  return next ? `frei bis ${clockTime(next.start)}` : 'frei'
}

export type Band = { start: Date; end: Date; text: string }

/** When those who give the item are away or somewhere else that day. */
export const busyBands = (plan: Plan, item: PlanItem, day: string): Band[] => {
  const given = new Map(plan.workshops.map(workshop => [workshop.id, workshop.lecturers]))
  const lecturersOf = ({ workshop }: PlanItem) => (workshop === null ? [] : (given.get(workshop) ?? []))
  const own = lecturersOf(item)
  return plan.lecturers
    .filter(({ id }) => own.includes(id))
    .flatMap(({ id, name, away }) => [
      ...away.map(span => ({ ...span, text: `${name} nicht verfügbar` })),
      ...plan.items.flatMap(other =>
        other.at && other.key !== item.key && lecturersOf(other).includes(id)
          ? [{ start: other.at.start, end: other.at.end, text: `${name}: „${other.name}“` }]
          : [],
      ),
    ])
    .filter(({ start, end }) => berlinDay(start) <= day && berlinDay(end) >= day)
}

/** Why a room does not suit the item at any time: too small, or without what it needs. */
export const unsuited = (plan: Plan, item: PlanItem, column: Column) => {
  const room = plan.rooms.find(({ id }) => id === column.room)
  if (!room) return undefined
  if (room.capacity !== null && item.people.length > room.capacity)
    return `zu klein: ${counted(item.people.length, 'Person', 'Personen')}`
  const needed = plan.workshops.find(({ id }) => id === item.workshop)?.equipment ?? []
  const missing = missingIn(needed, room.equipment)
  return missing.length > 0 ? `ohne ${missing.join(', ')}` : undefined
}

/** „Aula, 10:00–11:30 Uhr“; of a band „Für alle, …“ */
export const placeText = (item: Pick<PlanItem, 'workshop'>, at: Placement) =>
  `${at.location || (isBand(item, at) ? 'Für alle' : 'Ohne Raum')}, ${timeRange(at.start, at.end)}\u00A0Uhr`

/** An item of a workshop that is to be put on the plan. */
export const newItem = (key: string, workshop: Plan['workshops'][number]): PlanItem => ({
  key,
  timeslot: null,
  workshop: workshop.id,
  name: workshop.name,
  at: null,
  published: null,
  capacity: null,
  waiting: 0,
  is_called_off: false,
  people: [],
})
