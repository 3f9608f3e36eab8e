import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { percentile, withServer } from '../apps/server/bench/server.ts'
import { givenIn } from '../apps/server/test/given.ts'
import { tokensFor } from '../apps/server/test/rush.ts'
import { launchOptions } from './browser.ts'
import { longProgramme, makeLongProgramme } from './long-programme.ts'
import { store } from './storage.ts'

// A programme of 900 Termine on one day, on a phone whose processor is four times slower: how long the browser is
// kept from anything else, and what is painted when. npm run bench:schedule

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const slower = 4
/** Nobody is told of less, and nobody feels less. */
const limitMs = 100
const quietMs = 1200

/** All in milliseconds: from an input to the next picture, between two pictures. */
type Seen = { inputs: number[]; frames: number[]; painted: number }

/** From the first document on the page notes how soon it answers, and when the programme was painted after a change. */
const watch = () => {
  const seen: Seen = { inputs: [], frames: [], painted: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.inputs.push(duration)
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then)
      port1.start()
      port2.postMessage(undefined)
    })
  const isProgramme = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('.schedule-programme, .page-body')
  new MutationObserver(changes => {
    if (seen.painted > 0 || !document.querySelector('.session-row') || !changes.some(isProgramme)) return
    seen.painted = -1
    afterPaint(() => {
      seen.painted = performance.now()
    })
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  let last = 0
  const frame = (now: number) => {
    if (last > 0) seen.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

type Step = { began: number; seen: Seen }

const Traced = z.object({
  name: z.string(),
  pid: z.int(),
  tid: z.int(),
  /** Of the processor, in microseconds. */
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.string()) })),
})

/**
 * What the tasks of the pages took of the processor while `act` went on, in milliseconds: what else the machine does beside
 * counts for nothing.
 */
const tasksDuring = async (browser: Browser, act: () => Promise<unknown>) => {
  const devtools = await browser.newBrowserCDPSession()
  const traced: z.infer<typeof Traced>[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => traced.push(...value.map(one => Traced.parse(one))))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel'] },
  })
  await act()
  const ended = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await ended
  await devtools.detach()
  const isMain = ({ name, args }: z.infer<typeof Traced>) =>
    name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(traced.filter(isMain).map(({ pid, tid }) => `${pid}/${tid}`))
  return traced
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** What the page saw while `act` went on and until nothing more came of it. */
const during = async (page: Page, act: () => Promise<unknown>): Promise<Step> => {
  const began = await page.evaluate(() => {
    Object.assign(Reflect.get(window, 'seen'), { inputs: [], frames: [], painted: 0 })
    const began = { at: 0 }
    Object.assign(window, { began })
    const note = ({ timeStamp }: Event) => {
      began.at ||= timeStamp
    }
    for (const kind of ['keydown', 'pointerdown', 'input'])
      window.addEventListener(kind, note, { capture: true, once: true })
    return performance.now()
  })
  await act()
  await quiet(page)
  return page.evaluate(
    since => ({ began: Reflect.get(window, 'began').at || since, seen: Reflect.get(window, 'seen') }),
    began,
  )
}

/** Until no task was long and nothing was drawn for a while. */
const quiet = (page: Page) =>
  page.evaluate(
    ms =>
      new Promise<void>(resolve => {
        let timer = window.setTimeout(done, ms)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = window.setTimeout(done, ms)
        })
        function done() {
          observer.disconnect()
          resolve()
        }
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    quietMs,
  )

const figures: Record<string, Record<string, number[]>> = {}
const note = (step: string, what: string, value: number) => {
  const of = (figures[step] ??= {})
  ;(of[what] ??= []).push(value)
}
const noteStep = (step: string, tasks: number[], { began, seen }: Step) => {
  note(step, 'longest task', Math.max(0, ...tasks))
  note(step, `tasks over ${limitMs}`, tasks.filter(ms => ms > limitMs).length)
  if (seen.inputs.length > 0) note(step, 'answered after', Math.max(...seen.inputs))
  if (seen.painted > 0) note(step, 'painted after', seen.painted - began)
}

