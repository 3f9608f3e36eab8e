import { addEntries, type EntrancePerson, mostEntries } from '@tafelrunde/contract/admin/events/entrance'
import { queryClient } from '../../../shared/queries/query.ts'
import { answersOf, type Call, senderOf } from '../outbox/outbox.send.ts'
import { entranceQuery } from './entrance.api.ts'
import { ofEntries } from './entrance.failures.ts'
import { entriesOutbox } from './queue.store.ts'
import type { Queued } from './queue.ts'

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

const send = async (call: Call, batch: readonly Queued[]) => {
  const entries = batch.map(({ person, recordedAt, register, withdraw, counter }) => ({
    account: person,
    recorded_at: new Date(recordedAt).toISOString(),
    register,
    withdraw,
    counter,
  }))
  const id = batch[0]?.event ?? 0
  const { answers, ...known } = await call(addEntries, { params: { id }, body: { entries } }).catch(
    (failure: unknown) => {
      throw ofEntries(failure)
    },
  )
  await showPeople(id, known)
  return answersOf(batch, answers)
}

/** Sends what waits: as many of one event as one request takes. */
export const syncQueue = senderOf<Queued>({
  outbox: entriesOutbox,
  next: waiting => waiting.filter(({ event }) => event === waiting[0]?.event).slice(0, mostEntries),
  send,
  afterTaken: () => undefined,
})
