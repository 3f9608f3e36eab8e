import { failureText } from '@tafelrunde/client/failures'
import { oneAtATime } from '@tafelrunde/client/lock'
import { addEntries, type EntrancePerson, mostEntries } from '@tafelrunde/contract/admin/events/entrance'
import { CallFailed, callThrough } from '@tafelrunde/contract/http/call'
import { queryClient } from '../../../shared/queries/query.ts'
import { readSession, requestNow } from '../../../shared/session/session.ts'
import { concernsAll, refusalOf } from '../marks/marks.send.ts'
import { entranceQuery } from './entrance.api.ts'
import { changeQueue, readQueued } from './queue.store.ts'
import type { Queued } from './queue.ts'

const pauseMs = 20_000

type Call = ReturnType<typeof callThrough<never>>

/** As many of one event as one request takes, in the order of their making. */
const nextOf = async (account: number | null, tried: ReadonlySet<string>) => {
  const waiting = (await readQueued()).filter(
    one => one.account === account && !one.refusal && !tried.has(one.key),
  )
  const event = waiting[0]?.event
  return waiting.filter(one => one.event === event).slice(0, mostEntries)
}

type Known = { at: Date; day: string; registered: number; entered: number; people: EntrancePerson[] }

/** Puts what the server has made of them into the list; a list that was on its way is older, and asked for again. */
const showPeople = async (eventId: number, { people, ...sums }: Known) => {
  const { queryKey } = entranceQuery(eventId)
  const wasAsked = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(
    queryKey,
    known =>
      known && {
        ...known,
        ...sums,
        people: [...new Map([...known.people, ...people].map(one => [one.id, one])).values()],
      },
  )
  if (wasAsked) void queryClient.invalidateQueries({ queryKey })
}

/** Drops what the server has, and says of the rest why not; what it cannot say of waits. */
const settle = (answers: ReadonlyMap<string, Queued['refusal'] | 'taken'>) =>
  changeQueue(all =>
    all.flatMap((one): readonly Queued[] => {
      const answer = answers.get(one.key)
      if (answer === undefined) return [one]
      return answer === 'taken' ? [] : [{ ...one, refusal: answer }]
    }),
  )

const send = async (call: Call, eventId: number, batch: readonly Queued[]) => {
  const entries = batch.map(({ person, recordedAt, register, withdraw, counter }) => ({
    account: person,
    recorded_at: new Date(recordedAt).toISOString(),
    register,
    withdraw,
    counter,
  }))
  const { answers, ...known } = await call(addEntries, { params: { id: eventId }, body: { entries } })
  await showPeople(eventId, known)
  return new Map(
    batch.map(({ key }, index) => {
      const { status = 500, body } = answers[index] ?? {}
      return [key, status === 200 ? 'taken' : refusalOf(new CallFailed(status, body))] as const
    }),
  )
}

/** What the server refuses altogether, such as an event that is gone, is refused for each. */
const refuseAll = (batch: readonly Queued[], failure: unknown) =>
  new Map(batch.map(({ key }) => [key, refusalOf(failure) ?? { sentence: failureText(failure) }] as const))

const sendAll = async () => {
  const tried = new Set<string>()
  const { id } = readSession().account
  // Whoever logs in meanwhile does not send what somebody else has seen.
  const call = callThrough(requestNow())
  for (let batch = await nextOf(id, tried); batch[0]; batch = await nextOf(id, tried)) {
    for (const { key } of batch) tried.add(key)
    const { event } = batch[0]
    const answers = await send(call, event, batch).catch((failure: unknown) => {
      if (concernsAll(failure) || !(failure instanceof CallFailed) || failure.status >= 500) throw failure
      return refuseAll(batch, failure)
    })
    await settle(answers)
  }
  return (await nextOf(id, new Set())).length === 0
}

let again: ReturnType<typeof setTimeout> | undefined
let queued: Promise<void> | undefined

/** Sends what waits, in one tab at a time; what could not be sent is sent again a little later. */
export const syncQueue = () => {
  queued ??= oneAtATime('entries on their way', async () => {
    queued = undefined
    clearTimeout(again)
    const isDone = await sendAll().catch(() => false)
    if (!isDone) again = setTimeout(() => void syncQueue(), pauseMs)
  })
  return queued
}
