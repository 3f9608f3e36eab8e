import { failureText, SessionEnded, Unreachable } from '@tafelrunde/client/failures'
import { oneAtATime } from '@tafelrunde/client/lock'
import { CallFailed, callThrough } from '@tafelrunde/contract/http/call'
import { readSession, requestNow } from '../../../shared/session/session.ts'
import { type Answers, answered, type Kept, type Refusal } from './outbox.rules.ts'
import type { Outbox } from './outbox.ts'

/** How long to wait before what could not be sent is sent again. */
const pauseMs = 20_000
/** After so many faults of the server in a row it is not about the records any more. */
const mostFaults = 3

/** Statuses that say nothing of a record, but that nothing can be sent at the moment. */
const passing = [401, 408, 425, 429, 503]

/** Our server speaks JSON; a page comes from something on the way, such as the Wi-Fi's login. */
const isOurs = ({ body }: CallFailed) => typeof body === 'object' && body !== null

/** Whether it would go no better for the next record: there is no network, or nobody may send now. */
const concernsAll = (failure: unknown) =>
  failure instanceof Unreachable ||
  failure instanceof SessionEnded ||
  (failure instanceof CallFailed && (passing.includes(failure.status) || !isOurs(failure)))

/** Why the server does not take a record; nothing where that was the server's own fault. */
const refusalOf = (failure: unknown): Refusal | undefined => {
  if (!(failure instanceof CallFailed) || failure.status >= 500) return undefined
  const code = failure.problem?.code
  return { sentence: failureText(failure), ...(code && { code }) }
}

type Said = { status: number; body?: unknown }

/** What the server has said of each record of a request, in their order. */
export const answersOf = (entries: readonly Kept[], said: readonly Said[]): Answers =>
  new Map(
    entries.flatMap(({ key }, index) => {
      const { status, body } = said[index] ?? { status: 500 }
      const answer = status === 200 ? 'taken' : refusalOf(new CallFailed(status, body))
      return answer ? [[key, answer] as const] : []
    }),
  )

/** Calls the server as whoever was logged in when the sending began. */
export type Call = ReturnType<typeof callThrough<never>>

type Way<One extends Kept> = {
  outbox: Outbox<One>
  /** What goes in one request, of all that waits, in the order of its making. */
  next: (waiting: readonly One[]) => readonly One[]
  /** Sends these and shows what has become of them; throws what the server says of the whole request. */
  send: (call: Call, batch: readonly One[]) => Promise<Answers>
  /** What stays of a record that the server has. */
  afterTaken: (entry: One) => One | undefined
  /** Something has been answered. */
  onAnswered?: () => void
}

/**
 * Makes what sends an outbox, in one tab at a time; what could not be sent is sent again a little later. However often
 * it is called while something is on its way, it is sent once more after that.
 */
export const senderOf = <One extends Kept>({ outbox, next, send, afterTaken, onAnswered }: Way<One>) => {
  const readWaiting = async () => {
    const own = await outbox.read()
    return own
      .filter(({ status }) => status === 'waiting')
      .toSorted((one, other) => one.recordedAt - other.recordedAt)
  }

  const settle = async (answers: Answers) => {
    if (answers.size > 0) await outbox.change(own => answered(own, answers, afterTaken))
    return answers.size > 0
  }

  /** One after the other, so that one that cannot be answered keeps no other from it. */
  const sendEach = async (call: Call, batch: readonly One[]) => {
    let isAnswered = false
    let faults = 0
    for (const one of batch) {
      const answers = await sendTogether(call, [one])
      isAnswered ||= answers
      faults = answers ? 0 : faults + 1
      if (faults === mostFaults) break
    }
    return isAnswered
  }

  /** Whether something was answered: of a request that the server refuses altogether record by record. */
  const sendTogether = async (call: Call, batch: readonly One[]): Promise<boolean> => {
    try {
      return await settle(await send(call, batch))
    } catch (failure) {
      if (concernsAll(failure)) throw failure
      if (batch.length > 1) return sendEach(call, batch)
      const refusal = refusalOf(failure)
      return settle(new Map(batch.flatMap(({ key }) => (refusal ? [[key, refusal] as const] : []))))
    }
  }

  /** Answers whether nothing waits any more. What was tried in this round and not answered waits for the next. */
  const sendAll = async () => {
    const tried = new Set<string>()
    const { id } = readSession().account
    // Whoever logs in meanwhile does not send what somebody else has seen.
    const call = callThrough(requestNow())
    const nextOf = async () =>
      next((await readWaiting()).filter(({ account, key }) => account === id && !tried.has(key)))
    let isAnswered = false
    for (let batch = await nextOf(); batch.length > 0; batch = await nextOf()) {
      for (const { key } of batch) tried.add(key)
      if (await sendTogether(call, batch)) isAnswered = true
    }
    if (isAnswered) onAnswered?.()
    return (await readWaiting()).length === 0
  }

  let again: ReturnType<typeof setTimeout> | undefined
  let queued: Promise<void> | undefined

  const sync = () => {
    queued ??= oneAtATime(`${outbox.name} on their way`, async () => {
      queued = undefined
      clearTimeout(again)
      await outbox.dropOld()
      const isDone = await sendAll().catch(() => false)
      if (!isDone) again = setTimeout(() => void sync(), pauseMs)
    })
    return queued
  }
  return sync
}
