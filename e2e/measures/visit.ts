import { type BrowserContext, chromium } from '@playwright/test'
import { withServer } from '../../apps/server/bench/server.ts'
import { launchOptions } from '../house/browser.ts'
import { pageIsKept } from '../house/offline.ts'
import { leaveCoreToPages } from '../house/own-core.ts'
import { androidPhone, logInOnPhone } from '../house/phone.ts'
import { withBarePage } from './bare-page.ts'
import { audit } from './visit-audit.ts'
import { type Visit, visit } from './visit-once.ts'

// What a visit is like on a slow phone, beside a bare static page of the same run: npm run bench:visit. Blocking is what
// tasks take of the processor, so that it holds on a busy machine as well; all other times are by the clock.

const runs = 3
/** What the issue allows: milliseconds, bytes, and how often as long as the bare page. */
const most = { cold: 1500, ratio: 2.2, again: 1000, blocking: 200, layoutShift: 0, ready: 150_000 }

const phone = { ...androidPhone, locale: 'de-DE', timezoneId: 'Europe/Berlin' }

/** A phone on which nothing of the app is yet. */
const withPhone = async <Result>(baseURL: string, use: (context: BrowserContext) => Promise<Result>) => {
  const browser = await chromium.launch(launchOptions)
  try {
    return await use(await browser.newContext({ ...phone, baseURL }))
  } finally {
    await browser.close()
  }
}

type Asked = Parameters<typeof visit>[1] & { prepare?: (context: BrowserContext) => Promise<void> }

/** The first visit of a phone, and the next one, once the device has kept what it keeps. */
const bothVisits = ({ prepare, ...asked }: Asked) =>
  withPhone(asked.url, async context => {
    await prepare?.(context)
    const cold = await visit(context, asked)
    const page = await context.newPage()
    await page.goto(asked.url)
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
    await pageIsKept(page, asked.url)
    await page.close()
    return { cold, again: await visit(context, asked) }
  })

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const medianOf = (visits: Visit[]): Visit => {
  const of = (read: (one: Visit) => number) => median(visits.map(read))
  return {
    firstPaint: of(one => one.firstPaint),
    content: of(one => one.content),
    ready: of(one => one.ready),
    blocking: of(one => one.blocking),
    longest: of(one => one.longest),
    layoutShift: of(one => one.layoutShift),
    bytes: {
      content: of(one => one.bytes.content),
      ready: of(one => one.bytes.ready),
      all: of(one => one.bytes.all),
    },
  }
}

const repeated = async <Result>(once: () => Promise<Result>) => {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await once())
  return results
}

const ms = (value: number) => `${Math.round(value)} ms`.padStart(8)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

const line = (name: string, { content, ready, blocking, longest, layoutShift, bytes, firstPaint }: Visit) =>
  `${name.padEnd(26)} content${ms(content)}  paint${ms(firstPaint)}  taps${ms(ready)}  blocking${ms(blocking)}  ` +
  `longest${ms(longest)}  shift ${layoutShift.toFixed(3)}  ${kB(bytes.content)} ${kB(bytes.ready)} ${kB(bytes.all)}`

const failures: string[] = []
const keep = (name: string, value: number, limit: number) => {
  if (value > limit) failures.push(`${name}: ${value.toFixed(value < 10 ? 3 : 0)}, at most ${limit}`)
}

const bareVisit = () =>
  withBarePage(async url =>
    medianOf(await repeated(() => withPhone(url, context => visit(context, { url, content: 'h1' })))),
  )

await withServer({ DEMO: '1' }, async ({ origin }) => {
  const lists = ['events', 'workshops'].map(async name => (await fetch(`${origin}/api/${name}/`)).json())
  const [events, workshops] = await Promise.all(lists)
  const event = events.results.find(({ state }: { state: string }) => state === 'open')
  const workshop = workshops.results.find((one: { event: number }) => one.event === event.id)
  const taken = '#root:not([data-drawn]) [data-page]'
  const pages: Record<string, Asked> = {
    '/app/tabs/event': {
      url: `${origin}/app/tabs/event`,
      content: '.board h2',
      ready: `${taken} .board h2`,
    },
    '/event-detail/{id}': {
      url: `${origin}/event-detail/${event.id}`,
      content: '.board h1',
      ready: `${taken} .board h1`,
      prepare: context => logInOnPhone(context, origin), // as the app shows it to nobody else
    },
    '/app/tabs/schedule': {
      url: `${origin}/app/tabs/schedule`,
      content: 'article h3',
      ready: `${taken} article h3`,
    },
    '/workshop-detail/{id}': {
      url: `${origin}/workshop-detail/${workshop.id}`,
      content: '.board h1',
      ready: `${taken} .board h1`,
    },
  }

  console.log(
    `1.6 Mbit/s, 150 ms, processor four times slower; median of ${runs}; kB until content, taps, all\n`,
  )
  const bare = await bareVisit()
  console.log(line('bare static page', bare))
  for (const [name, asked] of Object.entries(pages)) {
    const visits = await repeated(() => bothVisits(asked))
    const cold = medianOf(visits.map(one => one.cold))
    const again = medianOf(visits.map(one => one.again))
    const ratio = cold.content / bare.content
    console.log(`${line(name, cold)}  ${ratio.toFixed(1)} of bare`)
    console.log(line('  again', again))
    keep(`${name} content`, cold.content, most.cold)
    keep(`${name} content beside bare`, ratio, most.ratio)
    keep(`${name} content again`, again.content, most.again)
    keep(`${name} blocking`, cold.blocking, most.blocking)
    keep(`${name} blocking again`, again.blocking, most.blocking)
    keep(`${name} layout shift`, cold.layoutShift, most.layoutShift)
    keep(`${name} bytes until taps`, cold.bytes.ready, most.ready)
  }

  const where = leaveCoreToPages() ? 'on a core to itself' : 'beside all else'
  console.log(`\nLighthouse, mobile, ${where}: performance, accessibility, best practices, SEO`)
  for (const [name, url] of [
    ['/app/tabs/event', '/app/tabs/event'],
    ['/app/tabs/schedule', '/app/tabs/schedule'],
    ['/workshop-detail/{id}', `/workshop-detail/${workshop.id}`],
    ['/login', '/login'],
  ] as const) {
    const audits = await repeated(() => audit(origin + url))
    const of = (category: keyof Awaited<ReturnType<typeof audit>>) => median(audits.map(one => one[category]))
    const scores = [of('performance'), of('accessibility'), of('best-practices'), of('seo')]
    console.log(`${name.padEnd(26)} ${scores.map(score => String(score).padStart(4)).join('')}`)
    for (const [index, least] of [95, 100, 100, 100].entries())
      if ((scores[index] ?? 0) < least)
        failures.push(`${name} Lighthouse: ${scores[index]}, at least ${least}`)
  }
})

for (const failure of failures) console.error(`too much: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
