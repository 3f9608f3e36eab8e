import type { Page } from '@playwright/test'
import { expect } from './house/fixtures.ts'

/**
 * What a page did that no text may make it do: whom it asked besides the server, which images that a text names, and
 * which dialogs it opened.
 */
export const watch = (page: Page, origin: string) => {
  const done: string[] = []
  page.on('request', request => {
    const { protocol, origin: asked, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && (asked !== origin || pathname.endsWith('/x'))) done.push(request.url())
  })
  page.on('dialog', dialog => {
    done.push(dialog.message())
    void dialog.dismiss()
  })
  return done
}

// A refusal of the page's Content-Security-Policy would be an error in its console, which fails every journey.
export const expectHarmless = async (page: Page, done: string[], path: string) => {
  const found = await page.evaluate(() => ({
    hacked: Reflect.get(window, 'hacked'),
    links: [...document.querySelectorAll('a')].filter(({ protocol }) => protocol === 'javascript:').length,
    made: document.querySelectorAll('img[src="x"], [onerror], [onload], body script:not([src], [type])')
      .length,
  }))
  expect({ path, done, ...found }).toEqual({ path, done: [], hacked: undefined, links: 0, made: 0 })
}
