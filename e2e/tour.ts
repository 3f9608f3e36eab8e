import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import type { IdOf } from './named.ts'
import type { Screen } from './screens/catalogue.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

/** Buttons without words or a picture, and by how many pixels the page is wider than its window. */
const wrongOn = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button:not(.skip-nav-button)')]
    const blank = buttons.filter(
      button =>
        button.checkVisibility() &&
        !button.innerText.trim() &&
        !button.ariaLabel &&
        !button.querySelector('svg, img'),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    const wider =
      scrollWidth > clientWidth ? [`wider than its window by ${scrollWidth - clientWidth} px`] : []
    return [...blank.map(({ outerHTML }) => `a button without words: ${outerHTML}`), ...wider]
  })

type Tour = {
  page: Page
  idOf: IdOf
  open: (page: Page, screen: Screen, idOf: IdOf) => Promise<void>
  /** Whether the screens know the dark scheme. */
  inDark: boolean
}

/**
 * Opens each of these screens once; answers what is wrong there for screen readers, keyboards and weak eyes by the rules of
 * WCAG, on the desktop and on a phone, and for whoever has little room.
 */
export const tour = async ({ page, idOf, open, inDark }: Tour, screens: readonly Screen[]) => {
  const wrong: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(desktop)
    await page.emulateMedia({ colorScheme: inDark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await open(page, screen, idOf)
    const found = await faultsOf(page)
    await page.setViewportSize(phone)
    if (inDark) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      found.push(...(await faultsOf(page)))
    }
    found.push(...(await wrongOn(page)))
    wrong.push(...found.map(fault => `${page.url()} ${fault}`))
  }
  return wrong
}
