import { oneAtATime } from '@tafelrunde/client/lock'
import { createStore } from '@tafelrunde/client/store'
import { useSyncExternalStore } from 'react'
import { lastMarks } from '../../../shared/session/storage.ts'
import { recent } from './entries.rules.ts'
import { type Entry, readStored } from './entries.ts'

const entries = createStore<readonly Entry[]>([])
const otherTabs = new BroadcastChannel('marks')

const readAll = async () => readStored((await lastMarks.get()) ?? '[]')

/** All records of this device as they are stored, whoever made them. */
export const readEntries = async (): Promise<readonly Entry[]> => (await readAll()).entries

const show = async () => entries.set(await readEntries())
otherTabs.addEventListener('message', () => void show())
void show()

/** Changes what is stored; it is shown only when it is safe on the device. */
export const changeEntries = (change: (all: readonly Entry[]) => readonly Entry[]) =>
  oneAtATime('marks', async () => {
    const { entries: before, unreadable } = await readAll()
    const after = change(before)
    const kept = [...after, ...unreadable]
    await (kept.length > 0 ? lastMarks.set(JSON.stringify(kept)) : lastMarks.clear())
    entries.set(after)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but this one
    otherTabs.postMessage('changed')
  })

/** Names of people do not stay on the device for longer than somebody needs them there. */
export const dropOldEntries = async (now: Date) => {
  const { entries: before } = await readAll()
  if (recent(before, now).length < before.length) await changeEntries(all => recent(all, now))
}

export const useEntries = () => useSyncExternalStore(entries.subscribe, entries.get)
