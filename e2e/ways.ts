import type { Page } from '@playwright/test'
import { expect, type Given } from './house/fixtures.ts'
import { headingInFront, seesPage } from './house/front.ts'

/** Addresses that differ in what they name only are of one kind: `/workshop-detail/:id`. */
export const kindOf = (href: string) => href.replaceAll(/\d+/g, ':id')

/** The page in front, or the sheet above it. */
const front = (page: Page) => page.locator(':is([data-page], ion-modal):visible').last()

export const linkTo = (page: Page, href: string) =>
  front(page).locator(`a[href="${href}"]`).filter({ visible: true }).first()

/** Where the links in front lead within the app, each kind of address once: the rows of a list are of one kind. */
export const waysOn = async (page: Page) => {
  const links = front(page).locator('a[href^="/"]:not([download], [target])').filter({ visible: true })
  const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  const inApp = hrefs.filter(href => !/^\/(api|verwaltung)\//.test(href))
  const kinds = inApp.map(kindOf)
  return inApp.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index)
}

/** Until nothing of what is in front is on its way any more. */
export const isWhole = (page: Page) => expect(front(page).locator('.skeleton, .unfilled')).toHaveCount(0)

/** The button of the app that leads back from what is in front. */
export const backButton = (page: Page) =>
  front(page)
    .getByRole('button', { name: /^(Zurück|Schließen)$/ })
    .filter({ visible: true })

/** As a link leads on, in the app and the Verwaltung: nothing is loaded anew. */
export const follow = (page: Page, path: string) =>
  page.evaluate(to => {
    const idx = Number(history.state?.idx ?? 0) + 1
    history.pushState({ key: crypto.randomUUID(), idx }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

const nowhere = 'Nicht gefunden'

/** What somebody sees who comes to an address from nowhere, in this page; asked for once each. */
export const openedIn = (page: Page) => {
  const headings = new Map<string, string>()
  return async (href: string) => {
    const known = headings.get(href)
    if (known !== undefined) return known
    // Between any two of them is a page that no link leads to: what is in front then is not the one before.
    if (headings.size === 0) await page.goto('/nirgendwo')
    else await follow(page, '/nirgendwo')
    await seesPage(page, nowhere)
    await follow(page, href)
    await seesPage(page, new RegExp(`^(?!${nowhere}$)[^[]`))
    await isWhole(page)
    const heading = await headingInFront(page)
    headings.set(href, heading)
    return heading
  }
}

/** The front door of the app, to somebody who has been welcomed, as it is on an iPhone (`ios`) or on Android (`md`). */
export const openInMode = async (page: Page, mode: string) => {
  await page.goto(`/?ionic:mode=${mode}`)
  await seesPage(page, 'Veranstaltungen')
}

/** An event with a programme that is longer than the screen. */
export const programme = async (given: Given) => {
  const { id, name } = await given.event({ name: `Tag der Wege ${crypto.randomUUID().slice(0, 8)}` })
  for (let number = 1; number <= 12; number++)
    await given.timeslot({ eventId: id, name: `Übung ${number}`, capacity: 5 })
  return { name, workshop: 'Übung 9' }
}

/**
 * Opens an address of the Verwaltung; where one of them is open, as a link would: by way of a page that is none, so that what is
 * seen then is not the page before.
 */
export const comeTo = async (page: Page, path: string) => {
  const title = page.getByRole('heading', { level: 1 }).first()
  if (new URL(page.url()).pathname.startsWith('/verwaltung/')) {
    await follow(page, '/verwaltung/nirgendwo')
    await expect(title).toHaveText('Seite nicht gefunden')
    await follow(page, path)
  } else await page.goto(path)
  await expect(title).not.toHaveText(/^(Seite nicht gefunden)?$/)
}
