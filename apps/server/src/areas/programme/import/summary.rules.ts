import type { EventState } from '@tafelrunde/contract/events/events'
import type { Programme } from '../programme.rules.ts'
import type { Difference } from './merge-facts.rules.ts'
import type { ImportPlan, Plan } from './plan-import.rules.ts'

type Times = { startsAt: Date; endsAt: Date }
/** What a programme did to its event. */
type Applied = {
  event: { id: number; state: EventState; isNew: boolean }
  name: string
  programme: Programme
  plan: ImportPlan
  lecturers: Plan<object>
  /** The workshops that others give now. */
  relinked: Set<number>
  idle: { removed: object[] }
  differences: Difference[]
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

/** How much of each kind is new, changed, the same or gone. */
export const importCounts = ({ plan, lecturers, relinked, idle }: Applied) => ({
  workshops: countWorkshops(plan, relinked),
  timeslots: countsOf(plan.timeslots),
  lecturers: { ...countsOf(lecturers), removed: idle.removed.length },
})

/** An import in figures, and what of it concerns people. */
export const summaryOf = (applied: Applied) => {
  const { event, name, programme, plan, differences } = applied
  return {
    event: { id: event.id, name, state: event.state, isNew: event.isNew },
    version: programme.version,
    ...importCounts(applied),
    rooms: new Set(programme.sessions.map(({ room }) => room).filter(Boolean)).size,
    moved: plan.moved.map(slotOf),
    kept: plan.kept.map(slotOf),
    differences,
  }
}
