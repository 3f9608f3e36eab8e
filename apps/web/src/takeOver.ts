import { isDrawn } from './shared/drawn.ts'
import { endFirstView, firstView } from './shared/firstView.ts'
import { overlayClosed } from './shared/page/useInFront.ts'

/** How long the first view may stand for a screen that is still loading, in milliseconds. */
const longestMs = 8000

/** The menu beside the page, as long as its code has not come. */
const bareMenu = 'aside.side:not(:has(.menu))'

/** The scrolled part of the app's page in front, once all that stands on it is there, and what stands beside it. */
const findPage = (root: Element) =>
  root.querySelector(bareMenu)
    ? undefined
    : [...root.querySelectorAll('[data-page] .content')].find(
        content => isDrawn(content) && content.querySelector('.skeleton, .unfilled') === null,
      )

type Field = HTMLInputElement | HTMLTextAreaElement

/** As if it had been typed into the app's own field. */
const type = (field: Field, value: string) => {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Reflect.set(prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** As far as somebody has read, what they have opened and what they have typed; answers where they were typing. */
const carryOver = (from: Element, page: Element, active: Element | null) => {
  const folds = page.querySelectorAll('details')
  for (const [index, fold] of from.querySelectorAll<HTMLDetailsElement>('.pages details').entries())
    if (fold.open) folds[index]?.toggleAttribute('open', true)
  // How far there is to scroll depends on that.
  const read = from.querySelector('.content')?.scrollTop
  if (read) page.scrollTop = read
  let focused: Field | undefined
  for (const typed of from.querySelectorAll<Field>('.pages :is(input, textarea)[name]')) {
    const field = page.querySelector<Field>(`[name="${CSS.escape(typed.name)}"]`)
    if (field && typed.value !== typed.defaultValue) type(field, typed.value)
    if (field && typed === active) focused = field
  }
  return focused
}

/** What a button says, and of which row. */
const nameOf = (button: Element) =>
  [
    button.getAttribute('aria-label') ?? button.textContent,
    button.closest('article')?.querySelector('h3')?.textContent,
  ].join(' ')

/** The button of the app's page that was tapped in the first view, if there is no doubt which one that is. */
const findTapped = (from: Element, page: Element) => {
  const tapped = from.querySelector('.pages [data-tapped]')
  if (!tapped) return undefined
  const name = nameOf(tapped)
  const same = (within: Element) =>
    [...within.querySelectorAll('button')].filter(button => nameOf(button) === name)
  const [own, other] = same(page.closest('[data-page]') ?? page)
  return other || same(from).length > 1 ? undefined : own
}

/**
 * Lets the app take the place of the first view that came with the page, in one piece and where it stands, as soon as it
 * shows the same. It is drawn beneath in the frame before, for a slow phone would stand still for both.
 */
export const takeOver = (root: Element) => {
  const view = firstView
  if (!view) return
  const until = performance.now() + longestMs
  const end = (active: Element | null) => {
    const page = findPage(root)
    const shown = [...view.children].find(isDrawn)
    const focused = page && shown && carryOver(shown, page, active)
    const tapped = page && shown && findTapped(shown, page)
    endFirstView()
    if (focused) focused.focus()
    else window.dispatchEvent(new Event(overlayClosed))
    tapped?.click()
  }
  const look = () => {
    const isOver = findPage(root) ?? performance.now() >= until
    view.toggleAttribute('data-over', Boolean(isOver))
    // What the app focuses as soon as it is visible has not been asked for.
    const active = document.activeElement
    requestAnimationFrame(isOver ? () => end(active) : look)
  }
  requestAnimationFrame(look)
}
