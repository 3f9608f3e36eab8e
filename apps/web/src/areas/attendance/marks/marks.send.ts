import { failureText, SessionEnded, Unreachable } from '@tafelrunde/client/failures'
import { oneAtATime } from '@tafelrunde/client/lock'
import {
  addParticipant,
  changeParticipant,
  markParticipants,
  mostMarks,
  type Participant,
} from '@tafelrunde/contract/events/attendance'
import { CallFailed, callThrough } from '@tafelrunde/contract/http/call'
import { queryClient } from '../../../shared/queries/query.ts'
import { outdate } from '../../../shared/queries/stale.ts'
import { readSession, requestNow } from '../../../shared/session/session.ts'
import { participantsQuery } from '../attendance.api.ts'
import { type Answer, type Answers, answered, asMark, isPerson } from './entries.rules.ts'
import { changeEntries, readEntries } from './entries.store.ts'
import type { DoorEntry, Entry, MarkEntry, Refusal } from './entries.ts'

/** How long to wait before what could not be sent is sent again. */
const pauseMs = 20_000
/** After so many faults of the server in a row it is not about the records any more. */
const mostFaults = 3

/** Statuses that say nothing of a record, but that nothing can be sent at the moment. */
const passing = [401, 408, 425, 429, 503]

/** Our server speaks JSON; a page comes from something on the way, such as the Wi-Fi's login. */
const isOurs = ({ body }: CallFailed) => typeof body === 'object' && body !== null

/** Whether it would go no better for the next record: there is no network, or nobody may send now. */
export const concernsAll = (failure: unknown) =>
  failure instanceof Unreachable ||
  failure instanceof SessionEnded ||
  (failure instanceof CallFailed && (passing.includes(failure.status) || !isOurs(failure)))

/** Why the server does not take a record; nothing where that was the server's own fault. */
export const refusalOf = (failure: unknown): Refusal | undefined => {
  if (!(failure instanceof CallFailed) || failure.status >= 500) return undefined
  const code = failure.problem?.code
  return { sentence: failureText(failure), ...(code && { code }) }
}

const whoOf = ({ qr, person, customerNumber = '' }: DoorEntry) => {
  if (qr !== undefined) return { qr }
  return person === undefined ? { as_customernumber: customerNumber } : { account: person }
}

type Call = ReturnType<typeof callThrough<never>>

const momentOf = ({ recordedAt }: Entry) => new Date(recordedAt).toISOString()

const recordOf = (entry: MarkEntry) => ({
  state: entry.state,
  recorded_at: momentOf(entry),
  ...(entry.state === 'attended' && { minutes: entry.minutes }),
})

const post = (call: Call, entry: Entry) => {
  if (entry.kind === 'mark')
    return call(changeParticipant, { params: { id: entry.participant }, body: recordOf(entry) })
  const { timeslot, state, force } = entry
  return call(addParticipant, {
    body: { ...whoOf(entry), timeslot, state, force, recorded_at: momentOf(entry) },
  })
}

/** What the server says of one; nothing where it cannot say. */
const sendOne = async (call: Call, entry: Entry): Promise<Answer | undefined> => {
  try {
    return { participant: await post(call, entry) }
  } catch (failure) {
    if (concernsAll(failure)) throw failure
    const refusal = refusalOf(failure)
    return refusal && { refusal }
  }
}

/** One after the other, so that one that cannot be answered keeps no other from it. */
const sendEach = async (call: Call, marks: readonly MarkEntry[]): Promise<Answers> => {
  const answers = new Map<string, Answer>()
  let faults = 0
  for (const mark of marks) {
    const answer = await sendOne(call, mark)
    if (answer) answers.set(mark.key, answer)
    faults = answer ? 0 : faults + 1
    if (faults === mostFaults) break
  }
  return answers
}

/** Many in one request, as far as the server can say of them. */
const sendTogether = async (call: Call, marks: readonly MarkEntry[]): Promise<Answers> => {
  const body = { marks: marks.map(mark => ({ participant: mark.participant, ...recordOf(mark) })) }
  const { answers, participants } = await call(markParticipants, { body })
  const said = marks.map(({ key, participant: id }, index): [string, Answer | undefined] => {
    const { status = 0, body } = answers[index] ?? {}
    const participant = participants.find(one => one.id === id)
    if (status === 200) return [key, participant && { participant }]
    const refusal = refusalOf(new CallFailed(status, body))
    return [key, refusal && { refusal }]
  })
  return new Map(said.flatMap(([key, answer]) => (answer ? [[key, answer]] : [])))
}

