import type { EventFields, EventReach, OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import type { EventState } from '@tafelrunde/contract/events/events'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import type { KeepAnswer } from '../../../platform/idempotency.ts'
import { InvalidField, InvalidFields, Refusal } from '../../../platform/refusals.ts'
import { checkSeen, versionOf } from '../../audit/audit.service.ts'
import { toEvent } from '../../events/events.rules.ts'
import { lockForChange, readEvent, rewriteEvent, writeEvent } from '../../events/events.service.ts'
import { forgetHallImage } from '../../exhibitions/exhibitions.service.ts'
import { endOrdersOf } from '../../exhibitions/orders/end-order.service.ts'
import { fillEvent } from '../../participations/subscriptions.service.ts'
import { dropFile } from '../../storage/storage.service.ts'
import { forgetMaterials } from '../../workshops/materials.service.ts'
import * as queries from '../office.queries.ts'
import { problemsOf, refusalsOf, whyNoState, whyNotDeleted } from './events.rules.ts'

type Seen = { version: number }

const nobody = { seatsTaken: 0, seatsAllotted: 0 }

const check = (fields: EventFields, taken = nobody) => {
  const problems = Object.entries(problemsOf(fields, taken))
  if (problems.length > 0)
    throw new InvalidFields(problems.map(([field, sentence]) => new InvalidField(field, sentence)))
}

const toRow = (fields: EventFields) => ({
  name: fields.name,
  description: fields.description,
  startsAt: fields.start,
  endsAt: fields.end,
  location: fields.location,
  capacity: fields.capacity,
  registrationStartsAt: fields.registration_start,
  registrationEndsAt: fields.registration_end,
  cancellationDeadline: fields.cancellation_deadline,
  feedbackRequired: fields.feedback_required,
  feedbackDeadline: fields.feedback_deadline,
  unitMinutes: fields.unit_minutes,
  minimumShare: fields.minimum_share,
  confirmationText: fields.confirmation_text,
  accreditation: fields.accreditation,
})

/** An event as the office sees it, with the version that whoever changes it has to name. */
export const readOfficeEvent = async (
  { config }: Pick<Deps, 'config'>,
  db: Db,
  id: number,
): Promise<OfficeEvent> => {
  const row = await readEvent(db, true, id)
  const { unitMinutes, minimumShare, confirmationText, accreditation } = row.event
  return {
    ...toEvent(row, config.APP_URL),
    version: await versionOf(db, ['events'], id),
    allotted: row.event.seatsAllotted,
    unit_minutes: unitMinutes,
    minimum_share: minimumShare,
    confirmation_text: confirmationText,
    accreditation,
  }
}

/** Makes an event, as a draft. */
export const createEvent = (deps: Deps, fields: EventFields, keep: KeepAnswer) => {
  check(fields)
  return inTransaction(deps.db, async tx => {
    const id = await writeEvent(tx, { ...toRow(fields), state: 'draft', createdAt: deps.clock.now() })
    const made = await readOfficeEvent(deps, tx, id)
    await keep(tx, made)
    return made
  })
}

/** Changes an event that is as its changer saw it; new places go to those who wait. */
export const changeEvent = (deps: Deps, id: number, { version, ...fields }: EventFields & Seen) =>
  inTransaction(deps.db, async tx => {
    const { event } = await lockForChange(tx, id)
    await checkSeen(tx, ['events'], id, version)
    check(fields, event)
    await rewriteEvent(tx, id, toRow(fields))
    await fillEvent(tx, deps, id)
    return readOfficeEvent(deps, tx, id)
  })

/**
 * Moves an event to another state. Whoever registered is told of it by the database's notes (participations); the orders of a
 * cancelled one end.
 */
export const setEventState = (deps: Deps, id: number, { state, version }: { state: EventState } & Seen) =>
  inTransaction(deps.db, async tx => {
    const { event } = await lockForChange(tx, id)
    await checkSeen(tx, ['events'], id, version)
    const refusal = whyNoState(event, state)
    if (refusal) throw new Refusal('state', refusal)
    if (event.state !== state) await rewriteEvent(tx, id, { state })
    if (event.state !== state && state === 'cancelled') await endOrdersOf(tx, deps, id)
    return readOfficeEvent(deps, tx, id)
  })

/** Whom and what a change of the state or a deletion would reach. */
export const readReach = async (db: Db, id: number): Promise<EventReach> => {
  const { event } = await readEvent(db, true, id)
  const hanging = await queries.findHanging(db, id)
  return { ...hanging, refused: refusalsOf(event, hanging) }
}

/** Deletes an event that nobody was ever in, with its programme, prices and hall. */
export const deleteEvent = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const { event } = await lockForChange(tx, id)
    const refusal = whyNotDeleted(await queries.findHanging(tx, id))
    if (refusal) throw new Refusal('state', refusal)
    await forgetMaterials(tx, await queries.findWorkshopIds(tx, id))
    await forgetHallImage(tx, id)
    await queries.removeEvent(tx, id)
    if (event.image) await dropFile(tx, event.image)
  })
