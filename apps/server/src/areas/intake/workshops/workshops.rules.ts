import { timesText } from '../../../common/german.texts.ts'
import { daysOf } from '../cells.rules.ts'
import { type Judged, judge, type Line, sameName } from '../judged.rules.ts'
import { createCast, type KnownLecturer, type NewLecturer } from './cast.rules.ts'
import { matchSlots } from './match-slots.rules.ts'
import { type Entry, type KnownRoom, readRow, roomFinder, type Slot } from './rows.rules.ts'

type KnownSlot = {
  id: number
  workshopId: number
  startsAt: Date
  endsAt: Date
  location: string
  roomId: number | null
  capacity: number | null
  /** How many are registered, and how many have a place or wait. */
  taken: number
  people: number
}
type KnownWorkshop = {
  id: number
  key: string | null
  name: string
  description: string
  schooltypeIds: number[]
  lecturerIds: number[]
}
export type Known = {
  event: { startsAt: Date; endsAt: Date }
  workshops: KnownWorkshop[]
  slots: KnownSlot[]
  lecturers: KnownLecturer[]
  schooltypes: { id: number; name: string }[]
  rooms: KnownRoom[]
}

/** A workshop that is to be written; `id` 0: a new one. Lecturers are ids, or `new` and their position. */
export type WorkshopPlan = {
  id: number
  key: string
  name: string
  description: string
  isChanged: boolean
  schooltypeIds: number[] | undefined
  lecturers: (number | NewLecturer)[] | undefined
  slots: { insert: Slot[]; update: (Slot & { id: number })[] }
}
export type Plan = {
  workshops: WorkshopPlan[]
  newLecturers: NewLecturer[]
  moved: { slots: number; people: number }
}

const firstOf = <Value>(values: (Value | undefined)[]) =>
  values.find(value => value !== undefined && value !== '')

const isSameList = (one: unknown[], other: unknown[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])

const isSameSet = (one: number[], other: number[]) =>
  one.length === other.length && one.every(value => other.includes(value))

/** Which rows are one workshop: by their key, else by their title, which some other row may have a key for. */
const groupRows = (entries: Entry[]) => {
  const keys = new Map(
    entries.toReversed().flatMap(({ key, name }) => (key && name ? [[sameName(name), key]] : [])),
  )
  return Map.groupBy(entries, ({ key, name, line }) => {
    const own = key || keys.get(sameName(name))
    if (own) return `key ${own}`
    return name ? `name ${sameName(name)}` : `line ${line}`
  })
}

/** A workshop has one title, whichever row says it. */
const nameOf = (group: Entry[], known: KnownWorkshop | undefined) => {
  const first = group.find(({ name }) => name)
  if (!first) {
    if (!known) group[0]?.notes.note('name', 'Der Titel fehlt.')
    return known?.name ?? ''
  }
  for (const { name, notes } of group)
    if (name && sameName(name) !== sameName(first.name))
      notes.note('name', `Zeile ${first.line} nennt denselben Workshop „${first.name}“.`, [first.name])
  return first.name
}

const noteDoubles = (group: Entry[]) => {
  const seen = new Map<number, number>()
  for (const { slot, line, notes } of group) {
    if (!slot) continue
    const other = seen.get(slot.startsAt.getTime())
    if (other === undefined) seen.set(slot.startsAt.getTime(), line)
    else notes.note('start', `Dieser Termin steht schon in Zeile ${other}.`)
  }
}

const slotChanges = (old: KnownSlot, slot: Slot) =>
  old.startsAt.getTime() !== slot.startsAt.getTime() ||
  old.endsAt.getTime() !== slot.endsAt.getTime() ||
  (slot.place !== undefined && (slot.place.location !== old.location || slot.place.roomId !== old.roomId))

const checkCapacity = ({ capacity }: Slot, { taken, ...old }: KnownSlot, { note }: Entry['notes']) => {
  if (typeof capacity === 'number' && capacity < taken)
    note('capacity', `In diesem Termin (${timesText(old)}) sind schon ${taken} Personen angemeldet.`, [
      String(taken),
    ])
}

