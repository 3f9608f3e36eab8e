import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { tasksDuring } from './tasks.ts'

/** A phone on a slow network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server, a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}
const slower = 4

/** How long a page is watched after its content has come, in milliseconds: what it still does counts. */
const watchedMs = 4000

/** What one visit was like: times in milliseconds since it began, bytes as they went over the wire. */
export type Visit = {
  firstPaint: number
  content: number
  /** When a tap is answered by the app; as the content, where there is no app. */
  ready: number
  /** What is over 50 ms of each task that takes longer of the processor, all together (total blocking time). */
  blocking: number
  longest: number
  layoutShift: number
  bytes: { content: number; ready: number; all: number }
}

type Noted = { firstPaint: number; content: number; ready: number; layoutShift: number }
declare global {
  interface Window {
    noted: Noted
  }
}

/** Runs in the page before anything of its own. */
const note = ({ content, ready }: { content: string; ready: string }) => {
  const noted: Noted = { firstPaint: 0, content: 0, ready: 0, layoutShift: 0 }
  window.noted = noted
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime
  })
  observe('layout-shift', entry => {
    if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
      noted.layoutShift += Number(entry.value)
  })
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some(element => {
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const isInView = width > 0 && height > 0 && top < innerHeight && bottom > 0
      return isInView && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    })
  const look = () => {
    noted.content ||= isShown(content) ? performance.now() : 0
    noted.ready ||= noted.content && isShown(ready) ? performance.now() : 0
    if (!noted.ready) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** What goes over the wire from now on, with the time at which each file had come. */
const watchWire = async (cdp: CDPSession) => {
  const files: { at: number; bytes: number }[] = []
  await cdp.send('Network.enable')
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) =>
    files.push({ at: performance.now(), bytes: encodedDataLength }),
  )
  return (until: number) => files.filter(({ at }) => at <= until).reduce((sum, { bytes }) => sum + bytes, 0)
}

const untilNoted = (page: Page, what: 'content' | 'ready') =>
  page
    .waitForFunction(name => window.noted[name] > 0, what, { timeout: 60_000 })
    .then(() => performance.now())

/** Opens a page of `context` on the slow phone and tells how that was; `content` and `ready` are what shows it. */
export const visit = async (
  context: BrowserContext,
  { url, content, ready = content }: { url: string; content: string; ready?: string },
): Promise<Visit> => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const bytesUntil = await watchWire(cdp)
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(note, { content, ready })
  const browser = context.browser()
  if (!browser) throw new Error('a phone of its own browser can be traced alone')
  const { result, tasks } = await tasksDuring(browser, async () => {
    await page.goto(url, { waitUntil: 'commit' })
    const contentAt = await untilNoted(page, 'content')
    const readyAt = await untilNoted(page, 'ready')
    await page.waitForTimeout(watchedMs)
    return { contentAt, readyAt, noted: await page.evaluate(() => window.noted) }
  })
  await page.close()
  const { contentAt, readyAt, noted } = result
  return {
    ...noted,
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
    bytes: { content: bytesUntil(contentAt), ready: bytesUntil(readyAt), all: bytesUntil(Infinity) },
  }
}
