import type { Locator, Page, Request } from '@playwright/test'
import { expect } from './house/fixtures.ts'
import type { Condition, Network } from './house/network.ts'
import { hasReadStorage, watchStorage } from './house/storage.ts'
import type { IdOf } from './named.ts'
import type { Screen } from './screens/catalogue.ts'
import { isMet } from './screens/networks.ts'
import { follow } from './ways.ts'

/** What is said instead of what did not come. */
export const sentences =
  /nicht rechtzeitig geantwortet|Server ist (gerade )?nicht (erreichbar|zu erreichen)|Kein Internet|Teil der App ist nicht angekommen/

type House = {
  /** Where its screens stand, but for those that the app keeps behind the one in front. */
  front: (page: Page) => Locator
  /** What leads on where something did not come. */
  on: RegExp
}
export const app: House = {
  front: page => page.locator('[data-page]:visible'),
  on: /^(Erneut versuchen|Menü|Zurück)$/,
}
export const office: House = { front: page => page.locator('#main-content'), on: /^Erneut versuchen$/ }

export type Walk = { page: Page; network: Network; idOf: IdOf; house: House }

const shown = (page: Page, screen: Screen) => screen.shows(page).filter({ visible: true }).first()
const told = ({ page, house }: Walk) =>
  house.front(page).getByText(sentences).filter({ visible: true }).first()

const asked = new WeakMap<Page, Set<Request>>()

/** From now on it is known what a page has asked for and not been answered. */
const watchRequests = (page: Page) => {
  if (asked.has(page)) return
  const open = new Set<Request>()
  asked.set(page, open)
  page.on('request', request => void open.add(request))
  page.on('requestfinished', request => void open.delete(request))
  page.on('requestfailed', request => void open.delete(request))
}

/**
 * Until the page has done all that it can do now: what takes real time, such as running code or reading what the device
 * keeps, is no time of the network.
 */
const rest = async ({ page, network }: Walk) => {
  // As the browser sees it: what has left the server may not have reached the page, nor a request the server.
  const isQuiet = async () => (await hasReadStorage(page)) && network.keepsWaiting(asked.get(page)?.size ?? 0)
  // What it asks for, what it makes of the answers, and what it asks for then: on a busy machine an answer that has been
  // handed on is not yet one that was read, and a second that goes by too early is taken from the ten.
  for (let round = 0; round < 4; round++) {
    await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
    await expect.poll(isQuiet, { intervals: [10, 20, 50] }).toBe(true)
  }
}

/** Lets time go by, ten seconds at most, until the screen is there or says why not. */
const settle = async (walk: Walk, condition: Condition, screen: Screen) => {
  const { page, network } = walk
  const settled = shown(page, screen).or(told(walk)).first()
  let seconds = 0
  while (seconds < 10) {
    await rest(walk)
    if (await settled.isVisible()) return
    // What is never answered is waited for in longer steps.
    const step = condition === 'late' || seconds < 2 ? 1 : 2
    await page.clock.runFor(step * 1000)
    network.pass(step)
    seconds += step
  }
  await expect(settled, `${page.url()} says nothing`).toBeVisible({ timeout: 3000 })
}

const faults = /^(Error|undefined|Wird geladen.*)$/

/** What is asked for besides may take its time as well, but not for ever. */
const noFaults = async (walk: Walk) => {
  const { page, network, house } = walk
  const shown = house.front(page).getByText(faults).filter({ visible: true })
  for (let seconds = 0; seconds < 15 && (await shown.count()) > 0; seconds++) {
    await page.clock.runFor(1000)
    network.pass(1)
    await rest(walk)
  }
  await expect(shown).toHaveCount(0)
}

/** Of five attempts one fails: a few taps bring everything. */
const tryAgain = async (walk: Walk, screen: Screen) => {
  const { page, house } = walk
  const again = house
    .front(page)
    .getByRole('button', { name: 'Erneut versuchen' })
    .filter({ visible: true })
    .first()
  for (let taps = 0; taps < 4 && (await again.isVisible()); taps++) {
    await again.click()
    for (let seconds = 0; seconds < 4; seconds++) {
      await page.clock.runFor(1000)
      await rest(walk)
    }
  }
  await expect(shown(page, screen)).toBeVisible()
}

/** Opens the first of these screens while the network is good, then goes through those that are met while it is so. */
export const walk = async (
  way: Walk,
  condition: Condition,
  [start, ...screens]: readonly [Screen, ...Screen[]],
) => {
  const { page, network, idOf, house } = way
  const pathOf = ({ path }: Screen) => (typeof path === 'string' ? path : path(idOf))
  network.be('good')
  await watchStorage(page)
  watchRequests(page)
  // Before the app's code: React keeps what it finds as clock, and holds a screen back for 300 ms of it.
  await page.clock.install()
  await page.goto(await pathOf(start))
  await expect(shown(page, start)).toBeVisible()
  // What it fetches by itself, once it has time, would else have its turn before what the next screen needs.
  await page.clock.runFor(3000)
  await rest(way)
  network.be(condition)
  for (const screen of screens) {
    const path = await pathOf(screen)
    if (!isMet(condition, path)) continue
    await follow(page, path)
    await settle(way, condition, screen)
    const front = house.front(page)
    await noFaults(way)
    if (await shown(page, screen).isVisible()) continue
    if (condition === 'lossy') await tryAgain(way, screen)
    await expect(page).toHaveURL(screen.leadsTo ?? path)
    // The sentence may have been that of the screen before, which was still leaving: then this one comes by itself.
    const on = front.getByRole('button', { name: house.on }).filter({ visible: true })
    await expect(on.or(shown(page, screen)).first()).toBeEnabled()
  }
}
