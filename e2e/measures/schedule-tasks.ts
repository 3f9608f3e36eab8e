import { parseArgs } from 'node:util'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { percentile, withServer } from '../../apps/server/bench/server.ts'
import { givenIn } from '../../apps/server/test/given.ts'
import { tokensFor } from '../../apps/server/test/rush.ts'
import { launchOptions } from '../house/browser.ts'
import { store } from '../house/storage.ts'
import { makeLongProgramme } from '../long-programme.ts'
import { tab } from '../screen.ts'
import { withBarePage } from './bare-page.ts'
import { tasksDuring } from './tasks.ts'
import { during, quiet, type Step, watch } from './watched-page.ts'

// A programme of 900 Termine on one day, on a phone whose processor is four times slower: how long the browser is
// kept from anything else, and what is painted when, beside a bare static page of the same run. npm run bench:schedule, with
// -- --termine 300 for less

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, termine: { type: 'string', default: '900' } },
})
const slower = 4
/** Nobody is told of less, and nobody feels less. */
const limitMs = 100

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

/**
 * Found before anything is measured, for to look for it takes the page's processor too: a tap, as a finger does it, or a
 * change of what is in a field.
 */
const found = async (wanted: Locator) => {
  await wanted.scrollIntoViewIfNeeded()
  const field = await wanted.elementHandle()
  const box = await wanted.boundingBox()
  if (!field || !box) throw new Error('what is to be tapped is not on the screen')
  const tap = () => wanted.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return { tap, field }
}

type Session = Record<string, string | boolean>

/** Opens the address in a new tab of a slow phone on which nothing of the app is yet but who is logged in. */
const opened = async (name: string, browser: Browser, url: string, session: Session = {}) => {
  const context = await browser.newContext({
    baseURL: new URL(url).origin,
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
  const { tasks } = await tasksDuring(browser, async () => {
    await page.goto(url, { waitUntil: 'networkidle' })
    await quiet(page)
  })
  noteStep(name, tasks, { began: 0, seen: await page.evaluate(() => Reflect.get(window, 'seen')) })
  return page
}

const stepsOf = (browser: Browser, page: Page) => async (name: string, act: () => Promise<unknown>) => {
  const { result, tasks } = await tasksDuring(browser, () => during(page, act))
  noteStep(name, tasks, result)
}

/** A field whose text is written below it. */
const bareField = `<input aria-label="Suche"><p></p>
<script>document.querySelector('input').oninput = ({ target }) => { document.querySelector('p').textContent = target.value }</script>`

/** What the browser alone takes for a page and for a text that is cleared. */
const visitBare = (browser: Browser) =>
  withBarePage(async url => {
    const page = await opened('bare page', browser, url)
    const step = stepsOf(browser, page)
    await page.setContent(bareField)
    const { field } = await found(page.getByRole('textbox'))
    await field.fill('robotik')
    await quiet(page)
    await step('bare page, clear a text', () => field.fill(''))
    await page.context().close()
  })

const visit = async (browser: Browser, origin: string, event: number, session: Session) => {
  const page = await opened(
    'open in a new tab',
    browser,
    `${origin}/app/tabs/schedule?event=${event}`,
    session,
  )
  const rows = page.locator('.session-row')
  const step = stepsOf(browser, page)
  note('open in a new tab', 'elements', await page.locator('.page-body *').count())

  await page.goto('/app/tabs/event', { waitUntil: 'networkidle' })
  await quiet(page)
  const tapped = async (name: string, wanted: Locator) => step(name, (await found(wanted)).tap)
  await tapped('open from another screen', tab(page, 'Workshops'))

  const scroller = page.locator('.content', { has: rows })
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
  const search = page.getByRole('searchbox')
  await search.focus()
  await quiet(page)
  await step('type „robotik“', () => page.keyboard.type('robotik', { delay: 120 }))
  const { field: text } = await found(search)
  await step('clear the search', () => text.fill(''))
  await step('search „robotik“', () => text.fill('robotik'))
  await step('clear the search', () => text.fill(''))
  const free = page.getByRole('button', { name: 'Nur freie' })
  await tapped('filter „Nur freie“', free)
  await tapped('filter „Nur freie“, off', free)
  const { field: room } = await found(page.getByRole('combobox', { name: 'Raum' }))
  await step('filter room', () => room.selectOption('Raum 7'))
  await step('filter room, off', () => room.selectOption(''))
  await tapped('book', page.getByRole('button', { name: 'Platz sichern' }).nth(2))
  await tapped('undo', page.getByRole('button', { name: 'Rückgängig' }))
  await tapped('mark', page.getByRole('button', { name: 'Merken' }).nth(2))
  await tapped('another day', page.getByRole('radio').nth(1).locator('..'))
  await tapped('the day again', page.getByRole('radio').nth(0).locator('..'))
  await page.context().close()
}

await withServer({}, async ({ origin, secret, db }) => {
  const given = givenIn({ db, clock: { now: () => new Date() } })
  const day = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10)
  const start = new Date(`${day}T06:00:00Z`)
  const nextDay = new Date(start.getTime() + 24 * 3_600_000)
  const event = await given.event({ startsAt: start, endsAt: new Date(nextDay.getTime() + 8 * 3_600_000) })
  await makeLongProgramme(db, event, start, Number(values.termine))
  const { id: eventId } = event
  await given.timeslot({ eventId, startsAt: nextDay, endsAt: new Date(nextDay.getTime() + 3_600_000) })
  const anna = await given.account()
  const token = (await tokensFor(db, secret, [anna.id])).get(anna.id) ?? ''
  const session = { AUTH_TOKEN: token, REFRESH_TOKEN: token, username: anna.email, hasLoggedIn: true }
  const browser = await chromium.launch(launchOptions)
  for (let run = 0; run < Number(values.runs); run++) {
    await visitBare(browser)
    await visit(browser, origin, eventId, session)
  }
  await browser.close()
})

console.log(`${values.termine} Termine on one day, 390 × 844, processor ${slower} times slower, ms, median`)
for (const [step, of] of Object.entries(figures)) {
  const line = Object.entries(of).map(([what, all]) => `${what} ${Math.round(percentile(all, 0.5))}`)
  console.log(`${step.padEnd(26)} ${line.join(', ')}`)
}
