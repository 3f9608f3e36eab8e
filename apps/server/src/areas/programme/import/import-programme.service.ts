import type { EventState } from '@tafelrunde/contract/events'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { fillAll } from '../../participations/seats.service.ts'
import { forgetMaterials } from '../../workshops/materials.service.ts'
import type { Programme } from '../programme.rules.ts'
import { prepareLecturers, removeIdleLecturers, writeLecturers } from './import-lecturers.service.ts'
import * as queries from './import-programme.queries.ts'
import { clashesText } from './import-programme.texts.ts'
import { type Progress, type Write, writerOf } from './import-progress.rules.ts'
import { createMerge, digestsOf } from './merge-facts.rules.ts'
import { type ImportPlan, type Plan, planImport, type TimeslotFacts } from './plan-import.rules.ts'
import { isSame } from './same.rules.ts'

export type ImportOptions = {
  /** Instead of the name that the programme or the event has. */
  name?: string | undefined
  /** Of a new event; how an event that exists goes on is decided in the Verwaltung. */
  state: EventState
  /** How many places each new timeslot has; those that exist keep what the office gave them. */
  capacity: number
  dryRun: boolean
  /** Whether the file's words are put in place of what the office has changed since the last one. */
  overwrite: boolean
}

type Times = { startsAt: Date; endsAt: Date }
const spanOf = (slots: Times[]): Times => ({
  startsAt: new Date(Math.min(...slots.map(({ startsAt }) => startsAt.getTime()))),
  endsAt: new Date(Math.max(...slots.map(({ endsAt }) => endsAt.getTime()))),
})

const findOrMakeEvent = async (tx: Tx, { clock }: Deps, programme: Programme, options: ImportOptions) => {
  const known = await queries.lockEvent(tx, programme.key)
  if (known) return { ...known, isNew: false }
  const { key: source, title, description, location, sessions } = programme
  const facts = { source, name: options.name ?? title, state: options.state, description, location }
  const event = await queries.insertEvent(tx, { ...facts, ...spanOf(sessions), createdAt: clock.now() })
  return { ...event, isNew: true }
}

/** Answers the ids of all workshops of the programme by their guids. */
const writeWorkshops = async (tx: Tx, { clock }: Deps, eventId: number, plan: ImportPlan, write: Write) => {
  const ids = new Map(plan.workshopIds)
  await write(plan.workshops.insert, async part => {
    const rows = part.map(facts => ({ ...facts, eventId, createdAt: clock.now() }))
    for (const { id, guid } of await queries.insertWorkshops(tx, rows)) ids.set(guid ?? '', id)
  })
  await write(plan.workshops.update, part => queries.updateWorkshops(tx, part))
  return ids
}

/** Product rule 4: nobody gets two timeslots at the same time, not even by a new programme. */
const refuseClashes = async (tx: Tx, moved: { id: number }[]) => {
  const clashes = await queries.findClashes(
    tx,
    moved.map(({ id }) => id),
  )
  if (clashes.length > 0) throw new Refusal('clash', clashesText(clashes))
  await queries.checkClashes(tx)
}

type Target = { eventId: number; workshopIds: Map<string, number>; capacity: number }

const writeTimeslots = async (tx: Tx, { clock }: Deps, plan: ImportPlan, target: Target, write: Write) => {
  const { eventId, workshopIds, capacity } = target
  const withWorkshop = <Facts extends TimeslotFacts>({ workshop, ...facts }: Facts) => ({
    ...facts,
    workshopId: workshop === null ? null : (workshopIds.get(workshop) ?? null),
  })
  await write(plan.timeslots.insert.map(withWorkshop), part => {
    const common = { eventId, createdAt: clock.now() }
    const rows = part.map(slot => ({ ...slot, ...common, capacity: slot.workshopId ? capacity : null }))
    return queries.insertTimeslots(tx, rows)
  })
  await write(plan.timeslots.update.map(withWorkshop), part => queries.updateTimeslots(tx, part))
  if (plan.moved.length > 0) await refuseClashes(tx, plan.moved)
  if (plan.timeslots.remove.length > 0) await queries.removeTimeslots(tx, plan.timeslots.remove)
}

