import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { listEvents } from '@tafelrunde/contract/events/events'
import { withServer } from '../apps/server/bench/server.ts'
import { launchOptions } from './house/browser.ts'
import { callTo, logInAs, settle } from './pictures/shooting.ts'

// npm run guide
// Takes the pictures of docs/verwaltung.md on a new demo into docs/images.

/** OPEN: the event that one registers for, TODAY: the one that takes place. */
const pictures = {
  heute: '/',
  veranstaltung: '/events/OPEN/show',
  liste: '/workshops',
  raumplan: '/events/OPEN/plan',
  anmeldungen: '/registrations',
  teilnahmen: `/attendances?filter=${encodeURIComponent('{"event":TODAY}')}`,
  tagesleitung: '/events/TODAY/day',
  auswertung: '/events/OPEN/reports',
  person: '/people/2/show',
  tische: '/events/OPEN/hall',
  bestellungen: '/orders',
  abrechnungen: '/settlements',
  farbe: '/appearance',
}

await withServer({ DEMO: '1' }, async ({ origin }) => {
  const now = new Date()
  const { results } = await callTo(origin)(listEvents, { query: {} })
  const ids: Record<string, number | undefined> = {
    OPEN: results.find(({ state }) => state === 'open')?.id,
    TODAY: results.find(({ start, end }) => start <= now && end >= now)?.id ?? results[0]?.id,
  }
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await logInAs(page, origin, 'admin@tafelrunde.example', true)
  for (const [name, path] of Object.entries(pictures)) {
    await page.goto(`${origin}/verwaltung${path.replace(/OPEN|TODAY/, word => String(ids[word]))}`)
    await settle(page)
    await page.screenshot({ path: join('docs/images', `verwaltung-${name}.png`) })
    console.log(name)
  }
  await browser.close()
})
