import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { listEvents } from '@tafelrunde/contract/events/events'
import { listWorkshops } from '@tafelrunde/contract/events/workshops'
import { withServer } from '../../apps/server/bench/server.ts'
import { launchOptions } from '../house/browser.ts'
import { callTo, logInAs, settle } from './shooting.ts'
import { isBackOffice, type Shot, shots } from './shots.ts'

// npm run screenshots [-- --only schedule] [-- --beside FOLDER-WITH-REFERENCE-PICTURES]
// Takes every screen on the demo into screenshots/ and lays them out in screenshots/index.html.

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, beside: { type: 'string' } },
})
const folder = 'screenshots'

const variants = [
  { name: 'phone-light', width: 390, height: 844, scheme: 'light' as const, text: 100 },
  { name: 'phone-dark', width: 390, height: 844, scheme: 'dark' as const, text: 100 },
  { name: 'desktop-light', width: 1280, height: 800, scheme: 'light' as const, text: 100 },
  { name: 'desktop-dark', width: 1280, height: 800, scheme: 'dark' as const, text: 100 },
  { name: 'phone-200', width: 390, height: 844, scheme: 'light' as const, text: 200 },
  { name: 'phone-material', width: 390, height: 844, scheme: 'light' as const, text: 100, mode: 'md' },
]
type Variant = (typeof variants)[number]

const open = (browser: Browser, { width, height, scheme, text }: Variant): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    deviceScaleFactor: text === 100 ? 2 : 1,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })

const take = async (browser: Browser, origin: string, ids: Record<string, string>, variant: Variant) => {
  const context = await open(browser, variant)
  const page = await context.newPage()
  const mode = 'mode' in variant ? variant.mode : undefined
  let who: string | undefined
  for (const shot of shots) {
    if (!shot.name.includes(values.only) || (isBackOffice(shot) && variant.width < 992)) continue
    if (shot.email && shot.email !== who) await logInAs(page, origin, shot.email, isBackOffice(shot))
    who = shot.email
    const url = new URL(
      shot.path.replace(/OPEN|WORKSHOP/, word => ids[word] ?? ''),
      origin,
    )
    if (mode) url.searchParams.set('ionic:mode', mode)
    await page.goto(url.href)
    if (variant.text !== 100) await page.addStyleTag({ content: `html { font-size: ${variant.text}% }` })
    await settle(page)
    await shot.after?.(page)
    const file = join(folder, `${shot.name}.${variant.name}.png`)
    await page.screenshot({ path: file })
    console.log(file)
  }
  await context.close()
}

const sheet = () => {
  const image = (src: string, label: string) =>
    `<figure><img src="${src}" alt="${label}" height="560"><figcaption>${label}</figcaption></figure>`
  const row = ({ name, picture }: Shot) =>
    `<h2>${name}</h2><div>${[
      ...(values.beside && picture ? [image(join('..', values.beside, picture), 'design')] : []),
      ...variants.map(variant => image(`${name}.${variant.name}.png`, variant.name)),
    ].join('')}</div>`
  const style =
    'div { display: flex; gap: 12px; overflow-x: auto } figure { margin: 0 } img { border: 1px solid #999 }'
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${shots.map(row).join('')}`
}

if (!values.only) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await withServer({ DEMO: '1' }, async ({ origin }) => {
  const call = callTo(origin)
  const [event] = (await call(listEvents, { query: { state: 'open' } })).results
  const query = { name: 'Leseförderung in der Grundschule', event: String(event?.id) }
  const [workshop] = (await call(listWorkshops, { query })).results
  const ids = { OPEN: String(event?.id), WORKSHOP: String(workshop?.id) }
  const browser = await chromium.launch(launchOptions)
  for (const variant of variants) await take(browser, origin, ids, variant)
  await browser.close()
})
await writeFile(join(folder, 'index.html'), sheet())
