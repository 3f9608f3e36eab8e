import { type BrowserContext, mergeTests, type Page, type TestInfo } from '@playwright/test'
import { isLong } from '../apps/server/test/sizes.ts'
import { test as doors } from './attendance.ts'
import { test as attended } from './attended.ts'
import { hashOf } from './hash.ts'
import { expect } from './house/fixtures.ts'
import { headingInFront, pageInFront, placeOf, sees, seesAt, seesPage } from './house/front.ts'
import { type IdOf, test as named } from './named.ts'
import { test as stands } from './orders.ts'
import { openScreens, ownScreens, startScreens, waysIn } from './screens/app.ts'
import type { Screen } from './screens/catalogue.ts'
import {
  attendedScreens,
  doorScreens,
  entranceScreens,
  orderScreens,
  settlementScreens,
} from './screens/made.ts'
import { test as settlements } from './settled.ts'
import { backButton, isWhole, kindOf, linkTo, openedIn, waysOn } from './ways.ts'

// Each link of each screen is tapped once, on the phone or on the desktop, in iOS or in Material mode: on each device half of
// the screens are opened in either mode, and each link is tapped on one of the devices.

const test = mergeTests(attended, doors, named, stands, settlements)
test.use({ reducedMotion: 'no-preference' })

const everywhere = { tag: ['@phone', '@desktop'] }

/** One of these by the letters of what is named: the same one in each run. */
const chosen = <One>(all: readonly One[], named: string) => all[hashOf(named) % all.length]

/** Whether that is tapped on this device; in the long run on both. */
const isOn = (device: string, tapped: string) => isLong || chosen(['phone', 'desktop'], tapped) === device

/** In which modes a screen is opened on this device; on the other one it is in the other mode. */
const modesOf = (device: string, address: string) =>
  isLong ? ['md', 'ios'] : [chosen(device === 'phone' ? ['md', 'ios'] : ['ios', 'md'], address) ?? 'md']

/** How one comes to what no link of the app leads to. */
const otherWays = new Map([
  ['/', 'the front door'],
  ['/app', 'an old address'],
  ['/app/tabs', 'an old address'],
  ['/event-detail', 'an old address'],
  ['/signup', 'the other address of /register (spec 2)'],
  ['/nirgendwo', 'a wrong address'],
  ['/my-workshops/details/0', 'a wrong address'],
  ['/bestaetigung/FALSCH', 'the code of a paper'],
  ['/register-confirm?uid=MQ&token=falsch', 'a mail'],
  ['/password-reset-confirm', 'a mail'],
  ['/password-reset-confirm?uid=MQ&token=falsch', 'a mail'],
  ['/email-reset-confirm?uid=MQ&token=falsch', 'a mail'],
  ['/password-reset-sent', 'the form that asks for the mail'],
  ['/exhibitor-data/event/:id?step=address', 'the button of the step before'],
  ['/entrance/:id', 'the Verwaltung'],
  ['/pass', 'the button beside the name in the menu, and the board of the day'],
])

/** What leads to the papers of whoever has taken part. */
const confirmations: Screen = {
  path: '/participation-confirmations',
  title: 'Teilnahmebestätigungen',
  shows: page => page.getByText('Feedback fehlt noch'),
}

type Crawl = { page: Page; context: BrowserContext; idOf: IdOf; info: TestInfo; screens: Screen[] }

