import type { DisplayItem } from '@tafelrunde/contract/events/displays'
import { berlinDay, berlinMoments } from '@tafelrunde/contract/values/berlin'

type Change = { record: number; before: Record<string, unknown> | null }
type Place = { room: string; room_id: number | null; start: Date }
type Item = {
  id: number
  title: string
  startsAt: Date
  endsAt: Date
  room: string
  roomId: number | null
  lecturers: string[]
  capacity: number | null
  seatsTaken: number
  calledOffAt: Date | null
}

/** When the day began in Berlin. */
export const dayStart = (now: Date) => berlinMoments(`${berlinDay(now)}T00:00:00.000`)[0] ?? now

/** Where and when each Termin was before these changes, which come in their order. */
const placesBefore = (items: Item[], changes: Change[]) => {
  const rooms = new Map<number, string>()
  const roomIds = new Map<number, number>()
  const starts = new Map<number, Date>()
  for (const { record, before } of changes) {
    const { location, room_id: roomId, starts_at: start } = before ?? {}
    if (typeof location === 'string' && !rooms.has(record)) rooms.set(record, location)
    if (typeof roomId === 'number' && !roomIds.has(record)) roomIds.set(record, roomId)
    if (typeof start === 'string' && !starts.has(record)) starts.set(record, new Date(start))
  }
  return new Map<number, Place>(
    items.map(({ id, room, roomId, startsAt }) => [
      id,
      {
        // One that had no room yet was not moved: it has got one.
        room: rooms.get(id) || room,
        room_id: roomIds.get(id) ?? roomId,
        start: starts.get(id) ?? startsAt,
      },
    ]),
  )
}

/** The Termine as the contract words them, with what was changed today, unless it was changed back. */
export const toItems = (items: Item[], changes: Change[]): DisplayItem[] => {
  const before = placesBefore(items, changes)
  return items.map(({ startsAt, endsAt, roomId, seatsTaken, calledOffAt, ...item }) => {
    const was = before.get(item.id)
    const isMoved = was && (was.room !== item.room || was.start.getTime() !== startsAt.getTime())
    return {
      ...item,
      start: startsAt,
      end: endsAt,
      room_id: roomId,
      participants_count: seatsTaken,
      is_called_off: calledOffAt !== null,
      before_today: isMoved ? was : null,
    }
  })
}
