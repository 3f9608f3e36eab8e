import type { Deps } from '../../../deps.ts'
import { readEvent } from '../../events/events.service.ts'
import { findChecklistCounts, findUnfinished } from '../office.queries.ts'
import { checklistOf } from './checklist.rules.ts'

/** What an event still lacks. */
export const readChecklist = async ({ db, clock }: Deps, id: number) => {
  const { event } = await readEvent(db, true, id)
  return checklistOf(event, await findChecklistCounts(db, id), clock.now())
}

/** How many points are open of each event that the office is not done with; those with none are left out. */
export const listOpenPoints = async (deps: Deps) => {
  const points = []
  for (const { id, name } of await findUnfinished(deps.db)) {
    const { items } = await readChecklist(deps, id)
    points.push({ event: id, name, count: items.filter(({ open }) => open > 0).length })
  }
  return points.filter(({ count }) => count > 0)
}
