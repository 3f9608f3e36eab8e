import type { Deps } from '../../deps.ts'
import { brokenConstraint, inSavepoint, type Tx } from '../../platform/db/database.ts'
import { readPlaceAttachment } from '../calendar/calendar.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { dropNotesOfPlace } from './notes/notes.queries.ts'
import * as queries from './participations.queries.ts'
import { decidePromotion } from './participations.rules.ts'
import { promotedMail, skippedMail } from './waitlist.mails.ts'

const clashConstraint = 'participations_no_clash'

/** False where the person took another place at that time in the very same moment. */
const promoteUnlessClash = (tx: Tx, id: number) =>
  inSavepoint(tx, () => queries.promote(tx, id)).then(
    () => true,
    error => {
      if (brokenConstraint(error) === clashConstraint) return false
      throw error
    },
  )

type Waiting = Awaited<ReturnType<typeof queries.findWaiting>>[number]
type Fillable = Awaited<ReturnType<typeof queries.lockFillable>>[number]

const tellPromoted = async (tx: Tx, deps: Deps, { accountId, ...person }: Waiting, slot: Fillable) => {
  const file = accountId && (await readPlaceAttachment(tx, deps, { timeslotId: slot.id, accountId }))
  const letter = promotedMail(person, slot, deps.config.APP_URL)
  await postMail(tx, deps, { ...letter, attachments: file ? [file] : [] })
  await dropNotesOfPlace(tx, person.id) // this mail tells it all
}

const fill = async (tx: Tx, deps: Deps, slot: Fillable) => {
  const free = (slot.capacity ?? Number.POSITIVE_INFINITY) - slot.seatsTaken
  const waiting = await queries.findWaiting(tx, slot.id)
  const { promoted, skipped } = decidePromotion(
    waiting.map(person => ({ ...person, clashes: person.clash !== null })),
    free,
  )
  let overtaken = false
  for (const person of promoted) {
    if (await promoteUnlessClash(tx, person.id)) await tellPromoted(tx, deps, person, slot)
    else overtaken = true
  }
  for (const { clash, ...person } of skipped)
    if (clash && (await queries.noteSkipped(tx, person.id, deps.clock.now()))) {
      const other = { name: clash.name, startsAt: new Date(clash.startsAt), endsAt: new Date(clash.endsAt) }
      await postMail(tx, deps, skippedMail(person, slot, other, deps.config.APP_URL))
    }
  if (overtaken) await fillWaiting(tx, deps, [slot.id])
}

/**
 * Gives the free places of these timeslots, or of all, to those who wait, and writes to them (product rule 3). It comes
 * last in a transaction, when all is free that becomes so.
 */
export const fillWaiting = async (tx: Tx, deps: Deps, timeslotIds?: number[]): Promise<void> => {
  for (const slot of await queries.lockFillable(tx, deps.clock.now(), timeslotIds)) await fill(tx, deps, slot)
}

/**
 * Locks these timeslots and those in which the account waits: whatever it leaves may make one of them possible.
 * Answers all of them, for `fillWaiting` afterwards.
 */
export const lockAround = async (tx: Tx, timeslotIds: number[], accountId: number) => {
  const waitingFor = await queries.findWaitingOf(tx, accountId)
  const ids = [...new Set([...timeslotIds, ...waitingFor.map(({ timeslotId }) => timeslotId)])]
  await queries.lockTimeslots(tx, ids)
  return ids
}
