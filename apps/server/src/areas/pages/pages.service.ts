import { coloursCss } from '@tafelrunde/contract/values/colours'
import type { Deps } from '../../deps.ts'
import type { FirstViews, readFirstViews } from '../../platform/first-view.ts'
import { createPreviews } from '../../platform/pictures/preview.ts'
import { readAssociation } from '../association/association.service.ts'
import { withFirstView } from './first-view.rules.ts'
import { withHead } from './head.rules.ts'
import { readHead, unknownHead } from './heads.service.ts'
import { type Page, pageOfPicture } from './pages.rules.ts'

/** Lets first views be drawn of what is asked for, if the app was built for that. */
export type ReadViews = typeof readFirstViews

/** How the app's page becomes one: as it was built, and who draws its first view. */
type Making = { html: string; views: FirstViews | undefined }

/** Where a page is shown: at this address, and whether on a phone. */
type Shown = { path: string; phone: boolean }

/** The first view, without which the page does as well: the app makes its own. */
const drawn = async ({ clock, log }: Deps, views: Making['views'], { path, phone }: Shown) => {
  try {
    return await views?.draw(path, { now: clock.now(), phone })
  } catch (error) {
    log.error({ err: error, path }, 'the first view cannot be drawn')
    return undefined
  }
}

/** The app's page with the head of this one, and with what is seen first of it. */
export const readPage = async (deps: Deps, { html, views }: Making, page: Page, shown: Shown) => {
  const head = await readHead(deps, page)
  const view = page.kind === 'personal' ? undefined : await drawn(deps, views, shown)
  if (!view) return withHead(html, head, deps.config.APP_URL)
  const { primaryColour } = await readAssociation(deps.db)
  return withHead(withFirstView(html, view, coloursCss(primaryColour)), head, deps.config.APP_URL)
}

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
