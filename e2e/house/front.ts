import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

// What a person sees. An address, a title and a text that is in the page say nothing of that: a page that is transparent, or
// lies beneath another one, has all three, and Playwright's `toBeVisible` knows neither.

/** Runs in the browser: the heading of what is in front, or, in brackets, why nothing is. */
const lookAtFront = () => {
  const frames = '[data-page], ion-modal, dialog[open], [role="dialog"], #main-content'
  const isOpaque = (element: Element): boolean => {
    const { parentElement: parent } = element
    return getComputedStyle(element).opacity === '1' && (parent === null || isOpaque(parent))
  }
  // Not with `checkVisibility`, which the oldest browsers lack (`old-browser.spec.ts`).
  const isDrawn = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const isFaint = (element: Element): boolean => {
    const { parentElement: parent } = element
    return getComputedStyle(element).opacity === '0' || (parent !== null && isFaint(parent))
  }
  const headingOf = (frame: Element) =>
    [...frame.querySelectorAll('h1')].find(h1 => h1.closest(frames) === frame && isDrawn(h1))
  const nameOf = (frame: Element) =>
    headingOf(frame)?.innerText.replaceAll('\u00AD', '').trim() ?? 'no heading'
  const at = (x: number, y: number) => document.elementFromPoint(x, y)
  const owners = new Set<Element>()
  for (const right of [0.1, 0.35, 0.5, 0.65, 0.9])
    for (const down of [0.03, 0.15, 0.3, 0.5, 0.7, 0.85]) {
      const frame = at(innerWidth * right, innerHeight * down)?.closest(frames)
      if (frame) owners.add(frame)
    }
  const [front, other] = owners
  if (!front) return '[nothing is in front]'
  if (other) return `[two are in front: ${nameOf(front)}, ${nameOf(other)}]`
  if (!isOpaque(front)) return `[transparent: ${nameOf(front)}]`
  const isPage = front.matches('[data-page]')
  const former = [...document.querySelectorAll('[data-page]')].find(
    page => page !== front && isDrawn(page) && !isFaint(page),
  )
  if (isPage && former) return `[not gone: ${nameOf(former)}, beside ${nameOf(front)}]`
  if (isPage && document.title !== `${nameOf(front)} · Tafelrunde`)
    return `[the browser says ${document.title}: ${nameOf(front)}]`
  const h1 = headingOf(front)
  if (!h1) return '[in front, without a heading]'
  const { left, top, width, height } = h1.getBoundingClientRect()
  const hit = height > 1 && at(left + width / 2, top + height / 2)
  // What has been scrolled stands beneath its own page's bar.
  if (hit && hit.closest(frames) !== front) return `[covered: ${nameOf(front)}]`
  return nameOf(front)
}

/** The heading of what is in front at this moment, or in brackets why there is none. */
export const headingInFront = (page: Page) =>
  page.evaluate(lookAtFront).catch(() => '[between two documents]')

/**
 * Waits until a page with this heading is what a person sees: exactly one page in front, opaque, nothing above its heading, no
 * other one left over, and its title in the browser.
 */
export const seesPage = (page: Page, heading: string | RegExp) => {
  const seen = expect.poll(() => headingInFront(page))
  return typeof heading === 'string' ? seen.toBe(heading) : seen.toMatch(heading)
}

/** The heading of the page that is in front, once one is. */
export const pageInFront = async (page: Page) => {
  await seesPage(page, /^[^[]/)
  return headingInFront(page)
}

/**
 * How far below the top of the screen something is, in pixels, once it rests: what comes near is laid out some frames later, and
 * is then higher or lower than the room that was kept for it.
 */
export const placeOf = (what: Locator) =>
  what.evaluate(async element => {
    let top = Number.NaN
    for (let frames = 0; frames < 5; frames++) {
      await new Promise(requestAnimationFrame)
      const now = element.getBoundingClientRect().top
      if (now !== top) frames = 0
      top = now
    }
    return top
  })

/** Waits until this is on the screen, with nothing above it, where it was before, to the pixel. */
export const seesAt = async (what: Locator, before: number) => {
  await expect.poll(async () => Math.abs((await placeOf(what)) - before)).toBeLessThan(1)
  await sees(what)
}

/** Waits until this is on the screen, with nothing above it. */
export const sees = (what: Locator) =>
  expect
    .poll(() =>
      what.evaluate(element => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      }),
    )
    .toBe(true)
