import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Narrow = (axe: AxeBuilder) => AxeBuilder

// Ionic's tab bar is a tablist beside the landmarks.
const besideTabBar: Narrow = axe => axe.exclude('ion-tab-bar')

/** What is wrong with a screen by the rules of WCAG, one line each; `narrow` looks at a part or by fewer rules. */
export const faultsOf = async (page: Page, narrow = besideTabBar) => {
  const { violations } = await narrow(
    new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }),
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
