import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import * as queries from './import-programme.queries.ts'
import { clashesText } from './import-programme.texts.ts'
import type { Write } from './import-progress.rules.ts'
import type { ImportPlan, TimeslotFacts } from './plan-import.rules.ts'

/** Answers the ids of all workshops of the programme by their guids. */
export const writeWorkshops = async (
  tx: Tx,
  { clock }: Deps,
  eventId: number,
  plan: ImportPlan,
  write: Write,
) => {
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

/** Puts the timeslots of the plan in place; refuses what would give somebody two at the same time. */
export const writeTimeslots = async (
  tx: Tx,
  { clock }: Deps,
  plan: ImportPlan,
  target: Target,
  write: Write,
) => {
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
