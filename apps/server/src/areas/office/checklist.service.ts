import type { Deps } from '../../deps.ts'
import { readEvent } from '../events/events.service.ts'
import { checklistOf } from './checklist.rules.ts'
import { findChecklistCounts } from './office.queries.ts'

/** What an event still lacks. */
export const readChecklist = async ({ db, clock }: Deps, id: number) => {
  const { event } = await readEvent(db, true, id)
  return checklistOf(event, await findChecklistCounts(db, id), clock.now())
}
