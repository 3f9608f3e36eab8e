import type { Device } from './device.ts'
import { oneAtATime } from './lock.ts'

/** Ionic's storage, its drivers named as localforage names them: for a browser without a working IndexedDB. */
export const ionicDevice = async (name: string): Promise<Device> => {
  const { Storage } = await import('@ionic/storage')
  const driverOrder = ['sqlite', 'asyncStorage', 'webSQLStorage', 'localStorageWrapper']
  const storage = await new Storage({ name, driverOrder }).create()

  const read = async (keys: readonly string[]) =>
    Object.fromEntries(
      await Promise.all(keys.map(async key => [key, (await storage.get(key)) ?? undefined] as const)),
    )
  const keysOf = async (prefix: string) => (await storage.keys()).filter(key => key.startsWith(prefix))
  return {
    read,
    change: (keys, make) =>
      oneAtATime('storage', async () => {
        for (const [key, value] of Object.entries(make(await read(keys)) ?? {}))
          await (value === undefined ? storage.remove(key) : storage.set(key, value))
        return read(keys)
      }),
    entries: async prefix => Object.entries(await read(await keysOf(prefix))),
    clear: async prefix => {
      for (const key of await keysOf(prefix)) await storage.remove(key)
    },
  }
}
