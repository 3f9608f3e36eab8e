import type { ImportItem } from '@tafelrunde/contract/admin/events/programme-import'
import { fullName } from '../../../common/people.rules.ts'
import type { KnownLecturer, LecturerFacts, Sources } from '../import/import-lecturers.rules.ts'
import type { Difference, Kind } from '../import/merge-facts.rules.ts'
import type { ImportPlan, KnownTimeslot, Plan } from '../import/plan-import.rules.ts'
import { changedItem, changesOf, type Names, wholeItem } from './preview.rules.ts'
import { reasons, slotAbout } from './preview.texts.ts'

type Times = { startsAt: Date; endsAt: Date }
type Idle = { id: number; name: string; hasAccount: boolean; isSettled: boolean }

/** What an import did to an event, as far as people want to see it. */
type Applied = {
  event: Times & { id: number; name: string }
  span: Times
  known: {
    workshops: { id: number; name: string }[]
    timeslots: (KnownTimeslot & { participations: number })[]
  }
  plan: ImportPlan
  lecturers: Plan<LecturerFacts> & {
    known: KnownLecturer[]
    casts: { changed: { id: number; before: Sources; after: Sources }[] }
  }
  /** Who gives one of the workshops no more. */
  dropped: Set<number>
  idle: { removed: Idle[]; held: Idle[] }
  differences: Difference[]
}

type Said = { names: Names; materials: ReadonlyMap<number, number> }

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map(row => [row.id, row]))
const isSaid = (item: ImportItem | undefined) => item !== undefined

/** The differences of things of these kinds, by their ids. */
const differencesOf = (differences: Difference[], ...kinds: Kind[]) =>
  Map.groupBy(
    differences.filter(({ kind }) => kinds.includes(kind)),
    ({ id }) => id,
  )

const eventItems = ({ event, span, differences }: Applied, { names }: Said) => {
  const of = differencesOf(differences, 'event').get(event.id) ?? []
  const changes = changesOf('event', event, span)
  const item = changedItem({ kind: 'event', ...event, isWritten: false, changes }, of, names)
  return [item].filter(isSaid)
}

const workshopItems = ({ known, plan, lecturers, differences }: Applied, { names, materials }: Said) => {
  const of = differencesOf(differences, 'workshop', 'cast')
  const updates = byId(plan.workshops.update)
  const casts = byId(lecturers.casts.changed)
  const removed = new Set(plan.workshops.remove)
  const kept = new Set(plan.keptWorkshops.map(({ id }) => id))
  return [
    ...plan.workshops.insert.map(({ name }) =>
      wholeItem({ kind: 'workshop', id: null, outcome: 'new', name }, reasons.isNew),
    ),
    ...known.workshops.map(workshop => {
      const { id, name } = workshop
      const whole = { kind: 'workshop', id, name } as const
      const count = materials.get(id) ?? 0
      if (removed.has(id)) {
        const goes = count > 0 && reasons.materials(count)
        return wholeItem({ ...whole, outcome: 'removed' }, reasons.noSlot, goes)
      }
      if (kept.has(id)) return wholeItem({ ...whole, outcome: 'kept' }, reasons.heldWorkshop)
      const update = updates.get(id)
      const cast = casts.get(id)
      const changes = [
        ...(update ? changesOf('workshop', workshop, update) : []),
        ...(cast ? changesOf('cast', cast.before, cast.after) : []),
      ]
      return changedItem({ ...whole, isWritten: update !== undefined, changes }, of.get(id) ?? [], names)
    }),
  ].filter(isSaid)
}

const timeslotItems = ({ known, plan, differences }: Applied, { names }: Said) => {
  const of = differencesOf(differences, 'timeslot')
  const updates = byId(plan.timeslots.update)
  const removed = new Set(plan.timeslots.remove)
  const kept = new Set(plan.kept.map(({ id }) => id))
  const workshops = byId(known.workshops)
  const titles = new Map(
    [...plan.workshops.insert, ...plan.workshops.update].map(one => [one.guid, one.name]),
  )
  /** To which workshop it goes, if that is another one. */
  const movesTo = ({ workshopId }: KnownTimeslot, workshop: string | null) => {
    const to = workshop === null ? null : (plan.workshopIds.get(workshop) ?? 0)
    if (to === workshopId) return []
    const before = { name: workshops.get(workshopId ?? 0)?.name ?? '' }
    const after = { name: titles.get(workshop ?? '') ?? workshops.get(to ?? 0)?.name ?? '' }
    return [{ kind: 'timeslot', part: 'Workshop', before, after } as const]
  }
  return [
    ...plan.timeslots.insert.map(slot =>
      wholeItem(
        { kind: 'timeslot', id: null, outcome: 'new', name: slot.caption, about: slotAbout(slot) },
        plan.workshopIds.has(slot.workshop ?? '') ? reasons.oneMore : reasons.isNew,
      ),
    ),
    ...known.timeslots.map(slot => {
      const { id, caption, participations } = slot
      const name = caption || (workshops.get(slot.workshopId ?? 0)?.name ?? '')
      const whole = { kind: 'timeslot', id, name, about: slotAbout(slot) } as const
      if (removed.has(id)) return wholeItem({ ...whole, outcome: 'removed' }, reasons.freeSlot)
      if (kept.has(id)) return wholeItem({ ...whole, outcome: 'kept' }, reasons.bookedSlot(participations))
      const update = updates.get(id)
      const changes = update
        ? [...changesOf('timeslot', slot, update), ...movesTo(slot, update.workshop)]
        : []
      const thing = { ...whole, isWritten: update !== undefined, changes, participations }
      return changedItem(thing, of.get(id) ?? [], names)
    }),
  ].filter(isSaid)
}

const lecturerItems = ({ lecturers, idle, dropped, differences }: Applied, { names }: Said) => {
  const of = differencesOf(differences, 'lecturer')
  const updates = byId(lecturers.update)
  const ofPerson = (person: Idle) => ({ kind: 'lecturer', id: person.id, name: person.name }) as const
  return [
    ...lecturers.insert.map(facts =>
      wholeItem({ kind: 'lecturer', id: null, outcome: 'new', name: fullName(facts) }, reasons.isNew),
    ),
    ...lecturers.known.map(lecturer => {
      const update = updates.get(lecturer.id)
      const changes = update ? changesOf('lecturer', lecturer, update) : []
      const thing = { id: lecturer.id, name: fullName(lecturer), isWritten: update !== undefined, changes }
      return changedItem({ kind: 'lecturer', ...thing }, of.get(lecturer.id) ?? [], names)
    }),
    ...idle.removed.map(one => wholeItem({ ...ofPerson(one), outcome: 'removed' }, reasons.idle)),
    ...idle.held
      .filter(({ id }) => dropped.has(id))
      .map(one => wholeItem({ ...ofPerson(one), outcome: 'kept' }, reasons.heldLecturer(one))),
  ].filter(isSaid)
}

/** All that is different afterwards, or would be if the office had not said otherwise. */
export const itemsOf = (applied: Applied, said: Said): ImportItem[] => [
  ...eventItems(applied, said),
  ...workshopItems(applied, said),
  ...timeslotItems(applied, said),
  ...lecturerItems(applied, said),
]
