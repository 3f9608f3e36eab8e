import type { Page } from '@playwright/test'
import { expect, test } from './house/fixtures.ts'

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
    await signIn({ email: 'lehrerin@tafelrunde.example' })
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
