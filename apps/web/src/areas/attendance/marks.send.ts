import { addParticipant, changeParticipant, type Participant } from '@tafelrunde/contract/attendance'
import { CallFailed } from '@tafelrunde/contract/call'
import { call } from '../../shared/api.ts'
import { failureText } from '../../shared/failures.ts'
import { oneAtATime } from '../../shared/oneAtATime.ts'
import { queryClient } from '../../shared/query.ts'
import { lastAccount } from '../../shared/storage.ts'
import { ownTimeslotsQuery, participantsQuery } from './attendance.api.ts'
import { type Answer, answered, asMark, isPerson } from './entries.rules.ts'
import { changeEntries, readEntries } from './entries.store.ts'
import type { DoorEntry, Entry, Refusal } from './entries.ts'

/** How long to wait for a server that cannot be reached before asking again. */
const pauseMs = 20_000

/** Statuses that say nothing about the record itself: it is sent again. */
const passing = [401, 408, 425, 429]

const refusalOf = (failure: unknown): Refusal | undefined => {
  if (!(failure instanceof CallFailed) || failure.status >= 500 || passing.includes(failure.status))
    return undefined
  const code = failure.problem?.code
  return { sentence: failureText(failure), ...(code && { code }) }
}

const whoOf = ({ qr, person, customerNumber = '' }: DoorEntry) => {
  if (qr !== undefined) return { qr }
  return person === undefined ? { as_customernumber: customerNumber } : { account: person }
}

const post = (entry: Entry) => {
  const recorded_at = new Date(entry.recordedAt).toISOString()
  if (entry.kind === 'door') {
    const { timeslot, state, force } = entry
    return call(addParticipant, { body: { ...whoOf(entry), timeslot, state, force, recorded_at } })
  }
  const { participant: id, state, minutes } = entry
  const body = { state, recorded_at, ...(state === 'attended' && { minutes }) }
  return call(changeParticipant, { params: { id }, body })
}

/** What the server says; throws where it cannot be asked. */
const send = async (entry: Entry): Promise<Answer> => {
  try {
    return { participant: await post(entry) }
  } catch (failure) {
    const refusal = refusalOf(failure)
    if (!refusal) throw failure
    return { refusal }
  }
}

const isSame = (one: Participant) => (other: Participant) => one.id === other.id

const showInList = (participant: Participant) =>
  queryClient.setQueryData(participantsQuery(participant.timeslot).queryKey, list =>
    list?.some(isSame(participant))
      ? list.map(other => (isSame(participant)(other) ? participant : other))
      : list && [...list, participant],
  )

/** The account that is logged in on the device, in whatever tab. */
const whoIsIn = async () => {
  const stored: unknown = JSON.parse((await lastAccount.get()) ?? 'null')
  return typeof stored === 'object' && stored !== null && 'id' in stored ? stored.id : null
}

const nextWaiting = async () => {
  const entries = await readEntries()
  const account = await whoIsIn()
  return entries
    .filter(entry => entry.status === 'waiting' && entry.account === account)
    .toSorted((one, other) => one.recordedAt - other.recordedAt)[0]
}

/** Somebody who was added here, but has got onto the list meanwhile: what was seen counts for them there. */
const settledInList = async (entry: Entry, { refusal }: Answer) => {
  if (entry.kind !== 'door' || refusal?.code !== 'already') return false
  const list = await queryClient.fetchQuery({ ...participantsQuery(entry.timeslot), staleTime: 0 })
  const participant = list.find(({ account }) => isPerson(entry, account))
  if (!participant) return false
  await changeEntries(all => all.map(other => (other.key === entry.key ? asMark(entry, participant) : other)))
  return true
}

let again: ReturnType<typeof setTimeout> | undefined

const sendAll = async () => {
  let hasSent = false
  for (let entry = await nextWaiting(); entry; entry = await nextWaiting()) {
    const sent = entry
    const answer = await send(sent)
    hasSent = true
    if (await settledInList(sent, answer)) continue
    if (answer.participant) showInList(answer.participant)
    await changeEntries(all => answered(all, sent, answer, new Date()))
  }
  // Whatever was on its way before is older than these answers.
  if (hasSent) await queryClient.invalidateQueries({ queryKey: ownTimeslotsQuery.queryKey })
}

/** Sends what waits, one after the other, in one tab; where the server cannot be reached, again a little later. */
export const syncMarks = () =>
  oneAtATime('marks on their way', async () => {
    clearTimeout(again)
    try {
      await sendAll()
    } catch {
      again = setTimeout(() => void syncMarks(), pauseMs)
    }
  })
