import type { EventDay } from '@tafelrunde/contract/admin/events/day'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../../deps.ts'
import { readEvent } from '../../events/events.service.ts'
import * as queries from './day.queries.ts'

/** A day of an event with what the doors say of it; without one today, else the next that it has, else its last. */
export const readDay = async (
  { db, clock }: Deps,
  id: number,
  wanted: string | undefined,
): Promise<EventDay> => {
  const { event } = await readEvent(db, true, id)
  const at = clock.now()
  const days = await queries.findDays(db, id)
  const usual = days.find(day => day >= berlinDay(at)) ?? days.at(-1)
  const day = wanted ?? usual ?? berlinDay(event.startsAt)
  const people = await queries.countPeople(db, id, day)
  return { at, day, days, ...people, timeslots: await queries.findTimeslots(db, id, day) }
}
