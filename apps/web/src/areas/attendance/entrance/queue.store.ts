import { oneAtATime } from '@tafelrunde/client/lock'
import { createStore } from '@tafelrunde/client/store'
import { useSyncExternalStore } from 'react'
import { readSession } from '../../../shared/session/session.ts'
import { lastEntries } from '../../../shared/session/storage.ts'
import { type Queued, readQueue } from './queue.ts'

const shown = createStore<readonly Queued[]>([])
const otherTabs = new BroadcastChannel('entries')

const readAll = async () => readQueue((await lastEntries.get()) ?? '[]')

/** Everything on this device that the server does not have, whoever made it. */
export const readQueued = async (): Promise<readonly Queued[]> => (await readAll()).queue

const show = async () => shown.set(await readQueued())
otherTabs.addEventListener('message', () => void show())
void show()

/** Changes what is stored; it is shown only when it is safe on the device. */
export const changeQueue = (change: (all: readonly Queued[]) => readonly Queued[]) =>
  oneAtATime('entries', async () => {
    const { queue, unreadable } = await readAll()
    const after = change(queue)
    const kept = [...after, ...unreadable]
    await (kept.length > 0 ? lastEntries.set(JSON.stringify(kept)) : lastEntries.clear())
    shown.set(after)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but this one
    otherTabs.postMessage('changed')
  })

/** What this person has let in at this event and the server does not have. */
export const useQueue = (eventId: number) => {
  const { id } = readSession().account
  const all = useSyncExternalStore(shown.subscribe, shown.get)
  return all.filter(({ account, event }) => account === id && event === eventId)
}