const visit = async (
  browser: Browser,
  origin: string,
  event: number,
  session: Record<string, string | boolean>,
) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await store(page, session)
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const rows = page.locator('.session-row')
  const step = async (name: string, act: () => Promise<unknown>) => {
    let seen: Step | undefined
    const tasks = await tasksDuring(browser, async () => {
      seen = await during(page, act)
    })
    if (seen) noteStep(name, tasks, seen)
  }

  const opened = await tasksDuring(browser, async () => {
    await page.goto(`/app/tabs/schedule?event=${event}`, { waitUntil: 'commit' })
    await rows.first().waitFor()
    await page.waitForLoadState('networkidle')
    await quiet(page)
  })
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'))
  noteStep('open in a new tab', opened, { began: 0, seen })
  note('open in a new tab', 'elements', await page.locator('.page-body *').count())

  await page.goto('/app/tabs/event', { waitUntil: 'networkidle' })
  await quiet(page)
  await step('open from another screen', async () => {
    await page.getByRole('tab', { name: 'Workshops' }).click()
    await rows.first().waitFor()
  })

  const scroller = page.locator('ion-content', { has: rows }).locator('[part=scroll]')
  await page.mouse.move(195, 600)
  await step('scroll', async () => {
    for (let turn = 0; turn < 20; turn++) {
      await page.mouse.wheel(0, 600)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  })
  await scroller.evaluate(element => element.scrollTo(0, 0))
  await quiet(page)

  await page.getByRole('button', { name: 'Suche' }).click()
  await page.getByRole('searchbox').focus()
  await quiet(page)
  await step('type „robotik“', () => page.keyboard.type('robotik', { delay: 120 }))
  await step('clear the search', () => page.getByRole('searchbox').fill(''))
  await step('search „robotik“', () => page.getByRole('searchbox').fill('robotik'))
  await step('clear the search', () => page.getByRole('searchbox').fill(''))
  await step('filter „Nur freie“', () => page.getByRole('button', { name: 'Nur freie' }).click())
  await step('filter „Nur freie“, off', () => page.getByRole('button', { name: 'Nur freie' }).click())
  await step('filter room', () => page.getByRole('combobox', { name: 'Raum' }).selectOption('Raum 7'))
  await step('filter room, off', () => page.getByRole('combobox', { name: 'Raum' }).selectOption(''))
  await step('book', () => page.getByRole('button', { name: 'Platz sichern' }).nth(5).click())
  await step('undo', () => page.getByRole('button', { name: 'Rückgängig' }).click())
  await step('mark', () => page.getByRole('button', { name: 'Merken' }).nth(3).click())
  await step('another day', () => page.getByRole('radio').nth(1).check())
  await step('the day again', () => page.getByRole('radio').nth(0).check())
  await context.close()
}

await withServer({}, async ({ origin, secret, db }) => {
  const given = givenIn({ db, clock: { now: () => new Date() } })
  const day = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10)
  const start = new Date(`${day}T06:00:00Z`)
  const nextDay = new Date(start.getTime() + 24 * 3_600_000)
  const event = await given.event({ startsAt: start, endsAt: new Date(nextDay.getTime() + 8 * 3_600_000) })
  await makeLongProgramme(db, event, start)
  const { id: eventId } = event
  await given.timeslot({ eventId, startsAt: nextDay, endsAt: new Date(nextDay.getTime() + 3_600_000) })
  const anna = await given.account()
  const token = (await tokensFor(db, secret, [anna.id])).get(anna.id) ?? ''
  const session = { AUTH_TOKEN: token, REFRESH_TOKEN: token, username: anna.email, hasLoggedIn: true }
  const browser = await chromium.launch(launchOptions)
  for (let run = 0; run < Number(values.runs); run++) await visit(browser, origin, eventId, session)
  await browser.close()
})

console.log(
  `${longProgramme.termine} Termine on one day, 390 × 844, processor ${slower} times slower, ms, median`,
)
for (const [step, of] of Object.entries(figures)) {
  const line = Object.entries(of).map(([what, all]) => `${what} ${Math.round(percentile(all, 0.5))}`)
  console.log(`${step.padEnd(26)} ${line.join(', ')}`)
}
