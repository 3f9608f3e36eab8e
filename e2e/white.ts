import type { Page, Route } from '@playwright/test'
import { button, link } from './screen.ts'

/** Until the answer is called, no part whose file has this name comes: as `refuse` does it. */
export const without = async (page: Page, name: string, refuse: (route: Route) => Promise<void>) => {
  const path = new RegExp(`/assets/${name}-[^/]*\\.js$`)
  await page.route(path, refuse)
  return () => page.unroute(path)
}

export const gone = (route: Route) => route.abort('internetdisconnected')

/** A screen whose code does not come. */
export const missScreen = async (page: Page) => {
  const comesAgain = await without(page, 'LecturersScreen', gone)
  await link(page, 'Referenten').click()
  await button(page, 'Erneut versuchen').waitFor()
  await comesAgain()
}

/** A sheet whose code does not come. */
export const missSheet = async (page: Page) => {
  const comesAgain = await without(page, 'LicencesSheet', gone)
  await button(page, 'Lizenzen ansehen').click()
  await button(page, 'Erneut versuchen').waitFor()
  await comesAgain()
}

/** A screen whose code takes its time. */
export const awaitScreen = async (page: Page) => {
  await without(page, 'LecturersScreen', () => new Promise(() => {}))
  await link(page, 'Referenten').click()
  await page.locator('.screen-waiting').getByRole('status').waitFor()
}
