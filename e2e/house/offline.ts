import type { Page } from '@playwright/test'

/** A journey that needs the worker: all others do without, as each would fetch the whole app for later. */
export const offline = { tag: '@offline' }

/** Waits until the device has kept the page at this address for the next visit, which is the last thing that the app does with it. */
export const pageIsKept = (page: Page, path: string) =>
  page.waitForFunction(async address => (await caches.match(address)) !== undefined, path)

/** Waits until the worker has the app, and loads this page once more so that the worker serves it. */
export const installed = async (page: Page) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
}
