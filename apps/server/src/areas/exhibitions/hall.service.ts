import type { HallPlan, HallPlanFields } from '@tafelrunde/contract/admin/money/halls'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction } from '../../platform/db/database.ts'
import { InvalidFields, Refusal } from '../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../audit/audit.service.ts'
import { lockForChange, readEvent } from '../events/events.service.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import * as queries from './exhibitions.queries.ts'
import { readHall } from './exhibitions.reader.ts'
import { toHall } from './exhibitions.rules.ts'
import { hallFaults, putHall } from './exhibitions.service.ts'
import { noPrices } from './exhibitions.texts.ts'

/** Where an event's hall is written. */
const hallSubjects: Subjects = ['exhibitions', 'hall_tables']

/** What its history tells: also of the drawing, which has no part in the version of a plan that is being changed. */
export const hallHistorySubjects: Subjects = [...hallSubjects, 'hall_images']

/** Where an event's tables stand, for the office. */
export const readHallPlan = async (
  { config }: Pick<Deps, 'config'>,
  db: Db,
  eventId: number,
): Promise<HallPlan> => {
  const { event } = await readEvent(db, true, eventId)
  const row = await queries.findExhibition(db, eventId)
  const tables = await queries.findHallTables(db, [eventId])
  return {
    event: { id: event.id, name: event.name },
    hall: toHall(
      readHall(row?.exhibition.hall ?? null),
      tables,
      fileUrl(config.APP_URL, row?.hallImage ?? null),
    ),
    version: await versionOf(db, hallSubjects, eventId),
  }
}

/** Changes it as its changer saw it; it needs a price list, without which nothing can be ordered. */
export const changeHallPlan = (deps: Deps, eventId: number, { hall, version }: HallPlanFields) =>
  inTransaction(deps.db, async tx => {
    await lockForChange(tx, eventId)
    await checkSeen(tx, hallSubjects, eventId, version)
    if (!(await queries.findExhibition(tx, eventId))) throw new Refusal('state', noPrices)
    await queries.lockExhibition(tx, eventId)
    const faults = hall ? hallFaults(hall) : []
    if (faults.length > 0) throw new InvalidFields(faults)
    await putHall(tx, eventId, hall)
    return readHallPlan(deps, tx, eventId)
  })
