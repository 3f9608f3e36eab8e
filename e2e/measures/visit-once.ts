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

/** What goes over the wire from now on, by the browser's clock: so many milliseconds after the page was asked for. */
const watchWire = async (cdp: CDPSession) => {
  const files: { at: number; bytes: number }[] = []
  let began = Infinity
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ timestamp }) => {
    began = Math.min(began, timestamp)
  })
  cdp.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    files.push({ at: (timestamp - began) * 1000, bytes: encodedDataLength }),
  )
  return (until: number) => files.filter(({ at }) => at <= until).reduce((sum, { bytes }) => sum + bytes, 0)
}

const untilReady = (page: Page) =>
  page.waitForFunction(() => window.noted.ready > 0, undefined, { timeout: 60_000 })

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
    await untilReady(page)
    await page.waitForTimeout(watchedMs)
    return page.evaluate(() => window.noted)
  })
  await page.close()
  return {
    ...result,
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
    bytes: {
      content: bytesUntil(result.content),
      ready: bytesUntil(result.ready),
      all: bytesUntil(Infinity),
    },
  }
}
