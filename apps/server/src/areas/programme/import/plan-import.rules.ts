import type { Session } from '../programme.rules.ts'
import { createMerge, digestsOf, type FileDigests, type Merge } from './merge-facts.rules.ts'
import { isSame } from './same.rules.ts'

/** What the database has of an event already; without a `guid` it was made by the office and stays as it is. */
export type Known = {
  workshops: ({ id: number; guid: string | null } & Omit<WorkshopFacts, 'guid'>)[]
  timeslots: KnownTimeslot[]
}
export type KnownTimeslot = {
  id: number
  guid: string | null
  workshopId: number | null
  caption: string
  startsAt: Date
  endsAt: Date
  location: string
  isBooked: boolean
}

export type WorkshopFacts = {
  guid: string
  name: string
  subtitle: string
  description: string
  location: string
}
/** `workshop` is the guid of the workshop. */
export type TimeslotFacts = {
  guid: string
  workshop: string | null
  caption: string
  startsAt: Date
  endsAt: Date
  location: string
}
/** Of one kind of thing: what is new, what has changed, what is to go, and how much stays as it is. */
export type Plan<Facts> = {
  insert: Facts[]
  update: ({ id: number } & Facts)[]
  remove: number[]
  unchanged: number
}

/**
 * Which known timeslot a session is: the one with its guid, else the date of its workshop that begins at the
 * same time (a talk that is held once more gets new guids in pretalx).
 */
const matchTimeslots = (sessions: Session[], { workshops, timeslots }: Known) => {
  const workshopGuids = new Map(workshops.map(({ id, guid }) => [id, guid]))
  const place = (workshop: string | null | undefined, startsAt: Date) => `${startsAt.getTime()} ${workshop}`
  const free = new Map(timeslots.filter(slot => slot.guid !== null).map(slot => [slot.guid, slot]))
  const matches = new Map<string, KnownTimeslot>()
  const match = (guid: string, slot: KnownTimeslot) => {
    matches.set(guid, slot)
    free.delete(slot.guid)
  }
  for (const { guid } of sessions) {
    const slot = free.get(guid)
    if (slot) match(guid, slot)
  }
  const byPlace = new Map(
    [...free.values()]
      .filter(({ workshopId }) => workshopId !== null)
      .map(slot => [place(workshopGuids.get(slot.workshopId ?? 0), slot.startsAt), slot]),
  )
  for (const { guid, workshop, startsAt } of sessions) {
    const slot = matches.has(guid) || workshop === null ? undefined : byPlace.get(place(workshop, startsAt))
    if (slot && free.has(slot.guid)) match(guid, slot)
  }
  return { matches, vanished: [...free.values()] }
}

/** Which known workshop each workshop of the programme is: the one with its guid, else that of its timeslots. */
const matchWorkshops = (
  groups: Map<string | null, Session[]>,
  known: Known,
  matches: Map<string, KnownTimeslot>,
) => {
  const byGuid = new Map(known.workshops.map(({ id, guid }) => [guid, id]))
  const ids = new Map<string, number>()
  const taken = new Set<number>()
  const take = (guid: string, id: number | null | undefined) => {
    if (!id || taken.has(id)) return
    taken.add(id)
    ids.set(guid, id)
  }
  for (const guid of groups.keys()) if (guid !== null) take(guid, byGuid.get(guid))
  for (const [guid, sessions] of groups)
    if (guid !== null && !ids.has(guid))
      take(guid, sessions.map(session => matches.get(session.guid)?.workshopId).find(Boolean))
  return ids
}

const workshopFacts = (guid: string, sessions: Session[]): WorkshopFacts => {
  const rooms = new Set(sessions.map(({ room }) => room ?? ''))
  const [first] = sessions
  return {
    guid,
    name: first?.title ?? '',
    subtitle: first?.subtitle ?? '',
    description: first?.description ?? '',
    location: rooms.size === 1 ? (first?.room ?? '') : '',
  }
}

const timeslotFacts = ({ guid, workshop, title, startsAt, endsAt, room }: Session): TimeslotFacts => ({
  guid,
  workshop,
  caption: title,
  startsAt,
  endsAt,
  location: room ?? '',
})

export type ImportPlan = ReturnType<typeof planImport>

/**
 * What has to be written so that an event becomes its programme. Nothing of the office's own is touched, and a
 * timeslot that somebody booked is never removed (it is `kept`) and never becomes a break. `merge` decides between the
 * file, what it said `before`, and the office; `file` is what it says now.
 */
export const planImport = (
  wanted: Session[],
  known: Known,
  before?: FileDigests,
  merge: Merge = createMerge(() => true).merge,
) => {
  const { matches, vanished } = matchTimeslots(wanted, known)
  const sessions = wanted.map(session =>
    session.workshop === null && matches.get(session.guid)?.isBooked
      ? { ...session, workshop: session.guid }
      : session,
  )
  const groups = Map.groupBy(sessions, ({ workshop }) => workshop)
  const ids = matchWorkshops(groups, known, matches)
  const kept = vanished.filter(({ isBooked }) => isBooked)

  const file: Pick<FileDigests, 'timeslots' | 'workshops'> = { timeslots: {}, workshops: {} }
  const timeslots: Plan<TimeslotFacts> = { insert: [], update: [], remove: [], unchanged: 0 }
  for (const session of sessions) {
    const slot = matches.get(session.guid)
    const { workshop, ...said } = timeslotFacts(session)
    file.timeslots[said.guid] = digestsOf('timeslot', said)
    const facts = slot ? merge('timeslot', slot, before?.timeslots[slot.guid ?? ''], said) : said
    const workshopId = workshop === null ? null : ids.get(workshop)
    if (!slot) timeslots.insert.push({ workshop, ...facts })
    else if (isSame(slot, { workshopId, ...facts })) timeslots.unchanged++
    else timeslots.update.push({ id: slot.id, workshop, ...facts })
  }
  timeslots.remove = vanished.filter(({ isBooked }) => !isBooked).map(({ id }) => id)

  const workshops: Plan<WorkshopFacts> = { insert: [], update: [], remove: [], unchanged: 0 }
  const byId = new Map(known.workshops.map(workshop => [workshop.id, workshop]))
  for (const [guid, dates] of groups) {
    if (guid === null) continue
    const said = workshopFacts(guid, dates)
    file.workshops[guid] = digestsOf('workshop', said)
    const old = byId.get(ids.get(guid) ?? 0)
    const facts = old ? merge('workshop', old, before?.workshops[old.guid ?? ''], said) : said
    if (!old) workshops.insert.push(facts)
    else if (isSame(old, facts)) workshops.unchanged++
    else workshops.update.push({ id: old.id, ...facts })
  }
  const wantedIds = new Set<number | null>(ids.values())
  const held = new Set<number | null>()
  for (const slot of known.timeslots) if (slot.guid === null || kept.includes(slot)) held.add(slot.workshopId)
  const gone = known.workshops.filter(({ id, guid }) => guid !== null && !wantedIds.has(id))
  workshops.remove = gone.filter(({ id }) => !held.has(id)).map(({ id }) => id)
  const keptWorkshops = gone.filter(({ id }) => held.has(id))

  const moved = timeslots.update.filter(({ guid, startsAt, endsAt }) => {
    const slot = matches.get(guid)
    return slot?.isBooked && !isSame(slot, { startsAt, endsAt })
  })
  return { workshops, timeslots, kept, keptWorkshops, moved, workshopIds: ids, sessions, file }
}
