import type { Page } from '@playwright/test'
import { expect, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { openInMode, programme } from './ways.ts'

test.use({ reducedMotion: 'no-preference' })

type Point = { x: number; y: number }

/** Draws a finger from one point to another. */
const drag = async (page: Page, from: Point, to: Point) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
    ])
    // At a finger's pace: a busy machine makes one move of many that come at once, and takes it for a flick.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  // It rests before it is lifted: of two moves that a busy machine hears at once the last would be a flick.
  for (const aside of [1, 0, 1, 0]) {
    await touch('touchMove', [{ x: to.x - aside, y: to.y }])
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd', [])
}

/** From then on swipes are the app's and not the browser's: their code comes after what is seen. */
const takesSwipes = (page: Page) => expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'none')

/** Draws a finger to the right, from the left edge, as far as this share of the screen; to the left where it is below nought. */
const swipe = async (page: Page, share: number, x = 4) => {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  await drag(page, { x, y: height / 2 }, { x: x + width * share, y: height / 2 })
}

test('in iOS mode a swipe from the edge goes back, and one that is too short does not @window', async ({
  page,
  given,
  signIn,
}) => {
  const { name } = await programme(given)
  await signIn(await given.account())
  await openInMode(page, 'ios')
  await page.getByRole('link', { name }).click()
  await seesPage(page, name)
  await takesSwipes(page)
  await swipe(page, 0.1)
  await seesPage(page, name)
  await swipe(page, 0.8)
  await seesPage(page, 'Veranstaltungen')
  await page.goForward()
  await seesPage(page, name)
})

test('in Material mode a swipe from the edge opens the menu, as on Android, and leads nowhere @window', async ({
  page,
  given,
  signIn,
}) => {
  const { name } = await programme(given)
  await signIn(await given.account())
  await openInMode(page, 'md')
  await page.getByRole('link', { name }).click()
  await seesPage(page, name)
  await takesSwipes(page)
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await swipe(page, 0.8)
  await expect(menu.getByRole('link', { name: 'Workshops' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await seesPage(page, name)
  await swipe(page, 0.8)
  await expect(menu.getByRole('link', { name: 'Workshops' })).toBeInViewport({ ratio: 1 })
  await swipe(page, -0.6, 300)
  await expect(menu).toBeHidden()
  await seesPage(page, name)
  await swipe(page, 0.8)
  await expect(menu.getByRole('link', { name: 'Workshops' })).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await seesPage(page, 'Veranstaltungen')
})

test('a list that is pulled down is asked for again', async ({ page }) => {
  await page.goto('/app/tabs/event')
  await seesPage(page, 'Veranstaltungen')
  await expect(page.locator('.refresher').first()).toBeAttached() // its code comes after what is seen
  const again = page.waitForResponse('**/api/events/?*')
  await drag(page, { x: 195, y: 200 }, { x: 195, y: 500 })
  await again
})
