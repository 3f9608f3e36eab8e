import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { keepNothing } from '../../platform/idempotency.ts'
import { InvalidField, Refusal } from '../../platform/refusals.ts'
import { readEvent } from '../events/events.service.ts'
import { readSettlement } from './settlements.service.ts'
import { eventCancelled, givesNothing, givesNothingOwn, required, unknownId } from './settlements.texts.ts'
import * as queries from './start-settlements.queries.ts'

type Wish = { event: number; lecturer?: number | null | undefined }

/** Whose settlement it is to be: the caller's own, for staff also that of a lecturer whom they name. */
const giverOf = async ({ db }: Deps, caller: Caller, { event, lecturer }: Wish) => {
  const named = lecturer ?? undefined
  const giver = await queries.findGiver(
    db,
    named !== undefined && caller.isStaff ? { id: named } : { accountId: caller.id },
    event,
  )
  if (named !== undefined && giver?.id !== named) throw new InvalidField('lecturer', unknownId(named))
  if (giver?.gives) return giver.id
  if (!caller.isStaff) throw new InvalidField('event', givesNothingOwn)
  throw new InvalidField('lecturer', named === undefined ? required : givesNothing)
}

/** Begins a settlement, or answers the one that there is already; of a cancelled event it is for what it cost them. */
export const startSettlement = async (deps: Deps, caller: Caller, wish: Wish, keep = keepNothing) => {
  const state = await queries.findEventState(deps.db, wish.event)
  if (!state || (state === 'draft' && !caller.isStaff)) throw new InvalidField('event', unknownId(wish.event))
  const lecturerId = await giverOf(deps, caller, wish)
  return inTransaction(deps.db, async tx => {
    const facts = { lecturerId, eventId: wish.event, createdAt: deps.clock.now() }
    const id = await queries.insertSettlement(tx, facts)
    const { answer } = await readSettlement({ db: tx, clock: deps.clock }, caller, id)
    await keep(tx, answer)
    return answer
  })
}

/** Begins the settlements of all lecturers of an event who have none yet; of a cancelled event each begins their own. */
export const startSettlements = async (deps: Deps, eventId: number, keep = keepNothing) => {
  const { event } = await readEvent(deps.db, true, eventId)
  if (event.state === 'cancelled') throw new Refusal('state', eventCancelled)
  return inTransaction(deps.db, async tx => {
    const answer = { started: await queries.insertMissing(tx, eventId, deps.clock.now()) }
    await keep(tx, answer)
    return answer
  })
}
