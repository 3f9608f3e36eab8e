import type { Page } from '@playwright/test'

/** Holds back what is asked for at these addresses until the answer is called. */
export const hold = async (page: Page, address: string | RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await promise
    await route.continue()
  })
  return resolve
}
