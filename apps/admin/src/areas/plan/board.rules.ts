import type { Placement, Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { counted } from '@tafelrunde/ui/figures.ts'
import { grouped } from '@tafelrunde/ui/grouped.ts'
import { dayMinutes, minutesLong, minutesOf, pointerStep } from '../../shared/plan/times.rules.ts'

// Where things are on the board: columns are rooms, rows are minutes of a day in Berlin.

/** Of an hour and of a room, in pixels (design: Plan-board block). */
export const hourPx = 69
export const columnPx = 150

export type Column = Pick<Placement, 'room' | 'location'> & { key: string; title: string; note: string }

/** Of a room, of a place that is only a text, or of what has neither: `x`. */
export const columnKeyOf = ({ room, location }: Pick<Placement, 'room' | 'location'>) =>
  room === null ? `x${location}` : `r${room}`

const noteOf = ({ capacity, building }: Plan['rooms'][number]) =>
  [capacity === null ? '' : counted(capacity, 'Platz', 'Plätze'), building].filter(Boolean).join(' · ')

/** What has no room, the rooms, and the texts that Termine have in place of one. */
export const columnsOf = ({ rooms, items }: Pick<Plan, 'rooms' | 'items'>, onlyUsed: boolean): Column[] => {
  // Also where something is published: a room does not vanish under the hand that moves its last item away.
  const places = items.flatMap(({ at, published }) => [
    ...(at ? [at] : []),
    ...(published ? [published] : []),
  ])
  const used = new Set(places.map(columnKeyOf))
  const texts = [...new Set(places.flatMap(({ room, location }) => (room === null ? [location] : [])))]
  return [
    ...(used.has('x')
      ? [{ key: 'x', room: null, location: '', title: 'Ohne Raum', note: 'Pausen: für alle' }]
      : []),
    ...rooms
      .filter(room => !onlyUsed || used.has(`r${room.id}`))
      .map(room => ({
        key: `r${room.id}`,
        room: room.id,
        location: room.building ? `${room.name}, ${room.building}` : room.name,
        title: room.name,
        note: noteOf(room),
      })),
    ...texts
      .filter(Boolean)
      .toSorted((one, other) => one.localeCompare(other, 'de'))
      .map(text => ({ key: `x${text}`, room: null, location: text, title: text, note: 'nur als Text' })),
  ]
}

const minute = 60_000

/** The same place until so many minutes later, or earlier, but five at least. */
export const stretched = (at: Placement, by: number): Placement => ({
  ...at,
  end: new Date(at.start.getTime() + Math.max(minutesLong(at) + by, pointerStep) * minute),
})

export const snapped = (minutes: number, step = pointerStep) => Math.round(minutes / step) * step

export type Block = {
  item: PlanItem
  at: Placement
  left: number
  top: number
  width: number
  height: number
}

/** A break or a plenary session without a room is for all of them: a band across the board. */
export const isBand = ({ workshop }: Pick<PlanItem, 'workshop'>, at: Placement | null) =>
  workshop === null && at !== null && columnKeyOf(at) === 'x'

type Placed = { item: PlanItem; at: Placement; from: number; to: number }

/** Beside each other where they are at the same time: who comes later takes the first lane that is free. */
const lanesOf = (placed: Placed[]) => {
  const ends: number[] = []
  return placed.map(one => {
    const free = ends.findIndex(end => end <= one.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = one.to
    return { ...one, lane }
  })
}

/** Those that touch each other in time, directly or through others. */
const clustersOf = (placed: Placed[]) => {
  const clusters: Placed[][] = []
  let end = -1
  for (const one of placed.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (one.from >= end) clusters.push([])
    clusters.at(-1)?.push(one)
    end = Math.max(end, one.to)
  }
  return clusters
}

const gap = 4

/** What is on that day, with its place on a board that begins at the hour `from`. */
export const blocksOf = (
  items: readonly PlanItem[],
  columns: readonly Column[],
  day: string,
  from: number,
): Block[] => {
  const order = new Map(columns.map(({ key }, index) => [key, index]))
  const placed = items.flatMap(item => {
    if (!item.at || berlinDay(item.at.start) !== day) return []
    const start = minutesOf(item.at.start)
    return [{ item, at: item.at, from: start, to: Math.min(start + minutesLong(item.at), dayMinutes) }]
  })
  const byColumn = grouped(placed, ({ at }) => columnKeyOf(at))
  return [...byColumn].flatMap(([key, inColumn]) => {
    const column = order.get(key)
    if (column === undefined) return []
    return clustersOf(inColumn).flatMap(cluster => {
      const lanes = lanesOf(cluster)
      const width = (columnPx - gap) / (Math.max(...lanes.map(({ lane }) => lane)) + 1)
      return lanes.map(({ item, at, from: start, to, lane }) => ({
        item,
        at,
        left: column * columnPx + gap / 2 + lane * width,
        top: ((start - from * 60) / 60) * hourPx + gap / 2,
        width: width - gap / 2 + (isBand(item, at) ? (columns.length - column - 1) * columnPx : 0),
        height: ((to - start) / 60) * hourPx - gap,
      }))
    })
  })
}
