import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './network.ts'
import { officeScreens } from './office-screens.ts'

/** Buttons without words or a picture, and by how many pixels the page is wider than its window. */
const wrongOn = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button:not(.skip-nav-button)')]
    const blank = buttons.filter(
      button => button.checkVisibility() && !button.innerText.trim() && !button.querySelector('svg, img'),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    return { blank: blank.map(({ outerHTML }) => outerHTML), tooWide: scrollWidth - clientWidth }
  })

test('every screen of the Verwaltung has room on a phone, and its buttons say what they do', {
  tag: '@desktop',
}, async ({ page, idOf, given, signIn }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(await given.account({ isStaff: true, isSuperuser: true }))
  for (const { path, shows } of officeScreens) {
    const address = typeof path === 'string' ? path : await path(idOf)
    await page.goto(address)
    await shows(page).first().waitFor({ state: 'attached' })
    expect({ address, ...(await wrongOn(page)) }).toEqual({ address, blank: [], tooWide: 0 })
  }
})
