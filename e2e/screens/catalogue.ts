import type { Locator, Page } from '@playwright/test'
import { expect } from '../house/fixtures.ts'
import { seesPage } from '../house/front.ts'
import type { IdOf } from '../named.ts'

// Every screen stands once in the lists of this folder; the tours walk them.

export type Screen = {
  path: string | ((idOf: IdOf) => Promise<string>)
  /** Where that address leads on to at once. */
  leadsTo?: string
  /** The name of its h1. */
  title: string | RegExp
  /** Something that only the whole screen shows, with all that it asks the server for. */
  shows: (page: Page) => Locator
}

/** Opens a screen, and makes sure that it is the right one and all there. */
export const openScreen = async (page: Page, { path, title, shows }: Screen, idOf: IdOf) => {
  await page.goto(typeof path === 'string' ? path : await path(idOf))
  await seesPage(page, title)
  await expect(shows(page)).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

/** As many as one test goes through, so that no worker has a long one left at the end. */
const dozen = 12

/** Parts of a list of about a dozen each, with the number that names them. */
export const inDozens = <One>(all: readonly One[]) =>
  Array.from({ length: Math.ceil(all.length / dozen) }, (_, part) => ({
    number: part + 1,
    some: all.slice(part * dozen, (part + 1) * dozen),
  }))
