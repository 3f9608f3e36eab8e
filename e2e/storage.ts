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

/** Writes to the device's storage, while no app is open in this tab. */
export const store = async (page: Page, key: string, value: string) => {
  await page.goto('/healthz')
  await page.evaluate(
    ([name, text]) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('_ionicstorage')
        opened.addEventListener('error', () => reject(opened.error))
        opened.addEventListener('success', () => {
          const change = opened.result.transaction('_ionickv', 'readwrite')
          change.objectStore('_ionickv').put(text, name)
          change.addEventListener('complete', () => {
            opened.result.close()
            resolve()
          })
        })
      }),
    [key, value] as const,
  )
}
