import { roomText } from '@tafelrunde/contract/admin/events/rooms'
import { momentOf, readCapacity, readDay, readLine, readText, readTime, readTimes } from '../cells.rules.ts'
import { createNotes, type Line, listed, nearest, sameName } from '../judged.rules.ts'
import { type Named, readPeople } from '../people.rules.ts'

/** One of the rooms, or only what people read. */
type Place = { roomId: number | null; location: string }
export type KnownRoom = { id: number; name: string; building: string; capacity: number | null }

export type Slot = {
  startsAt: Date
  endsAt: Date
  /** Undefined: the table says nothing of it. */
  place: Place | undefined
  capacity: number | null | undefined
  /** What a new Termin has where the table does not say it. */
  roomCapacity: number | null
}

/** A row as it was read; what is undefined is not said. */
export type Entry = {
  line: number
  key: string
  name: string
  description: string | undefined
  lecturers: Named[] | undefined
  schooltypeIds: number[] | undefined
  slot: Slot | undefined
  notes: ReturnType<typeof createNotes>
}

type Known = {
  days: string[]
  schooltypes: { id: number; name: string }[]
  findRoom: (text: string) => KnownRoom | undefined
}

const readSchooltypes = (text: string, { schooltypes }: Known, { note }: Entry['notes']) => {
  const byName = new Map(schooltypes.map(({ id, name }) => [sameName(name), id]))
  return listed(text).flatMap(name => {
    const id = byName.get(sameName(name))
    if (id !== undefined) return [id]
    const offers =
      listed(text).length > 1
        ? []
        : nearest(
            name,
            schooltypes.map(one => one.name),
          )
    note('schooltypes', `Die Schulart „${name}“ gibt es nicht.`, offers)
    return []
  })
}

/** Finds a room by what the app calls it, or by its name where only one has it. */
export const roomFinder = (rooms: KnownRoom[]) => {
  const byText = new Map(rooms.map(room => [sameName(roomText(room)), room]))
  const byName = Map.groupBy(rooms, ({ name }) => sameName(name))
  return (text: string) => {
    const [only, ...others] = byName.get(sameName(text)) ?? []
    return byText.get(sameName(text)) ?? (others.length === 0 ? only : undefined)
  }
}

const placeOf = (text: string | undefined, { findRoom }: Known) => {
  if (!text) return undefined
  const room = findRoom(text)
  return room
    ? { roomId: room.id, location: roomText(room), capacity: room.capacity }
    : { roomId: null, location: text, capacity: undefined }
}

const readSlot = (texts: Line['texts'], known: Known, { note, take }: Entry['notes']): Slot | undefined => {
  const { days } = known
  const { day = '', start = '', end = '', room, capacity } = texts
  const places = capacity ? take('capacity', readCapacity(capacity)) : undefined
  const place = placeOf(room ? take('room', readLine(room)) : undefined, known)
  if (!day && !start && !end) return undefined
  const both = end ? undefined : readTimes(start)
  if (!day)
    note(
      'day',
      'Der Tag fehlt.',
      days.length === 1 ? days.map(one => one.split('-').toReversed().join('.')) : [],
    )
  if (!start) note('start', 'Der Beginn fehlt.')
  if (!end && !both && start) note('end', 'Das Ende fehlt.')
  const on = day ? take('day', readDay(day, days)) : undefined
  const from = both?.start ?? (start ? take('start', readTime(start)) : undefined)
  const to = both?.end ?? (end ? take('end', readTime(end)) : undefined)
  if (!on || !from || !to) return undefined
  const startsAt = take('start', momentOf(on, from))
  const endsAt = take('end', momentOf(on, to))
  if (!startsAt || !endsAt) return undefined
  if (endsAt <= startsAt) {
    note(both ? 'start' : 'end', 'Das Ende muss nach dem Beginn liegen.')
    return undefined
  }
  return { startsAt, endsAt, place, capacity: places, roomCapacity: place?.capacity ?? null }
}

/** What a row says, and what of it cannot be read. */
export const readRow = ({ line, texts, broken }: Line, known: Known): Entry => {
  const notes = createNotes(broken)
  const { take } = notes
  const { key = '', name = '', description, lecturers, schooltypes } = texts
  return {
    line,
    key: take('key', readLine(key, 100)) ?? '',
    name: take('name', readLine(name)) ?? '',
    description: description ? take('description', readText(description, 20_000)) : undefined,
    lecturers: lecturers ? take('lecturers', readPeople(lecturers)) : undefined,
    schooltypeIds: schooltypes ? readSchooltypes(schooltypes, known, notes) : undefined,
    slot: readSlot(texts, known, notes),
    notes,
  }
}
