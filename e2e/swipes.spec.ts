import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { seesPage } from './front.ts'
import { openInMode, programme } from './ways.ts'

test.use({ reducedMotion: 'no-preference' })

/** Draws a finger from the left edge to the right, as far as this share of the screen. */
const swipe = async (page: Page, share: number) => {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const session = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(4) })
  for (let step = 1; step <= 10; step++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(4 + (width * share * step) / 10),
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('in iOS mode a swipe from the edge goes back, and one that is too short does not', async ({
  page,
  given,
  signIn,
}) => {
  const { name } = await programme(given)
  await signIn(await given.account())
  await openInMode(page, 'ios')
  await page.getByRole('link', { name }).click()
  await seesPage(page, name)
  await page.waitForLoadState('networkidle') // the gesture's code comes after what is seen
  await swipe(page, 0.1)
  await seesPage(page, name)
  await swipe(page, 0.8)
  await seesPage(page, 'Veranstaltungen')
  await page.goForward()
  await seesPage(page, name)
})

test('in Material mode a swipe from the edge opens the menu, as on Android, and leads nowhere', async ({
  page,
  given,
  signIn,
}) => {
  const { name } = await programme(given)
  await signIn(await given.account())
  await openInMode(page, 'md')
  await page.getByRole('link', { name }).click()
  await seesPage(page, name)
  await expect(page.locator('ion-menu.hydrated')).toBeAttached() // its code comes after what is seen
  await swipe(page, 0.8)
  const isOpen = () =>
    page.evaluate(() =>
      document.querySelector<HTMLElement & { isOpen: () => Promise<boolean> }>('ion-menu')?.isOpen(),
    )
  await expect.poll(isOpen).toBe(true) // until then it heeds no key
  await page.keyboard.press('Escape')
  await seesPage(page, name)
})
