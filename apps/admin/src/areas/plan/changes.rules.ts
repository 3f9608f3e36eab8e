import type { Placement, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { dayLabel, timeRange } from '@tafelrunde/ui/days.ts'

/** Whether nothing is between these: not when, and not where. */
export const isSamePlace = (one: Placement | null, other: Placement | null) => {
  if (one === null || other === null) return one === other
  return (
    one.start.getTime() === other.start.getTime() &&
    one.end.getTime() === other.end.getTime() &&
    one.room === other.room &&
    (one.room !== null || one.location === other.location)
  )
}

export type Change = {
  key: string
  name: string
  kind: 'moved' | 'time' | 'new' | 'gone'
  from: string
  to: string
}

const hours = ({ start, end }: Placement) => `${timeRange(start, end)}\u00A0Uhr`
const when = (at: Placement) => `${dayLabel(at.start)}, ${hours(at)}`
const where = ({ location }: Placement) => location || 'ohne Raum'
const whole = (at: Placement) => `${when(at)}, ${where(at)}`
const isSameDay = (from: Placement, to: Placement) => dayLabel(from.start) === dayLabel(to.start)
/** The day is said once, if it is the same. */
const shorter = (from: Placement, to: Placement) =>
  isSameDay(from, to) ? `${hours(to)}, ${where(to)}` : whole(to)

type Differing = { key: string; name: string; from: Placement | null; to: Placement | null }

/** What differs between two plans, in words: of a Termin that only changed its room, the rooms; and so on. */
export const changesOf = (items: readonly Differing[]): Change[] =>
  items.flatMap(({ key, name, from, to }): Change[] => {
    if (isSamePlace(from, to)) return []
    if (!from) return to ? [{ key, name, kind: 'new', from: '', to: whole(to) }] : []
    if (!to) return [{ key, name, kind: 'gone', from: whole(from), to: '' }]
    const sameTime = from.start.getTime() === to.start.getTime() && from.end.getTime() === to.end.getTime()
    if (sameTime) return [{ key, name, kind: 'moved', from: where(from), to: where(to) }]
    const samePlace = from.room === to.room && from.location === to.location
    return samePlace
      ? [{ key, name, kind: 'time', from: when(from), to: isSameDay(from, to) ? hours(to) : when(to) }]
      : [{ key, name, kind: 'moved', from: whole(from), to: shorter(from, to) }]
  })

export const changeWords: Record<Change['kind'], string> = {
  moved: 'Verlegt',
  time: 'Zeit',
  new: 'Neu',
  gone: 'Entfällt',
}

/** What is not published yet. */
export const pendingChanges = (items: readonly PlanItem[]) =>
  changesOf(items.map(({ key, name, published, at }) => ({ key, name, from: published, to: at })))

type Kept = { timeslot: number; name: string; at: Placement }

/** What a version has otherwise than another one. */
export const versionChanges = (older: readonly Kept[], newer: readonly Kept[]) => {
  const was = new Map(older.map(item => [item.timeslot, item]))
  const is = new Map(newer.map(item => [item.timeslot, item]))
  return changesOf(
    [...new Map([...was, ...is]).values()].map(({ timeslot, name }) => ({
      key: String(timeslot),
      name,
      from: was.get(timeslot)?.at ?? null,
      to: is.get(timeslot)?.at ?? null,
    })),
  )
}
