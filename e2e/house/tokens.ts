import type { Page, Request } from '@playwright/test'
import { stored } from './storage.ts'

export const refreshPath = '**/api/auth/jwt/refresh/'
export const accountPath = '**/api/account/'

/** From now on the page's access token is no good any more, as ten minutes after the server gave it. */
export const expire = async (page: Page) => {
  const spent = `Bearer ${String(await stored(page, 'AUTH_TOKEN'))}`
  await page.route('**/api/**', route => {
    const headers = route.request().headers()
    if (headers.authorization !== spent) return route.fallback()
    return route.continue({ headers: { ...headers, authorization: 'Bearer expired' } })
  })
}

/**
 * Answers of the server to this path wait until the gate is opened; `asked` is when the first one is there, `passed`
 * when the page has it, or waits for it no more.
 */
export const gateAt = async (page: Page, path: string, isHeld = (_request: Request) => true) => {
  const opened = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const passed = Promise.withResolvers<void>()
  await page.route(path, async route => {
    if (!isHeld(route.request())) return route.fallback()
    const response = await route.fetch()
    asked.resolve()
    await opened.promise
    await route.fulfill({ response }).catch(() => undefined)
    passed.resolve()
  })
  return {
    asked: asked.promise,
    passed: passed.promise,
    open: opened.resolve,
  }
}

/** What the page had to do with an answer that it has is done: the server and the storage have answered once more. */
export const settled = async (page: Page) => {
  await page.evaluate(async () => void (await fetch('/healthz')))
  await stored(page, 'AUTH_TOKEN')
}
