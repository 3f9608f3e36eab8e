import type { Entrance } from '@tafelrunde/contract/admin/events/entrance'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { InvalidTimestamp, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { readEvent } from '../../events/events.service.ts'
import { joinEvent } from '../../participations/admission.service.ts'
import { aheadOfTime } from '../attendance.texts.ts'
import type { Named } from '../door.rules.ts'
import { readPerson } from '../door.service.ts'
import { isAhead, tolerance } from '../marks.rules.ts'
import * as queries from './entrance.queries.ts'
import * as texts from './entrance.texts.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

const today = ({ clock }: Pick<Deps, 'clock'>) => ({ day: berlinDay(clock.now()), now: clock.now() })

/** How many there are, and those of them who are asked for. */
export const readSums = async (needs: Needs, eventId: number, ids: number[]) => {
  const { day, now } = today(needs)
  const sums = await queries.countEntered(needs.db, eventId, day)
  const people = ids.length > 0 ? await queries.findPeople(needs.db, eventId, { day, now }, ids) : []
  return { at: now, day, ...sums, people }
}

/** What a counter keeps on its device. */
export const readEntrance = async (needs: Needs, eventId: number): Promise<Entrance> => {
  const { event } = await readEvent(needs.db, true, eventId)
  const { day, now } = today(needs)
  const sums = await queries.countEntered(needs.db, eventId, day)
  const people = await queries.findExpected(needs.db, eventId, { day, now })
  return { event: { id: eventId, name: event.name, end: event.endsAt }, at: now, day, ...sums, people }
}

type Event = Awaited<ReturnType<typeof readEvent>>['event']

/** Refuses what no counter can have seen then. */
const checkMoment = ({ clock }: Needs, { state, startsAt, endsAt }: Event, recordedAt: Date) => {
  if (isAhead(recordedAt, clock.now())) throw new InvalidTimestamp('recorded_at', aheadOfTime)
  if (state === 'draft' || state === 'cancelled') throw new Refusal('state', texts.noEntrance)
  const day = berlinDay(recordedAt)
  if (day < berlinDay(startsAt)) throw new Refusal('not_open_yet', texts.notToday)
  if (day > berlinDay(endsAt)) throw new Refusal('closed', texts.isOver)
}

type Wish = Named & { recorded_at: Date; register: boolean; withdraw: boolean; counter: string }

/** A wrong tap: the clocks of two counters differ a little, so what seems to be just after it is meant, too. */
const takeBack = ({ db }: Deps, { id: eventId }: Event, accountId: number, at: Date) =>
  inTransaction(db, async tx => {
    const latest = new Date(at.getTime() + tolerance)
    await queries.withdrawEntry(tx, { eventId, accountId, day: berlinDay(at), at, latest })
  })

/**
 * Lets somebody in. Who is not registered, gives nothing and has no tables is refused, or registered on the spot.
 * `onPerson` is told who was meant as soon as that is known, also of somebody who is refused then.
 */
export const letIn = async (
  deps: Deps,
  caller: Caller,
  event: Event,
  wish: Wish,
  onPerson: (accountId: number) => void,
) => {
  const accountId = await readPerson(deps, wish)
  onPerson(accountId)
  const { recorded_at: recordedAt, register, counter } = wish
  checkMoment(deps, event, recordedAt)
  if (wish.withdraw) return takeBack(deps, event, accountId, recordedAt)
  return inTransaction(deps.db, async tx => {
    const found = await queries.findPeople(tx, event.id, today(deps), [accountId])
    const person = orNotFound(found[0])
    const { state } = person
    if (state !== 'registered' && !person.is_lecturer && !person.is_exhibitor) {
      if (!register)
        throw new Refusal(
          'not_registered',
          texts.notRegistered(`${person.first_name} ${person.last_name}`, state),
        )
      await joinEvent(tx, event.id, accountId, true, deps.clock.now())
    }
    const receivedAt = deps.clock.now()
    const day = berlinDay(recordedAt)
    await queries.keepEntry(tx, {
      eventId: event.id,
      accountId,
      day,
      recordedAt,
      receivedAt,
      recordedBy: caller.id,
      counter,
    })
  })
}
