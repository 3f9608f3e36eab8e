import { useSyncExternalStore } from 'react'
import { oneAtATime } from '../../shared/oneAtATime.ts'
import { lastMarks } from '../../shared/storage.ts'
import { createStore } from '../../shared/store.ts'
import { Entries, type Entry } from './entries.ts'

const entries = createStore<readonly Entry[]>([])
const otherTabs = new BroadcastChannel('marks')

/** All records of this device as they are stored, whoever made them. */
export const readEntries = async (): Promise<readonly Entry[]> => {
  const stored = await lastMarks.get()
  return stored === undefined ? [] : Entries.parse(JSON.parse(stored))
}

const show = async () => entries.set(await readEntries())
otherTabs.addEventListener('message', () => void show())
void show()

/** Changes what is stored; it is shown only when it is safe on the device. */
export const changeEntries = (change: (all: readonly Entry[]) => readonly Entry[]) =>
  oneAtATime('marks', async () => {
    const after = change(await readEntries())
    await (after.length > 0 ? lastMarks.set(JSON.stringify(after)) : lastMarks.clear())
    entries.set(after)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but this one
    otherTabs.postMessage('changed')
  })

export const useEntries = () => useSyncExternalStore(entries.subscribe, entries.get)
