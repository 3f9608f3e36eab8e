import { type Device, memoryDevice } from './device.ts'
import { indexedDevice } from './indexed.ts'
import { createStore } from './store.ts'

/** What has not answered by then will not do so before the browser is started anew, as Safari's at times. */
const patienceMs = 5000

const inTime = <Value>(work: Promise<Value>) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const name = '_ionicstorage'
type Way = () => Promise<Device>
const usual: Way[] = [
  async () => indexedDevice(name, '_ionickv'),
  async () => (await import('./ionic.ts')).ionicDevice(name),
]

const opened = async (ways: Way[]) => {
  for (const way of ways) {
    try {
      const device = await inTime(way())
      await inTime(device.read([]))
      return device
    } catch {
      // the next one
    }
  }
  return undefined
}

/**
 * The device's storage (spec section 9): name `_ionicstorage`; first sqlite, which browsers do not have, then IndexedDB,
 * then whatever Ionic's storage finds. Where nothing can be kept, or not any more, this page goes on with what it
 * knows, and `isKept` says so. A tab that keeps nothing here has ways of its own.
 */
export const openDevice = (ways = usual) => {
  const isKept = createStore(true)
  const memory = memoryDevice()
  const opening = opened(ways)
  /** `use` on the storage; on the memory where there is none, or it fails. */
  const use = async <Result>(work: (device: Device) => Promise<Result>): Promise<Result> => {
    const device = isKept.get() ? await opening : undefined
    try {
      if (device) return await work(device)
    } catch {
      // told below
    }
    if (isKept.get()) isKept.set(false)
    return work(memory)
  }
  const device: Device = {
    async read(keys) {
      const stored = await use(chosen => chosen.read(keys))
      if (isKept.get()) await memory.change([], () => stored)
      return stored
    },
    async change(keys, make) {
      const after = await use(chosen => chosen.change(keys, make))
      if (isKept.get()) await memory.change([], () => after)
      return after
    },
    entries: prefix => use(chosen => chosen.entries(prefix)),
    clear: prefix => use(chosen => chosen.clear(prefix)),
  }
  return { ...device, isKept }
}
