import type { Page } from '@playwright/test'

/** A journey that needs the worker: all others do without, as each would fetch the whole app for later. */
export const offline = { tag: '@offline' }

/** Waits until the worker has the app, and loads this page once more so that the worker serves it. */
export const installed = async (page: Page) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
}
