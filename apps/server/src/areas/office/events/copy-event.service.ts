import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import type { KeepAnswer } from '../../../platform/idempotency.ts'
import { readEvent } from '../../events/events.service.ts'
import * as queries from './copy-event.queries.ts'
import { readOfficeEvent } from './events.service.ts'

const dayMs = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

type Wish = {
  name: string
  /** `YYYY-MM-DD` in Berlin. */
  first_day: string
}

/**
 * Makes a draft with everything that was set up for another event, each moment so many days later at the same time of
 * day, also where the clocks have changed in between. Nobody comes with it: neither who was registered nor lecturers,
 * exhibitors or orders.
 */
export const copyEvent = (deps: Deps, id: number, { name, first_day }: Wish, keep: KeepAnswer) =>
  inTransaction(deps.db, async tx => {
    const { event } = await readEvent(tx, true, id)
    const days = daysBetween(berlinDay(event.startsAt), first_day)
    const copy = { from: id, days, now: deps.clock.now() }
    const to = await queries.copyFacts(tx, { ...copy, name })
    await queries.copyProgramme(tx, { ...copy, to })
    await queries.copyPlanRules(tx, { ...copy, to })
    await queries.copyQuestions(tx, { ...copy, to })
    await queries.copyOffers(tx, { ...copy, to })
    const made = await readOfficeEvent(deps, tx, to)
    await keep(tx, made)
    return made
  })
