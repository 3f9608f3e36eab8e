import { parseArgs } from 'node:util'
import { chromium, type Locator, type Page } from '@playwright/test'
import { percentile, withServer } from '../../apps/server/bench/server.ts'
import { launchOptions } from '../house/browser.ts'
import { androidPhone, logInOnPhone } from '../house/phone.ts'
import { tab } from '../screen.ts'
import { quiet } from './watched-page.ts'

// What follows a tap that leads to another screen: the first picture that answers it, in which what was tapped looks pressed,
// the first one of that screen, and the first one without a skeleton. On a phone whose processor is four times slower, and
// which has nothing of the app yet but what it was opened with. npm run bench:taps

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const slower = 4

/** Runs in the page before anything of its own. */
const watch = () => {
  const inFront = () => [...document.querySelectorAll('[data-page]')].find(page => page.checkVisibility())
  const seen = { answered: 0, there: 0, whole: 0 }
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.answered = Math.max(seen.answered, duration)
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  Object.assign(window, { seen })
  const note = ({ timeStamp }: Event) => {
    const before = inFront()
    Object.assign(seen, { answered: 0, there: 0, whole: 0 })
    const paintedAs = (what: keyof typeof seen) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (seen[what] = performance.now() - timeStamp))
      port1.start()
      port2.postMessage(undefined)
    }
    const look = () => {
      const page = inFront()
      if (page === before || !page?.querySelector('h1, .skeleton')) return requestAnimationFrame(look)
      if (!seen.there) paintedAs('there')
      return page.querySelector('.skeleton') ? requestAnimationFrame(look) : paintedAs('whole')
    }
    requestAnimationFrame(look)
  }
  window.addEventListener('click', note, { capture: true })
}

type Seen = { answered: number; there: number; whole: number }
const figures: Record<string, Seen[]> = {}

/** Taps as a finger does it, and notes how long that took. */
const tap = async (name: string, wanted: Locator) => {
  const page = wanted.page()
  await wanted.scrollIntoViewIfNeeded()
  const box = await wanted.boundingBox()
  if (!box) throw new Error(`${name}: what is to be tapped is not on the screen`)
  await quiet(page)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(() => Reflect.get(window, 'seen').whole)
  ;(figures[name] ??= []).push(await page.evaluate(() => Reflect.get(window, 'seen')))
  await quiet(page)
}

const back = (page: Page) => page.getByRole('button', { name: 'Zurück' }).filter({ visible: true })
const row = (page: Page) => page.locator('.session-row a').filter({ visible: true }).first()

/** Every entry of the menu, there and back. */
const walkMenu = async (page: Page) => {
  const open = async () => {
    await page.getByRole('button', { name: 'Menü' }).filter({ visible: true }).click()
    await quiet(page)
  }
  await open()
  const entries = page.locator('dialog .menu-entry[href]')
  const names = (await entries.allInnerTexts()).map(text => text.trim())
  for (const [index, name] of names.entries()) {
    if (index > 0) await open()
    if (await entries.nth(index).getAttribute('aria-current')) {
      await page.keyboard.press('Escape')
      await quiet(page)
      continue
    }
    await tap(`menu: ${name}`, entries.nth(index))
    await page.goBack()
    await quiet(page)
  }
}

const walk = async (page: Page) => {
  await tap('tab Workshops', tab(page, 'Workshops'))
  await tap('row → workshop', row(page))
  await tap('workshop → back', back(page))
  await tap('row → workshop, again', row(page))
  await tap('workshop → back, again', back(page))
  await tap('tab Referenten', tab(page, 'Referenten'))
  await tap('tab Sonstiges', tab(page, 'Sonstiges'))
  await tap('tab Veranstaltungen', tab(page, 'Veranstaltungen'))
  await tap('tab Workshops, again', tab(page, 'Workshops'))
  await tap('tab Veranstaltungen, again', tab(page, 'Veranstaltungen'))
  await tap('card → event', page.locator('.event-board__link').first())
  await tap('event → back', back(page))
  await walkMenu(page)
}

await withServer({ DEMO: '1' }, async ({ origin }) => {
  for (let run = 0; run < Number(values.runs); run++) {
    const browser = await chromium.launch(launchOptions)
    const context = await browser.newContext({
      ...androidPhone,
      baseURL: origin,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
    })
    await logInOnPhone(context, origin)
    const page = await context.newPage()
    await page.addInitScript(watch)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto('/', { waitUntil: 'networkidle' })
    await quiet(page)
    await walk(page)
    await browser.close()
  }
})

console.log(
  `processor ${slower} times slower, ms from tap to answer, screen and whole screen, median of ${values.runs}`,
)
for (const [name, all] of Object.entries(figures)) {
  const of = (what: keyof Seen) =>
    Math.round(
      percentile(
        all.map(seen => seen[what]),
        0.5,
      ),
    )
  const line = [of('answered'), of('there'), of('whole')].map(ms => String(ms).padStart(5))
  console.log(`${name.padEnd(32)} ${line.join(' ')}`)
}