/** Taps all links of these screens, and their ways back; each leads to what its address shows, and the browser leads back. */
const crawl = async ({ page, context, idOf, info, screens }: Crawl) => {
  const device = info.project.name
  // In the long run on both; what a large window draws while pages move is a third of all that these journeys cost.
  if (!isLong && device === 'desktop') await page.emulateMedia({ reducedMotion: 'reduce' })
  const opened = openedIn(await context.newPage())
  const reached = new Set<string>()
  const paths = new Set<string>()
  for (const { path, shows } of screens) {
    const address = typeof path === 'string' ? path : await path(idOf)
    const open = async (mode: string) => {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}ionic:mode=${mode}`)
      await expect(shows(page).filter({ visible: true }).first()).toBeVisible()
    }
    paths.add(address)
    for (const mode of modesOf(device, kindOf(address))) {
      await open(mode)
      await isWhole(page)
      const title = await pageInFront(page)
      const hrefs = await waysOn(page)
      for (const href of hrefs) reached.add(kindOf(href))
      for (const href of hrefs.filter(way => isOn(device, kindOf(`${address} ${way}`))))
        await test.step(`${mode}: ${address} → ${href}`, async () => {
          await isWhole(page)
          const link = linkTo(page, href)
          await link.scrollIntoViewIfNeeded()
          const before = await placeOf(link)
          const there = await opened(href)
          const from = page.url()
          const isSheet = await page.locator('ion-modal').isVisible()
          await link.click()
          await expect.poll(() => headingInFront(page)).not.toBe(title)
          // Some open in a sheet, over what one is doing.
          if (page.url() === from) await backButton(page).click()
          else {
            await seesPage(page, there)
            await page.goBack()
          }
          await seesPage(page, title)
          // A sheet is made anew, with what it says at its top.
          if (isSheet) await sees(link)
          else await seesAt(link, before)
        })
      if ((await backButton(page).count()) === 1 && isOn(device, kindOf(`${address} back`)))
        await test.step(`${mode}: ${address} → back`, async () => {
          const before = page.url()
          await backButton(page).click()
          await expect.poll(() => page.url()).not.toBe(before)
          await seesPage(page, await opened(page.url()))
        })
    }
  }
  // What the menu leads to comes after what is seen, and what is for this person a moment later.
  const lost = async () => {
    const entries = await page
      .locator('.menu-entry[href]')
      .evaluateAll(all => all.map(entry => entry.getAttribute('href') ?? ''))
    const known = new Set([...reached, ...entries, ...otherWays.keys()])
    return [...paths].filter(path => !known.has(path) && !known.has(kindOf(path)))
  }
  await expect.poll(lost, 'no tap leads to').toEqual([])
}

test(
  'a visitor comes by each link to what it names, and back',
  everywhere,
  async ({ page, context, idOf }, info) => {
    test.slow()
    const screens = [...Object.values(openScreens), ...startScreens]
    await crawl({ page, context, idOf, info, screens })
  },
)

test('so does a teacher', everywhere, async ({ page, context, idOf, signIn }, info) => {
  await signIn({ email: 'lehrerin@tafelrunde.example' })
  await crawl({ page, context, idOf, info, screens: [...ownScreens, ...waysIn] })
})

test(
  'so does whoever has taken part',
  everywhere,
  async ({ page, context, idOf, signIn, attended }, info) => {
    const been = await attended()
    await signIn(been.person)
    await crawl({ page, context, idOf, info, screens: [confirmations, ...attendedScreens(been)] })
  },
)

test(
  'so does a lecturer with a workshop',
  everywhere,
  async ({ page, context, idOf, signIn, held }, info) => {
    const door = await held({ people: 2 })
    await signIn(door.lecturer)
    await crawl({ page, context, idOf, info, screens: doorScreens(door) })
  },
)

test('so does a lecturer who is paid', everywhere, async ({ page, context, idOf, signIn, settled }, info) => {
  const paid = await settled()
  await signIn(paid.person)
  await crawl({ page, context, idOf, info, screens: settlementScreens(paid) })
})

test('so does an exhibitor', everywhere, async ({ page, context, idOf, signIn, stand, order }, info) => {
  const table = await stand()
  const { id } = await order(table.person, table.event, ['A4'])
  await signIn(table.person)
  await crawl({ page, context, idOf, info, screens: orderScreens(table, id) })
})

test('so does the office at the entrance', everywhere, async ({ page, context, idOf, signIn }, info) => {
  await signIn({ email: 'buero@tafelrunde.example' })
  await crawl({ page, context, idOf, info, screens: entranceScreens })
})
