import type { Page } from '@playwright/test'

// As https://wicg.github.io/layout-instability/ has it; TypeScript's own types do not know it yet.
declare global {
  interface PerformanceEntry {
    sources?: { node: Node | null }[]
  }
}

/**
 * Notes what the browser sees moving on the screen outside `but` (a selector), from when the page is read and
 * painted on; answers how to ask for it.
 */
export const movesOn = async (page: Page, but: string) => {
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(async but => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const moves: string[] = []
    Object.assign(window, { moves })
    new PerformanceObserver(list => {
      for (const { node } of list.getEntries().flatMap(({ sources = [] }) => sources))
        if (!node?.parentElement?.closest(but)) moves.push(node?.textContent ?? 'gone')
    }).observe({ type: 'layout-shift' })
  }, but)
  return () => page.evaluate(() => Reflect.get(window, 'moves'))
}
