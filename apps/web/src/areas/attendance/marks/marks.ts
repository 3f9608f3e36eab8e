import type { MarkedState, Participant } from '@tafelrunde/contract/events/attendance'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { fullName } from '@tafelrunde/ui/names.ts'
import { queryClient } from '../../../shared/queries/query.ts'
import { readSession } from '../../../shared/session/session.ts'
import { participantsQuery } from '../attendance.api.ts'
import type { Refusal } from '../outbox/outbox.rules.ts'
import { momentAfter, understood, withMarks } from './entries.rules.ts'
import { marksOutbox } from './entries.store.ts'
import type { Entry, MarkEntry } from './entries.ts'
import { type Conflict, hasPlace } from './marks.rules.ts'
import { syncMarks } from './marks.send.ts'

export { syncMarks }

/** This person's records for a timeslot on this device: what waits, what was refused, and what was sent of late. */
export const usePending = (timeslotId: number) =>
  marksOutbox.use().filter(({ timeslot }) => timeslot === timeslotId)

type Wish = { participant: Participant; state: MarkedState; minutes?: number | null }

/** Records something about several people in one go; it is safe on the device when this is done. */
export const markAll = async (wishes: readonly Wish[]) => {
  const { id: account } = readSession().account
  if (account === null) return
  const now = new Date()
  await marksOutbox.change(all => {
    const added = wishes.map(
      ({ participant, state, minutes = null }): MarkEntry => ({
        kind: 'mark',
        key: crypto.randomUUID(),
        account,
        timeslot: participant.timeslot,
        name: fullName(participant.account),
        state,
        recordedAt: momentAfter(participant, all, now),
        status: 'waiting',
        participant: participant.id,
        minutes: state === 'attended' ? minutes : null,
      }),
    )
    return withMarks(all, added)
  })
  void syncMarks()
}

/** Records whether somebody is there, on this device first; it is sent by itself. */
export const mark = (participant: Participant, state: MarkedState, minutes: number | null = null) =>
  markAll([{ participant, state, minutes }])

/** The person has read that a record does not count. */
export const dismissConflict = (conflict: Conflict) => marksOutbox.change(all => understood(all, conflict))

/** Takes back somebody who was added at the door and whom the server does not know (yet). */
export const dropEntry = ({ key }: Entry) => marksOutbox.change(all => all.filter(entry => entry.key !== key))

export type AtDoor = {
  timeslot: LecturerTimeslot
  /** The id of the account, also beside a pass or a customer number if it is known: it finds people in the list. */
  account?: number
  as_customernumber?: string
  qr?: string
  name?: string
  /** Also beyond the capacity, or when the person is registered elsewhere at that time. */
  force?: boolean
}

export type DoorOutcome = { state: 'added' | 'waiting' } | ({ state: 'refused' } & Refusal)

const inList = ({ timeslot, account, as_customernumber }: AtDoor) =>
  queryClient
    .getQueryData(participantsQuery(timeslot.id).queryKey)
    ?.find(
      participant =>
        hasPlace({ participant, waiting: false }) &&
        (participant.account.id === account ||
          (!!as_customernumber && participant.account.as_customernumber === as_customernumber)),
    )

const isSamePerson = (wish: AtDoor) => (entry: Entry) =>
  entry.kind === 'door' &&
  entry.timeslot === wish.timeslot.id &&
  entry.status === 'refused' &&
  (wish.account === undefined
    ? entry.qr === wish.qr && entry.customerNumber === wish.as_customernumber
    : entry.person === wish.account)

const addEntry = async (wish: AtDoor, account: number) => {
  const { timeslot, name, as_customernumber, qr, force = false } = wish
  const key = crypto.randomUUID()
  const now = new Date()
  const isSame = isSamePerson(wish)
  const entry: Entry = {
    kind: 'door',
    key,
    account,
    timeslot: timeslot.id,
    name: name ?? `Nr. ${as_customernumber ?? wish.account}`,
    state: berlinDay(now) < berlinDay(timeslot.start) ? 'registered' : 'attended',
    recordedAt: now.getTime(),
    status: 'waiting',
    ...(wish.account !== undefined && { person: wish.account }),
    ...(as_customernumber !== undefined && { customerNumber: as_customernumber }),
    ...(qr !== undefined && { qr }),
    force,
  }
  await marksOutbox.change(all => [...all.filter(other => !isSame(other)), entry])
  return key
}

/** How long the lecturer waits for what the server says of somebody at the door. */
const longestMs = 3000
const after = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/**
 * Adds somebody at the door, on this device first, and tells what became of it: without a network it waits. Who is in
 * the list already is marked there. A refused one stays in the list until it is read, or tried again with `force`.
 */
export const addAtDoor = async (wish: AtDoor): Promise<DoorOutcome> => {
  const { id } = readSession().account
  if (id === null) return { state: 'waiting' }
  const participant = inList(wish)
  if (participant) {
    await mark(participant, 'attended')
    return { state: navigator.onLine ? 'added' : 'waiting' }
  }
  const key = await addEntry(wish, id)
  // Somebody stands there and waits; what takes longer goes on by itself.
  await Promise.race([syncMarks(), after(longestMs)])
  const left = (await marksOutbox.read()).find(entry => entry.key === key)
  if (!left) return { state: 'added' }
  return left.refusal ? { state: 'refused', ...left.refusal } : { state: 'waiting' }
}
