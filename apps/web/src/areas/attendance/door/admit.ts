import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { confirmed } from '../../../shared/overlays/confirm.ts'
import { marksOutbox } from '../marks/entries.store.ts'
import type { Entry } from '../marks/entries.ts'
import { type AtDoor, addAtDoor, type DoorOutcome, dropEntry } from '../marks/marks.ts'
import { expectedIn } from '../ownWorkshops.rules.ts'
import { fullQuestion, questionOf } from './admit.texts.ts'

const isAbout =
  ({ timeslot, account, as_customernumber }: AtDoor) =>
  (entry: Entry) =>
    entry.kind === 'door' &&
    entry.status === 'refused' &&
    entry.timeslot === timeslot.id &&
    (account === undefined ? entry.customerNumber === as_customernumber : entry.person === account)

/** What was refused and has been told here need not stay in the list. */
const forget = async (wish: AtDoor) => {
  for (const entry of (await marksOutbox.read()).filter(isAbout(wish))) await dropEntry(entry)
}

const isFull = (timeslot: LecturerTimeslot) =>
  timeslot.capacity !== null && expectedIn(timeslot) >= timeslot.capacity

/**
 * Adds somebody at the door and asks where the server hesitates; without a network the device itself asks if all
 * places are taken. Nothing: the lecturer has decided against it.
 */
export const admit = async (wish: AtDoor): Promise<DoorOutcome | undefined> => {
  if (!navigator.onLine && isFull(wish.timeslot))
    return (await confirmed(fullQuestion)) ? addAtDoor({ ...wish, force: true }) : undefined
  const outcome = await addAtDoor(wish)
  if (outcome.state !== 'refused') return outcome
  const question = questionOf(outcome)
  if (question && (await confirmed(question))) return addAtDoor({ ...wish, force: true })
  await forget(wish)
  return question ? undefined : outcome
}