const updateEvent = async (
  tx: Tx,
  event: { id: number; name: string } & Times,
  { name = event.name }: ImportOptions,
  span: Times,
) => {
  const facts = { name, ...span }
  if (!isSame(event, facts)) await queries.updateEvent(tx, event.id, facts)
  return name
}

const countsOf = ({ insert, update, remove, unchanged }: Plan<object>) => ({
  created: insert.length,
  changed: update.length,
  unchanged,
  removed: remove.length,
})

/** A workshop has changed, too, when other people give it. */
const countWorkshops = ({ workshops, workshopIds }: ImportPlan, relinked: Set<number>) => {
  const updated = new Set(workshops.update.map(({ id }) => id))
  const known = [...workshopIds.values()]
  const changed = known.filter(id => updated.has(id) || relinked.has(id)).length
  return { ...countsOf(workshops), changed, unchanged: known.length - changed }
}

const slotOf = ({ caption: name, startsAt, endsAt }: { caption: string } & Times) => ({
  name,
  startsAt,
  endsAt,
})

const writeAll = async (
  tx: Tx,
  deps: Deps,
  programme: Programme,
  options: ImportOptions,
  onProgress: Progress,
) => {
  await queries.lockImports(tx)
  const event = await findOrMakeEvent(tx, deps, programme, options)
  const timeslots = await queries.lockTimeslots(tx, event.id)
  const workshops = await queries.findWorkshops(tx, event.id)
  const before = await queries.findFileDigests(tx, event.id)
  const { differences, merge } = createMerge(options.overwrite)
  const plan = planImport(programme.sessions, { workshops, timeslots }, before, merge)
  const lecturers = await prepareLecturers(tx, programme.key, plan.sessions, before?.lecturers, merge)
  const plans = [plan.workshops, plan.timeslots, lecturers]
  const total = plans.reduce((sum, { insert, update }) => sum + insert.length + update.length, 0)
  const write = writerOf(total, onProgress)

  const workshopIds = await writeWorkshops(tx, deps, event.id, plan, write)
  const target = { eventId: event.id, workshopIds, capacity: options.capacity }
  await writeTimeslots(tx, deps, plan, target, write)
  const relinked = await writeLecturers(tx, deps, lecturers, target, write)
  if (plan.workshops.remove.length > 0) {
    await forgetMaterials(tx, plan.workshops.remove)
    await queries.removeWorkshops(tx, plan.workshops.remove)
  }
  const removedLecturers = await removeIdleLecturers(tx, lecturers)
  const others = timeslots.filter(slot => slot.guid === null)
  const span = spanOf([...programme.sessions, ...plan.kept, ...others])
  const name = await updateEvent(tx, event, options, merge('event', event, before?.event, span))
  await queries.keepFileDigests(tx, event.id, {
    event: digestsOf('event', span),
    ...plan.file,
    lecturers: lecturers.file,
  })
  // Whoever waits for a timeslot because of a clash may be able to take it now (product rule 3).
  if (plan.moved.length > 0) await fillAll(tx, deps, await queries.lockFillable(tx))

  return {
    event: { id: event.id, name, state: event.state, isNew: event.isNew },
    version: programme.version,
    workshops: countWorkshops(plan, relinked),
    timeslots: countsOf(plan.timeslots),
    lecturers: { ...countsOf(lecturers), removed: removedLecturers },
    rooms: new Set(programme.sessions.map(({ room }) => room).filter(Boolean)).size,
    moved: plan.moved.map(slotOf),
    kept: plan.kept.map(slotOf),
    differences,
  }
}

/**
 * Makes an event of the programme, or brings the event that came from an older version of it up to date. What
 * stays the same is not written. Refuses a programme that gives somebody two timeslots at the same time.
 */
export const importProgramme = (
  deps: Deps,
  programme: Programme,
  options: ImportOptions,
  onProgress: Progress = () => {},
) =>
  inTransaction(deps.db, async tx => {
    if (!options.dryRun) return writeAll(tx, deps, programme, options, onProgress)
    await tx.$client.query('savepoint trial')
    const summary = await writeAll(tx, deps, programme, options, onProgress)
    await tx.$client.query('rollback to savepoint trial')
    return summary
  })
