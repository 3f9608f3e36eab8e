import type { Placement, Plan, PlanItem, VersionItem } from '@tafelrunde/contract/admin/events/plan'
import { roomText } from '@tafelrunde/contract/admin/events/rooms'
import type { PlanFacts } from '@tafelrunde/contract/events/plan-clashes'

type Room = { id: number; name: string; building: string }
type Place = { roomId: number | null; location: string }
type Slot = Place & {
  id: number
  workshopId: number | null
  name: string
  startsAt: Date
  endsAt: Date
  capacity: number | null
  waiting: number
  isCalledOff: boolean
}
type Change = Place & {
  key: string
  timeslotId: number | null
  workshopId: number | null
  caption: string
  startsAt: Date | null
  endsAt: Date | null
}
export type NamedChange = { change: Change; workshop: string | null }
export type Rooms = ReadonlyMap<number, Room>

export const keyOf = (timeslotId: number) => `t${timeslotId}`

/** The Termin that a key of the board is about; undefined: it is only planned. */
export const timeslotOf = (key: string) => (key.startsWith('t') ? Number(key.slice(1)) : undefined)

const placementOf = (start: Date, end: Date, { roomId, location }: Place, rooms: Rooms): Placement => {
  const room = roomId === null ? undefined : rooms.get(roomId)
  return { start, end, room: roomId, location: room ? roomText(room) : location }
}

const changed = ({ change }: NamedChange, rooms: Rooms) =>
  change.startsAt && change.endsAt ? placementOf(change.startsAt, change.endsAt, change, rooms) : null

/** A Termin with what is planned for it. */
export const itemOf = (
  slot: Slot,
  people: number[],
  own: NamedChange | undefined,
  rooms: Rooms,
): PlanItem => {
  const published = placementOf(slot.startsAt, slot.endsAt, slot, rooms)
  const { id, workshopId, name, capacity, waiting, isCalledOff } = slot
  const at = own ? changed(own, rooms) : published
  return {
    key: keyOf(id),
    timeslot: id,
    workshop: workshopId,
    name,
    at,
    published,
    capacity,
    waiting,
    is_called_off: isCalledOff,
    people,
  }
}

/** What is only planned. */
export const newItemOf = (own: NamedChange, rooms: Rooms): PlanItem => ({
  key: own.change.key,
  timeslot: null,
  workshop: own.change.workshopId,
  name: own.workshop ?? own.change.caption,
  at: changed(own, rooms),
  published: null,
  capacity: null,
  waiting: 0,
  is_called_off: false,
  people: [],
})

/** Whether nothing is between these: not when, and not where. */
export const isSame = (one: Placement | null, other: Placement | null) => {
  if (one === null || other === null) return one === other
  return (
    one.start.getTime() === other.start.getTime() &&
    one.end.getTime() === other.end.getTime() &&
    one.room === other.room &&
    (one.room !== null || one.location === other.location)
  )
}

/** The longest that something on a plan may be. */
const longestMs = 24 * 60 * 60 * 1000

/** What is wrong with a placement by itself. */
export const placementProblem = ({ start, end }: { start: Date; end: Date }) => {
  if (end <= start) return 'Das Ende muss nach dem Beginn liegen.'
  if (end.getTime() - start.getTime() > longestMs) return 'Länger als einen Tag kann ein Termin nicht sein.'
  return undefined
}

/** What the clashes of a plan follow from. */
export const factsOf = (plan: Plan): PlanFacts => ({ ...plan, walkMinutes: plan.walk_minutes })

/** Why a plan cannot be published: what stops it, the first three in words. */
export const stoppedText = (texts: string[]) => {
  const more = texts.length - 3
  const shown = texts.slice(0, 3).join('; ')
  return `Das hält die Veröffentlichung auf: ${shown}${more > 0 ? ` und ${more} weitere` : ''}.`
}

type Row = Omit<Change, 'key'>

const nowhere = { workshopId: null, caption: '', startsAt: null, endsAt: null, roomId: null, location: '' }

type There = { rooms: ReadonlySet<number>; workshops: ReadonlySet<number>; booked: ReadonlySet<number> }

/**
 * What has to change for a plan to be like a version again. What went meanwhile comes back as new, unless its workshop
 * went as well; what came later goes, unless people are in it: those names are `stay`.
 */
export const changesTo = (version: VersionItem[], items: PlanItem[], { rooms, workshops, booked }: There) => {
  const now = new Map(items.map(item => [item.timeslot, item]))
  const wasThere = new Set(version.map(({ timeslot }) => timeslot))
  const back = version.flatMap(({ timeslot, workshop, name, at }): Row[] => {
    const room = at.room !== null && rooms.has(at.room) ? at.room : null
    const place = { startsAt: at.start, endsAt: at.end, roomId: room, location: at.location }
    const own = now.get(timeslot)
    if (own)
      return isSame(own.published, { ...at, room }) ? [] : [{ ...nowhere, timeslotId: timeslot, ...place }]
    if (workshop !== null && !workshops.has(workshop)) return []
    const caption = workshop === null ? name : ''
    return [{ ...nowhere, timeslotId: null, workshopId: workshop, caption, ...place }]
  })
  const later = items.flatMap(({ timeslot, name }) =>
    timeslot === null || wasThere.has(timeslot) ? [] : [{ timeslot, name }],
  )
  const gone = later
    .filter(({ timeslot }) => !booked.has(timeslot))
    .map(({ timeslot }): Row => ({ ...nowhere, timeslotId: timeslot }))
  return {
    changes: [...back, ...gone],
    stay: later.filter(({ timeslot }) => booked.has(timeslot)).map(({ name }) => name),
  }
}
