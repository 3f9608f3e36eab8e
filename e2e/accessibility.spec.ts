import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, logIn } from './fixtures.ts'
import { type Settled, test } from './settled.ts'

const publicScreens = [
  '/app/tabs/event',
  '/app/tabs/speakers',
  '/app/tabs/speakers?id=1',
  '/app/tabs/schedule',
  '/app/tabs/about',
  '/exhibitors',
  '/exhibitors/1',
  '/bestaetigung',
  '/bestaetigung/FALSCH',
  '/workshop-detail/30',
  '/login',
  '/register',
  '/register-success',
  '/register-confirm?uid=MQ&token=falsch',
  '/password-reset',
  '/password-reset-sent',
  '/password-reset-confirm',
  '/password-reset-confirm?uid=MQ&token=falsch',
  '/email-reset-confirm?uid=MQ&token=falsch',
  '/support',
  '/nirgendwo',
]
const ownScreens = [
  '/app/tabs/event',
  '/app/tabs/schedule',
  '/event-detail/6',
  '/workshop-detail/60',
  '/account',
  '/participation-confirmations',
  '/pass',
]

const lecturersScreens = ['/my-workshops', '/my-workshops/details/0']

/** The demo's events that take orders, and its exhibitor's first order. */
const exhibitorsScreens = [
  '/exhibitor-data',
  '/exhibitor-data/1',
  '/exhibitor-data/event/6',
  '/exhibitor-data/event/6?step=address',
]

/** What is wrong with a screen by the rules of WCAG, one line each. */
const faultsOf = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  // Ionic's tab bar is a tablist beside the landmarks.
  const { violations } = await new AxeBuilder({ page }).exclude('ion-tab-bar').analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${path} ${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

const everyScreen = async (page: Page, { person, settlementId }: Settled) => {
  test.slow()
  const faults: string[] = []
  for (const path of publicScreens) faults.push(...(await faultsOf(page, path)))
  await logIn(page, 'lehrerin@tafelrunde.example')
  for (const path of ownScreens) faults.push(...(await faultsOf(page, path)))
  await logIn(page, 'referent@tafelrunde.example')
  for (const path of lecturersScreens) faults.push(...(await faultsOf(page, path)))
  await logIn(page, 'aussteller@tafelrunde.example')
  for (const path of exhibitorsScreens) faults.push(...(await faultsOf(page, path)))
  await logIn(page, person.email)
  for (const path of ['/speaker-confirmations', `/speaker-confirmations/${settlementId}`])
    faults.push(...(await faultsOf(page, path)))
  return faults
}

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
      const bar = title.closest('ion-toolbar')
      if (!bar) throw new Error('the title stands in a bar')
      const inside = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom
      const text = letters.getBoundingClientRect()
      const buttons = [...bar.querySelectorAll('ion-buttons')].map(one => one.getBoundingClientRect())
      return {
        isWhole: inside(text, title.getBoundingClientRect()) && inside(text, bar.getBoundingClientRect()),
        isFree: buttons.every(({ left, right }) => text.right <= left || text.left >= right),
      }
    })

for (const mode of ['ios', 'md'])
  test(`text of twice the size leaves the titles in the bar whole (${mode})`, async ({ page }) => {
    await logIn(page, 'lehrerin@tafelrunde.example')
    for (const path of barTitles) {
      await page.goto(`${path}?ionic:mode=${mode}`)
      await expect(page.locator('.page-title').last()).toBeVisible()
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await expect.poll(() => titleOf(page), path).toEqual({ isWhole: true, isFree: true })
    }
  })

test.describe('in light', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' })
  test('every screen works for screen readers, keyboards and weak eyes', { tag: '@phone' }, async ({
    page,
    settled,
  }) => {
    expect(await everyScreen(page, await settled())).toEqual([])
  })
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark', reducedMotion: 'reduce' })
  test('every screen works for screen readers, keyboards and weak eyes', { tag: '@desktop' }, async ({
    page,
    settled,
  }) => {
    expect(await everyScreen(page, await settled())).toEqual([])
  })
})
