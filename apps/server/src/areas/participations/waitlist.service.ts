import type { Deps } from '../../deps.ts'
import { brokenConstraint, inSavepoint, type Tx } from '../../platform/db/database.ts'
import { NotFound, Refusal } from '../../platform/refusals.ts'
import { readPlaceAttachment } from '../calendar/calendar.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { dropNotesOfPlace } from './notes/notes.queries.ts'
import * as queries from './participations.queries.ts'
import { decidePromotion } from './participations.rules.ts'
import { refusalSentences } from './participations.texts.ts'
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
type NamedSlot = Parameters<typeof promotedMail>[1] & { id: number }

const tellPromoted = async (tx: Tx, deps: Deps, { accountId, ...person }: Waiting, slot: NamedSlot) => {
  const file = accountId && (await readPlaceAttachment(tx, deps, { timeslotId: slot.id, accountId }))
  const letter = promotedMail(person, slot, deps.config.APP_URL)
  await postMail(tx, deps, { ...letter, attachments: file ? [file] : [] })
  await dropNotesOfPlace(tx, person.id) // this mail tells it all
}

/**
 * Gives the free places of a timeslot to those who wait, and writes to them (product rule 3). The caller holds
 * the timeslot's lock. Nobody moves up any more once it has begun or its event is called off.
 */
export const fillSeats = async (tx: Tx, deps: Deps, timeslotId: number): Promise<void> => {
  const now = deps.clock.now()
  const { timeslot, name, eventState } = (await queries.findNamedTimeslot(tx, timeslotId)) ?? {}
  if (!timeslot || name === undefined || timeslot.waitlistCount === 0) return
  if (timeslot.calledOffAt || now >= timeslot.startsAt || eventState === 'cancelled') return
  const free = (timeslot.capacity ?? Number.POSITIVE_INFINITY) - timeslot.seatsTaken
  if (free <= 0) return

  const slot = { ...timeslot, name }
  const waiting = await queries.findWaiting(tx, timeslotId)
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
    if (clash && (await queries.noteSkipped(tx, person.id, now))) {
      const other = { name: clash.name, startsAt: new Date(clash.startsAt), endsAt: new Date(clash.endsAt) }
      await postMail(tx, deps, skippedMail(person, slot, other, deps.config.APP_URL))
    }
  if (overtaken) await fillSeats(tx, deps, timeslotId)
}

/** Changes how many places a timeslot has; never below what is taken. More places are filled from the waitlist. */
export const changeCapacity = async (tx: Tx, deps: Deps, timeslotId: number, capacity: number | null) => {
  const [timeslot] = await queries.lockTimeslots(tx, [timeslotId])
  if (!timeslot) throw new NotFound()
  if (capacity !== null && capacity < timeslot.seatsTaken) throw new Refusal('state', refusalSentences.state)
  await queries.setCapacity(tx, timeslotId, capacity)
  await fillSeats(tx, deps, timeslotId)
}
