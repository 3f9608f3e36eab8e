import type { Page } from '@playwright/test'

/** Notes what the browser sees moving on the screen, from when the page is read and painted on; answers how to ask for it. */
export const movesOn = async (page: Page) => {
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const moves: unknown[] = []
    Object.assign(window, { moves })
    new PerformanceObserver(list => moves.push(...list.getEntries())).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => Reflect.get(window, 'moves'))
}
