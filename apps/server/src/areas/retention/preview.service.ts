import type { RetentionPreview } from '@tafelrunde/contract/admin/retention'
import type { Deps } from '../../deps.ts'
import { rehearse } from '../../platform/db/rehearse.ts'
import { periodsAt } from './retention.service.ts'

const day = 24 * 60 * 60 * 1000

/** How many rows of each table the jobs would delete `days` from now, if nothing changed until then. */
const deletedIn = (deps: Deps, days: number) => {
  const then = new Date(deps.clock.now().getTime() + days * day)
  const later = { ...deps, clock: { now: () => then } }
  return rehearse(deps.db, async tx => {
    for (const tidy of new Set(periodsAt(then).map(period => period.tidy))) await tidy(tx, later)
  })
}

/** What goes by itself within a day and within thirty, found by doing it and taking it back. */
export const previewRetention = async (deps: Deps): Promise<RetentionPreview[]> => {
  const inDay = await deletedIn(deps, 1)
  const inMonth = await deletedIn(deps, 30)
  return periodsAt(deps.clock.now()).map(({ what, rows }) => ({
    what,
    in_a_day: inDay.get(rows) ?? 0,
    in_a_month: inMonth.get(rows) ?? 0,
  }))
}
