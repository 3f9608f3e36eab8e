import { endFirstView, firstView } from './shared/firstView.ts'
import { overlayClosed } from './shared/page/useInFront.ts'

/** How long the first view may stand for a screen that is still loading, in milliseconds. */
const longestMs = 8000

/** The scrolled part of the app's page in front, once all that stands on it is there. */
const findPage = (root: Element) =>
  [...root.querySelectorAll('ion-router-outlet ion-content')].find(
    content =>
      content.shadowRoot !== null &&
      content.closest('.ion-page-invisible, .ion-page-hidden') === null &&
      content.querySelector('.skeleton') === null,
  )

/** As far as somebody has read, and what they have opened. */
const carryOver = (from: Element, page: Element) => {
  const scrolled = page.shadowRoot?.querySelector('.inner-scroll')
  const read = from.querySelector('main first-content')?.scrollTop
  if (scrolled && read) scrolled.scrollTop = read
  const folds = page.querySelectorAll('details')
  for (const [index, fold] of from.querySelectorAll<HTMLDetailsElement>('main details').entries())
    if (fold.open) folds[index]?.toggleAttribute('open', true)
}

/**
 * Lets the app take the place of the first view that came with the page, in one piece and where it stands, as soon as it
 * shows the same.
 */
export const takeOver = (root: Element) => {
  const view = firstView
  if (!view) return
  const until = performance.now() + longestMs
  const look = () => {
    const page = findPage(root)
    const failed = root.querySelector('.bare-screen--failed')
    if (!page && !failed && performance.now() < until) return void requestAnimationFrame(look)
    const shown = [...view.children].find(variant => variant.checkVisibility())
    if (page && shown) carryOver(shown, page)
    endFirstView()
    window.dispatchEvent(new Event(overlayClosed))
    return undefined
  }
  requestAnimationFrame(look)
}
