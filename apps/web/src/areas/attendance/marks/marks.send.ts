import {
  addParticipant,
  markParticipants,
  mostMarks,
  type Participant,
} from '@tafelrunde/contract/events/attendance'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { queryClient } from '../../../shared/queries/query.ts'
import { invalidate } from '../../../shared/queries/stale.ts'
import { participantsQuery } from '../attendance.api.ts'
import type { Answers } from '../outbox/outbox.rules.ts'
import { answersOf, type Call, senderOf } from '../outbox/outbox.send.ts'
import { afterTaken, asMark, isPerson } from './entries.rules.ts'
import { marksOutbox } from './entries.store.ts'
import type { DoorEntry, Entry, MarkEntry } from './entries.ts'

const whoOf = ({ qr, person, customerNumber = '' }: DoorEntry) => {
  if (qr !== undefined) return { qr }
  return person === undefined ? { as_customernumber: customerNumber } : { account: person }
}

const momentOf = ({ recordedAt }: Entry) => new Date(recordedAt).toISOString()

const byId = (participants: readonly Participant[]) => new Map(participants.map(one => [one.id, one]))

/** Puts what the server has made of them into the lists. */
const showInLists = (changed: readonly Participant[]) => {
  for (const timeslot of new Set(changed.map(one => one.timeslot))) {
    const news = changed.filter(one => one.timeslot === timeslot)
    queryClient.setQueryData(
      participantsQuery(timeslot).queryKey,
      list => list && [...byId([...list, ...news]).values()],
    )
  }
}

const sendMarks = async (call: Call, marks: readonly MarkEntry[]) => {
  const records = marks.map(mark => ({
    participant: mark.participant,
    state: mark.state,
    recorded_at: momentOf(mark),
    ...(mark.state === 'attended' && { minutes: mark.minutes }),
  }))
  const { answers, participants } = await call(markParticipants, { body: { marks: records } })
  showInLists(participants)
  return answersOf(marks, answers)
}

/** Somebody who was added here, but has got onto the list meanwhile: what was seen counts for them there. */
const settledInList = async (entry: DoorEntry) => {
  const list = await queryClient.fetchQuery({ ...participantsQuery(entry.timeslot), staleTime: 0 })
  const participant = list.find(({ account }) => isPerson(entry, account))
  if (!participant) return false
  const mark = { ...asMark(entry, participant), key: crypto.randomUUID() }
  await marksOutbox.change(own => own.map(other => (other.key === entry.key ? mark : other)))
  return true
}

const sendDoor = async (call: Call, entry: DoorEntry): Promise<Answers> => {
  const { timeslot, state, force } = entry
  const body = { ...whoOf(entry), timeslot, state, force, recorded_at: momentOf(entry) }
  try {
    showInLists([await call(addParticipant, { body })])
    return new Map([[entry.key, 'taken']])
  } catch (failure) {
    const isListed = failure instanceof CallFailed && failure.problem?.code === 'already'
    if (isListed && (await settledInList(entry))) return new Map()
    throw failure
  }
}

/** Sends what waits: whoever stands at the door first, then as many marks as one request takes. */
export const syncMarks = senderOf<Entry>({
  outbox: marksOutbox,
  next: waiting => {
    const door = waiting.find(({ kind }) => kind === 'door')
    return door ? [door] : waiting.slice(0, mostMarks)
  },
  send: (call, batch) => {
    const [first] = batch
    if (first?.kind === 'door') return sendDoor(call, first)
    return sendMarks(
      call,
      batch.filter(entry => entry.kind === 'mark'),
    )
  },
  afterTaken,
  // Whatever was on its way before is older than these answers.
  onAnswered: () => void invalidate('mark'),
})
