import type { BrowserContext, Page } from '@playwright/test'

/**
 * Journeys begin when the app has taken the place of the first view that came with the page (`first-view.spec.ts`), in
 * which everything is to be found as well.
 */
const withoutFirstView = (page: Page) => {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const taken = () =>
    page
      .locator('#root[data-drawn]')
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(() => undefined)
  page.goto = async (...asked) => {
    const answer = await goto(...asked)
    await taken()
    return answer
  }
  page.reload = async (...asked) => {
    const answer = await reload(...asked)
    await taken()
    return answer
  }
}

/** A browser for journeys: nobody waits for the app to be there, nor, without `motion`, for its sheets to slide. */
export const prepared = async (context: BrowserContext, motion: boolean) => {
  if (!motion)
    await context.addInitScript(() => {
      // The frame of a receipt or a PDF has no storage.
      if (location.protocol.startsWith('http'))
        sessionStorage.setItem('ionic-persist-config', '{"animated":false}')
    })
  context.on('page', withoutFirstView)
  return context
}
