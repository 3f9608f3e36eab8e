import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Narrow = (axe: AxeBuilder) => AxeBuilder

const whole: Narrow = axe => axe

/** A button that has just become active is for a moment of a colour that nobody reads it in. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    // What has just been asked for, such as the dark scheme, is drawn in the next frames, and begins to change then.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const running = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

/** Nothing, where the page has axe already: reading it takes as long as its look at the page. Frames have one each. */
const sourceFor = async (page: Page) =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window)) ? { axeSource: ';' } : {}

/** What is wrong with a screen by the rules of WCAG, one line each; `narrow` looks at a part or by fewer rules. */
export const faultsOf = async (page: Page, narrow = whole) => {
  await settled(page)
  const { violations } = await narrow(
    new AxeBuilder({ page, ...(await sourceFor(page)) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] }),
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
