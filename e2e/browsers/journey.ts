import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { withServer } from '../../apps/server/bench/server.ts'
import { startProxy } from '../../apps/server/test/servers/proxy.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

// The core of the product in Firefox and WebKit: npm run test:browsers. Needs Debian's packages (CONTRIBUTING).

const folder = 'screenshots/browsers'
const patienceMs = 20_000

/** Of all that fits, what can be seen; Ionic keeps the screens before. */
const seen = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter(one => one.checkVisibility({ opacityProperty: true, checkOpacity: true }) && !one.closest('[aria-hidden=true]') && (one.getAttribute('aria-label') ?? one.textContent).trim().match(${JSON.stringify(text)}))`

const journeyOf = (driver: Driver, origin: string) => {
  const until = async (expression: string, what: string) => {
    const end = performance.now() + patienceMs
    while (performance.now() < end) {
      if (await driver.read(`Boolean(${expression})`).catch(() => false)) return
      await sleep(100)
    }
    await driver.picture().then(picture => writeFile(join(folder, `${driver.name}-failed.png`), picture))
    throw new Error(`${driver.name}: not seen within ${patienceMs / 1000} s: ${what}`)
  }
  const see = (selector: string, text: string) =>
    until(`${seen(selector, text)}.length > 0`, `${selector} ${text}`)
  const tap = async (selector: string, text: string) => {
    await until(`${seen(selector, text)}.slice(0, 1).map(one => one.click()).length`, `${selector} ${text}`)
  }
  /** As if typed: React hears of it. */
  const type = async (label: string, text: string) => {
    const field = `document.getElementById(${seen('label', `^${label}`)}[0].htmlFor)`
    await see('label', `^${label}`)
    const setter = `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set`
    await driver.read(
      `(() => { const field = ${field}; ${setter}.call(field, ${JSON.stringify(text)}); field.dispatchEvent(new Event('input', { bubbles: true })) })()`,
    )
  }
  let count = 0
  const picture = async (name: string) => {
    count += 1
    const file = join(folder, `${driver.name}-${count}-${name}.png`)
    await writeFile(file, await driver.picture())
    console.log(file)
  }
  return { ...driver, goto: (path: string) => driver.goto(origin + path), until, see, tap, type, picture }
}

const walk = async (driver: Driver, origin: string, network: { cut: boolean }) => {
  const { goto, read, until, see, tap, type, picture } = journeyOf(driver, origin)
  await goto('/app/tabs/event')
  await see('h1', '^Veranstaltungen')
  await see('.board', '.')
  await picture('events')
  await goto('/app/tabs/speakers')
  await see('h1', '^Referenten')
  await goto('/app/tabs/schedule')
  await see('h1', '^Workshops')
  await see('article', '.')
  await picture('schedule')

  await goto('/login')
  await type('E-Mail-Adresse', 'neu@tafelrunde.example')
  await type('Passwort', 'Tafelrunde-2026')
  await picture('login')
  await tap('button', '^Anmelden$')
  await until(`!location.pathname.startsWith('/login')`, 'the way from the login')

  await tap('.tab-link', '^Workshops$')
  await tap('article button', '^Platz sichern$')
  await see('.toast', '^Gebucht')
  await picture('booked')
  await see('article', 'Gebucht')

  // The worker has the app when it serves this page.
  await until('navigator.serviceWorker.controller', 'the worker')
  await until(`caches.keys().then(names => names.length > 0)`, 'the kept files')
  await sleep(2000) // the lists are kept once a second
  network.cut = true
  await goto('/app/tabs/schedule')
  await see('.offline-bar', '^Offline')
  await see('article', 'Gebucht')
  await picture('offline')
  network.cut = false
  await read('location.reload()').catch(() => undefined)
  await until(
    `${seen('.offline-bar', '.')}.length === 0 && ${seen('article', 'Gebucht')}.length > 0`,
    'the network',
  )

  await tap('button', '^Menü$')
  await tap('.side button', '^Abmelden$')
  await until(`location.pathname === '/login'`, 'the login')
  await picture('logged-out')
}

await mkdir(folder, { recursive: true })
const failures: unknown[] = []
for (const start of [startFirefox, startWebKit])
  await withServer({ DEMO: '1' }, async server => {
    const network = { cut: false }
    const proxy = await startProxy(
      server.origin,
      (answer, reply) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        pipeline(answer, reply, () => {}) // either side may go away
      },
      (_path, reply) => {
        if (network.cut) reply.destroy()
        return network.cut
      },
    )
    const driver = await start()
    try {
      await walk(driver, proxy.origin, network)
      console.log(`${driver.name}: passed`)
    } catch (failure) {
      failures.push(failure)
      console.error(failure)
    } finally {
      await driver.close().catch(() => undefined)
      proxy.stop()
    }
  })
process.exitCode = failures.length === 0 ? 0 : 1