const sendMarks = (call: Call, marks: readonly MarkEntry[]) =>
  sendTogether(call, marks).catch((failure: unknown) => {
    if (concernsAll(failure)) throw failure
    return sendEach(call, marks)
  })

const sendDoor = async (call: Call, entry: DoorEntry): Promise<Answers> => {
  const answer = await sendOne(call, entry)
  if (!answer || (await settledInList(entry, answer))) return new Map()
  return new Map([[entry.key, answer]])
}

const byId = (participants: readonly Participant[]) => new Map(participants.map(one => [one.id, one]))

/** Puts what the server has made of them into the lists. */
const showInLists = (answers: Answers) => {
  const changed = [...answers.values()].flatMap(({ participant }) => participant ?? [])
  for (const timeslot of new Set(changed.map(one => one.timeslot))) {
    const news = changed.filter(one => one.timeslot === timeslot)
    queryClient.setQueryData(
      participantsQuery(timeslot).queryKey,
      list => list && [...byId([...list, ...news]).values()],
    )
  }
}

/**
 * What is to be sent next, in the order of its making: whoever stands at the door first, then as many marks as one
 * request takes. What was tried in this round and not answered waits for the next.
 */
const nextWaiting = async (account: number | null, tried: ReadonlySet<string>) => {
  const entries = await readEntries()
  const waiting = entries
    .filter(({ status, key }) => status === 'waiting' && !tried.has(key))
    .filter(entry => entry.account === account)
    .toSorted((one, other) => one.recordedAt - other.recordedAt)
  return {
    door: waiting.find(entry => entry.kind === 'door'),
    marks: waiting.filter(entry => entry.kind === 'mark').slice(0, mostMarks),
  }
}

/** Somebody who was added here, but has got onto the list meanwhile: what was seen counts for them there. */
const settledInList = async (entry: DoorEntry, { refusal }: Answer) => {
  if (refusal?.code !== 'already') return false
  const list = await queryClient.fetchQuery({ ...participantsQuery(entry.timeslot), staleTime: 0 })
  const participant = list.find(({ account }) => isPerson(entry, account))
  if (!participant) return false
  const mark = { ...asMark(entry, participant), key: crypto.randomUUID() }
  await changeEntries(all => all.map(other => (other.key === entry.key ? mark : other)))
  return true
}

let again: ReturnType<typeof setTimeout> | undefined
const sendLater = () => {
  clearTimeout(again)
  again = setTimeout(() => void syncMarks(), pauseMs)
}

/** Sends everything that waits; answers whether all of it was answered. */
const sendAll = async () => {
  const tried = new Set<string>()
  let answeredCount = 0
  const { id } = readSession().account
  // Whoever logs in meanwhile does not send what somebody else has seen.
  const call = callThrough(requestNow())
  for (let next = await nextWaiting(id, tried); ; next = await nextWaiting(id, tried)) {
    const { door, marks } = next
    if (!door && marks.length === 0) break
    for (const { key } of door ? [door] : marks) tried.add(key)
    const answers = await (door ? sendDoor(call, door) : sendMarks(call, marks))
    showInLists(answers)
    await changeEntries(all => answered(all, answers, new Date()))
    answeredCount += answers.size
  }
  // Whatever was on its way before is older than these answers.
  if (answeredCount > 0) void outdate('mark')
  return answeredCount === tried.size
}

let queued: Promise<void> | undefined

/**
 * Sends what waits, in one tab at a time; what could not be sent is sent again a little later. However often this is
 * called while something is on its way, it is sent once more after that.
 */
export const syncMarks = () => {
  queued ??= oneAtATime('marks on their way', async () => {
    queued = undefined
    clearTimeout(again)
    const isDone = await sendAll().catch(() => false)
    if (!isDone) sendLater()
  })
  return queued
}
