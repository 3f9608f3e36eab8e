import type { Deps } from '../../deps.ts'
import { createPreviews } from '../../platform/pictures/preview.ts'
import { withHead } from './head.rules.ts'
import { readHead, unknownHead } from './heads.service.ts'
import { type Page, pageOfPicture } from './pages.rules.ts'

/** The app's page with the head of this one. */
export const readPage = async (deps: Deps, html: string, page: Page) =>
  withHead(html, await readHead(deps, page), deps.config.APP_URL)

/** The app's page, which will say that there is nothing here. */
export const readUnknownPage = async (deps: Deps, html: string) =>
  withHead(html, await unknownHead(deps), deps.config.APP_URL)

/** Draws the preview picture with this name, if its page is there for everybody. */
export const createPictures = (deps: Deps) => {
  const previews = createPreviews()
  return async (name: string) => {
    const { kicker, title, lines } = (await readHead(deps, pageOfPicture(name))).preview
    return previews.draw({ kicker, title, lines })
  }
}
