import type { EventState } from '@tafelrunde/contract/events/events'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fillWaiting } from '../../participations/waitlist.service.ts'
import { forgetMaterials } from '../../workshops/materials.service.ts'
import type { Programme } from '../programme.rules.ts'
import { prepareLecturers, removeIdleLecturers, writeLecturers } from './import-lecturers.service.ts'
import * as queries from './import-programme.queries.ts'
import { type Progress, writerOf } from './import-progress.rules.ts'
import { createMerge, digestsOf } from './merge-facts.rules.ts'
import { planImport } from './plan-import.rules.ts'
import { isSame } from './same.rules.ts'
import { writeTimeslots, writeWorkshops } from './write-programme.service.ts'

export type ApplyOptions = {
  /** Instead of the name that the event has. */
  name?: string | undefined
  /** How many places each new timeslot has; those that exist keep what the office gave them. */
  capacity: number
  /** Whether the file counts where the office has changed something since the last one, by its key. */
  follows: (key: string) => boolean
}

type Times = { startsAt: Date; endsAt: Date }
/** The event of the programme, locked. */
export type TargetEvent = Times & {
  id: number
  name: string
  state: EventState
  /** Made of this programme just now. */
  isNew: boolean
  /** It was there and had no programme yet: what is said of it is the office's. */
  isAdopted: boolean
}

/** From the first beginning to the last end. */
export const spanOf = (slots: Times[]): Times => ({
  startsAt: new Date(Math.min(...slots.map(({ startsAt }) => startsAt.getTime()))),
  endsAt: new Date(Math.max(...slots.map(({ endsAt }) => endsAt.getTime()))),
})

const updateEvent = async (tx: Tx, event: TargetEvent, name: string, span: Times) => {
  const facts = { name, ...span }
  if (!isSame(event, facts)) await queries.updateEvent(tx, event.id, facts)
}

/**
 * Brings an event to what its programme says; what stays the same is not written. Answers all that it did. The caller
 * holds `lockImports` and the event's lock. Refuses a programme that gives somebody two timeslots at the same time.
 */
export const applyProgramme = async (
  tx: Tx,
  deps: Deps,
  event: TargetEvent,
  programme: Programme,
  options: ApplyOptions,
  onProgress: Progress = () => {},
) => {
  const timeslots = await queries.lockTimeslots(tx, event.id)
  const workshops = await queries.findWorkshops(tx, event.id)
  const before = await queries.findFileDigests(tx, event.id)
  const { differences, merge } = createMerge(options.follows)
  const plan = planImport(programme.sessions, { workshops, timeslots }, before, merge)
  const ofEvent = { eventId: event.id, workshops }
  const lecturers = await prepareLecturers(tx, programme, plan, ofEvent, before, merge)
  const plans = [plan.workshops, plan.timeslots, lecturers]
  const total = plans.reduce((sum, { insert, update }) => sum + insert.length + update.length, 0)
  const write = writerOf(total, onProgress)

  const workshopIds = await writeWorkshops(tx, deps, event.id, plan, write)
  const target = { eventId: event.id, workshopIds, capacity: options.capacity }
  await writeTimeslots(tx, deps, plan, target, write)
  const { relinked, dropped } = await writeLecturers(tx, deps, lecturers, target, write)
  if (plan.workshops.remove.length > 0) {
    await forgetMaterials(tx, plan.workshops.remove)
    await queries.removeWorkshops(tx, plan.workshops.remove)
  }
  const idle = await removeIdleLecturers(tx, lecturers)
  const others = timeslots.filter(slot => slot.guid === null)
  const said = spanOf([...programme.sessions, ...plan.kept, ...others])
  const span = merge('event', event, event.isAdopted ? { Zeit: '' } : before?.event, said)
  const name = options.name ?? event.name
  await updateEvent(tx, event, name, span)
  await queries.keepFileDigests(tx, event.id, {
    event: digestsOf('event', said),
    ...plan.file,
    lecturers: lecturers.file,
    casts: lecturers.casts.file,
  })
  // Whoever waits for a timeslot because of a clash may be able to take it now (product rule 3).
  if (plan.moved.length > 0) await fillWaiting(tx, deps)

  return {
    event,
    name,
    span,
    programme,
    before,
    known: { workshops, timeslots },
    plan,
    lecturers,
    relinked,
    dropped,
    idle,
    differences,
  }
}

export type Applied = Awaited<ReturnType<typeof applyProgramme>>
