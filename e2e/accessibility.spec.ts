import { mergeTests, type Page } from '@playwright/test'
import { test as doors } from './attendance.ts'
import { faultsOf } from './axe.ts'
import { expect } from './fixtures.ts'
import { doorScreens, entranceScreens, orderScreens, settlementScreens } from './made-screens.ts'
import { type IdOf, test as named } from './named.ts'
import { test as stands } from './orders.ts'
import { openScreen, openScreens, ownScreens, type Screen, startScreens } from './screens.ts'
import { test as settlements } from './settled.ts'

const test = mergeTests(doors, named, stands, settlements)
const teacher = { email: 'lehrerin@tafelrunde.example' }

/** What is wrong with each of these screens. */
const faultsIn = async (page: Page, screens: Screen[], idOf: IdOf) => {
  const faults: string[] = []
  for (const screen of screens) {
    await openScreen(page, screen, idOf)
    faults.push(...(await faultsOf(page)).map(fault => `${page.url()} ${fault}`))
  }
  return faults
}

for (const { colorScheme, tag } of [
  { colorScheme: 'light', tag: '@phone' },
  { colorScheme: 'dark', tag: '@desktop' },
] as const)
  test.describe(`in ${colorScheme}: screen readers, keyboards and weak eyes`, { tag }, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('find their way through the programme', async ({ page, idOf }) => {
      expect(await faultsIn(page, Object.values(openScreens), idOf)).toEqual([])
    })

    test('find their way to an account', async ({ page, idOf }) => {
      expect(await faultsIn(page, startScreens, idOf)).toEqual([])
    })

    test('find what a teacher has', async ({ page, idOf, signIn }) => {
      await signIn(teacher)
      expect(await faultsIn(page, ownScreens, idOf)).toEqual([])
    })

    test('find what a lecturer gives', async ({ page, idOf, signIn, held }) => {
      const door = await held({ people: 2 })
      await signIn(door.lecturer)
      expect(await faultsIn(page, doorScreens(door), idOf)).toEqual([])
    })

    test('find who is let in', async ({ page, idOf, signIn }) => {
      await signIn({ email: 'buero@tafelrunde.example' })
      expect(await faultsIn(page, entranceScreens, idOf)).toEqual([])
    })

    test('find what a lecturer is paid', async ({ page, idOf, signIn, settled }) => {
      const facts = await settled()
      await signIn(facts.person)
      expect(await faultsIn(page, settlementScreens(facts), idOf)).toEqual([])
    })

    test('find what an exhibitor orders', async ({ page, idOf, signIn, stand, order }) => {
      const facts = await stand()
      const { id } = await order(facts.person, facts.event, ['A4'])
      await signIn(facts.person)
      expect(await faultsIn(page, orderScreens(facts, id), idOf)).toEqual([])
    })
  })

const barTitles = [
  '/participation-confirmations',
  '/account',
  '/password-reset',
  '/bestaetigung/FALSCH',
  '/pass',
]

/** Where the letters of the bar's title are, and the room that is theirs. */
const titleOf = (page: Page) =>
  page
    .locator('.page-title')
    .last()
    .evaluate(title => {
      const letters = document.createRange()
      letters.selectNodeContents(title)
      const bar = title.closest('.bar')
      if (!bar) throw new Error('the title stands in a bar')
      const inside = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom
      const text = letters.getBoundingClientRect()
      const buttons = [...bar.querySelectorAll('.bar__buttons')].map(one => one.getBoundingClientRect())
      return {
        isWhole: inside(text, title.getBoundingClientRect()) && inside(text, bar.getBoundingClientRect()),
        isFree: buttons.every(({ left, right }) => text.right <= left || text.left >= right),
      }
    })

for (const mode of ['ios', 'md'])
  test(`text of twice the size leaves the titles in the bar whole (${mode})`, async ({ page, signIn }) => {
    await signIn(teacher)
    // Before the page is drawn, as a phone has it: Chromium forgets to ask anew what hangs on rem in a container.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
    )
    for (const path of barTitles) {
      await page.goto(`${path}?ionic:mode=${mode}`)
      await expect(page.locator('.page-title').last()).toBeVisible()
      await expect.poll(() => titleOf(page), path).toEqual({ isWhole: true, isFree: true })
    }
  })