/**
 * What a table of workshops does to an event: which rows are new, changed or faulty, and what is to be written. What a
 * table does not say stays, also the Termine that it does not have.
 */
export const planWorkshops = (lines: Line[], known: Known): { judged: Judged[]; plan: Plan } => {
  const days = daysOf(known.event)
  const findRoom = roomFinder(known.rooms)
  const entries = lines.map(line => readRow(line, { days, schooltypes: known.schooltypes, findRoom }))
  const byKey = new Map(known.workshops.flatMap(one => (one.key ? [[one.key, one] as const] : [])))
  const byName = new Map(known.workshops.toReversed().map(one => [sameName(one.name), one]))
  const slotsOf = Map.groupBy(known.slots, ({ workshopId }) => workshopId)
  const cast = createCast(known.lecturers)
  const outcomes = new Map<Entry, Judged['outcome']>()
  const plan: Plan = { workshops: [], newLecturers: [], moved: { slots: 0, people: 0 } }

  for (const group of groupRows(entries).values()) {
    const key = firstOf(group.map(one => one.key)) ?? ''
    const named = byName.get(sameName(group.find(({ name }) => name)?.name ?? ''))
    const old = byKey.get(key) ?? (named && (!named.key || !key) ? named : undefined)
    const name = nameOf(group, old)
    noteDoubles(group)
    cast.find(group, old?.lecturerIds ?? [])
    const matches = matchSlots(
      group.flatMap(({ slot }) => slot ?? []),
      old ? (slotsOf.get(old.id) ?? []) : [],
    )
    for (const { slot, notes } of group) {
      const match = slot && matches.get(slot)
      if (match) checkCapacity(slot, match, notes)
    }

    // Only what has no problem is planned.
    const right = group.filter(({ notes }) => notes.problems.length === 0)
    const [first] = right
    if (!first) continue
    const description = firstOf(right.map(one => one.description)) ?? old?.description ?? ''
    const schooltypeIds = firstOf(right.map(one => one.schooltypeIds && [...new Set(one.schooltypeIds)]))
    const lecturers = cast.find(right, old?.lecturerIds ?? [])
    const isChanged =
      !old ||
      old.name !== name ||
      old.description !== description ||
      (key !== '' && old.key !== key) ||
      (schooltypeIds !== undefined && !isSameSet(schooltypeIds, old.schooltypeIds)) ||
      (lecturers !== undefined && !isSameList(lecturers, old.lecturerIds))

    const slots: WorkshopPlan['slots'] = { insert: [], update: [] }
    for (const entry of right) {
      const { slot } = entry
      const match = slot && matches.get(slot)
      if (!slot) outcomes.set(entry, old ? 'unchanged' : 'new')
      else if (!match) {
        slots.insert.push(slot)
        outcomes.set(entry, 'new')
      } else {
        const isMoved = slotChanges(match, slot)
        const isOther = isMoved || (slot.capacity !== undefined && slot.capacity !== match.capacity)
        outcomes.set(entry, isOther ? 'changed' : 'unchanged')
        if (!isOther) continue
        slots.update.push({ ...slot, id: match.id })
        if (!isMoved || match.people === 0) continue
        plan.moved.slots++
        plan.moved.people += match.people
      }
    }
    if (old && isChanged && outcomes.get(first) === 'unchanged') outcomes.set(first, 'changed')
    plan.workshops.push({
      id: old?.id ?? 0,
      key,
      name,
      description,
      isChanged,
      schooltypeIds,
      lecturers,
      slots,
    })
  }
  const cited = plan.workshops.flatMap(({ lecturers = [] }) => lecturers)
  plan.newLecturers = [...new Set(cited.filter(one => typeof one !== 'number'))]
  const judged = entries.map(entry => judge(entry.notes.problems, outcomes.get(entry) ?? 'unchanged'))
  return { judged, plan }
}
