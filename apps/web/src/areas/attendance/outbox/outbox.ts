import { createStore } from '@tafelrunde/client/store'
import type { Unsent } from '@tafelrunde/client/unsent'
import { useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import { readSession, useSession } from '../../../shared/session/session.ts'
import { device } from '../../../shared/session/storage.ts'
import { type Kept, readStored, recent } from './outbox.rules.ts'

/**
 * What was recorded on this device and the server does not have, for all tabs. Whoever is logged in sees and changes
 * their own records alone; those of others, and of other builds, stay as they are.
 */
export const createOutbox = <One extends Kept>(name: keyof Unsent, schema: z.ZodMiniType<One>) => {
  const shown = createStore<readonly One[]>([])
  const otherTabs = new BroadcastChannel(name)
  const isOwn = ({ account }: One) => account === readSession().account.id

  const readAll = async () => readStored(schema, (await device.read([name]))[name]).entries
  const show = async () => shown.set(await readAll())
  otherTabs.addEventListener('message', () => void show())
  void show()

  /** Changes what is stored; it is shown only when it is safe on the device. */
  const change = async (make: (own: readonly One[]) => readonly One[]) => {
    const changed = await device.change([name], stored => {
      const { entries, unreadable } = readStored(schema, stored[name])
      const after = [...entries.filter(one => !isOwn(one)), ...make(entries.filter(isOwn))]
      const all = [...recent(after, new Date()), ...unreadable]
      return { [name]: all.length > 0 ? JSON.stringify(all) : undefined }
    })
    shown.set(readStored(schema, changed[name]).entries)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but this one
    otherTabs.postMessage('changed')
  }

  /** Names of people do not stay on the device for longer than somebody needs them there. */
  const dropOld = async () => {
    const all = await readAll()
    if (recent(all, new Date()).length < all.length) await change(own => own)
  }

  return {
    name,
    change,
    dropOld,
    read: async (): Promise<readonly One[]> => (await readAll()).filter(isOwn),
    use: () => {
      const { account } = useSession()
      const all = useSyncExternalStore(shown.subscribe, shown.get)
      return all.filter(one => one.account === account.id)
    },
  }
}

export type Outbox<One extends Kept> = ReturnType<typeof createOutbox<One>>
