import type { Page } from '@playwright/test'

/** What the device's storage holds under a key, as the app keeps it (spec section 9). */
export const stored = (page: Page, key: string) =>
  page.evaluate(
    name =>
      new Promise<unknown>((resolve, reject) => {
        const opened = indexedDB.open('_ionicstorage')
        opened.addEventListener('error', () => reject(opened.error))
        opened.addEventListener('success', () => {
          const asked = opened.result.transaction('_ionickv').objectStore('_ionickv').get(name)
          asked.addEventListener('success', () => {
            opened.result.close()
            resolve(asked.result)
          })
        })
      }),
    key,
  )

/** Writes to the device's storage, while no app is open in this tab; makes it if no app was ever open. */
export const store = async (page: Page, entries: Record<string, string | boolean>) => {
  await page.goto('/healthz')
  await page.evaluate(
    values =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('_ionicstorage')
        opened.addEventListener('error', () => reject(opened.error))
        opened.addEventListener('upgradeneeded', () => opened.result.createObjectStore('_ionickv'))
        opened.addEventListener('success', () => {
          const change = opened.result.transaction('_ionickv', 'readwrite')
          for (const [name, value] of Object.entries(values)) change.objectStore('_ionickv').put(value, name)
          change.addEventListener('complete', () => {
            opened.result.close()
            resolve()
          })
        })
      }),
    entries,
  )
}

/** All that the device keeps of lists and passes for whoever is logged in, or for visitors, as text. */
export const keptLists = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('_ionicstorage')
        opened.addEventListener('error', () => reject(opened.error))
        opened.addEventListener('success', () => {
          const range = IDBKeyRange.bound('of:', 'of;')
          const asked = opened.result.transaction('_ionickv').objectStore('_ionickv').getAll(range)
          asked.addEventListener('success', () => {
            opened.result.close()
            resolve(asked.result.map(kept => JSON.stringify(kept)).join('\n'))
          })
        })
      }),
  )

/** Forgets all of that, as an update of the app does, while no app is open in this tab. */
export const dropLists = async (page: Page) => {
  await page.goto('/healthz')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('_ionicstorage')
        opened.addEventListener('error', () => reject(opened.error))
        opened.addEventListener('success', () => {
          const change = opened.result.transaction('_ionickv', 'readwrite')
          change.objectStore('_ionickv').delete(IDBKeyRange.bound('of:', 'of;'))
          change.addEventListener('complete', () => {
            opened.result.close()
            resolve()
          })
        })
      }),
  )
}

const underWay = 'storageUnderWay'

/** From the next document on the page keeps what it has asked of its storage until it ends. */
export const watchStorage = (page: Page) =>
  page.addInitScript(name => {
    const asked = new Set<EventTarget>()
    Object.assign(window, { [name]: asked })
    const watched = <Asked extends EventTarget>(one: Asked) => {
      asked.add(one)
      for (const end of ['success', 'complete', 'error', 'abort'])
        one.addEventListener(end, ({ target }) => target === one && asked.delete(one))
      return one
    }
    // oxlint-disable-next-line typescript/unbound-method -- bound anew by each call
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function openWatched(...which) {
      return watched(open.apply(this, which))
    }
    // oxlint-disable-next-line typescript/unbound-method -- bound anew by each call
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function beginWatched(...which) {
      return watched(transaction.apply(this, which))
    }
  }, underWay)

/** Whether a page that is watched so waits for nothing that its device keeps. */
export const hasReadStorage = (page: Page) =>
  page.evaluate(name => Reflect.get(window, name).size === 0, underWay)

/** From the next document on the device takes a second until its storage is open. */
export const slowStorage = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- bound anew by each call
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function openSlowly(...which) {
      const asked = open.apply(this, which)
      const hold = (event: Event) => {
        event.stopImmediatePropagation()
        asked.removeEventListener('success', hold, true)
        setTimeout(() => asked.dispatchEvent(new Event('success')), 1000)
      }
      asked.addEventListener('success', hold, true)
      return asked
    }
  })
