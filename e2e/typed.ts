import type { Locator, Page } from '@playwright/test'
import { expect } from './house/fixtures.ts'
import type { Condition, Network } from './house/network.ts'
import { button, field } from './screen.ts'
import { sentences } from './walk.ts'

/** A form of the app or the Verwaltung. */
export type Form = {
  path: string
  /** Leads from that screen to the form. */
  open?: (page: Page) => Promise<unknown>
  /** Into fields of these labels. */
  typed: Record<string, string>
  /** What is chosen or ticked besides. */
  chosen?: (page: Page) => Locator[]
  send: string
  /** What is said when that fails, where it is no sentence of the network. */
  failed?: string
  /** Shown once it has been sent. */
  sent: (page: Page) => Locator
}

/** A toast stays for two seconds: in steps of half of it it is seen. */
const untilTold = async (page: Page, said: Locator) => {
  for (let seconds = 0; seconds < 10 && !(await said.isVisible()); seconds++)
    await page.clock.fastForward(1000)
  await expect(said, `${page.url()} says nothing`).toBeVisible()
}

/** Fills the form and sends it in networks in which that fails, then in a good one. */
export const keepsWhatIsTyped = async (page: Page, network: Network, form: Form) => {
  const { path, open, typed, chosen = () => [], send, failed, sent } = form
  network.be('good')
  await page.goto(path)
  await open?.(page)
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  for (const choice of chosen(page)) await choice.check()
  const said = page.getByText(failed ?? sentences).filter({ visible: true })
  for (const condition of ['hanging', 'portal'] satisfies Condition[]) {
    network.be(condition)
    await button(page, send).last().click()
    await untilTold(page, said.first())
    for (const [label, text] of Object.entries(typed))
      await expect(field(page, label), `${path} ${condition} ${label}`).toHaveValue(text)
    for (const choice of chosen(page)) await expect(choice).toBeChecked()
    // The next sentence is another one.
    await page.clock.fastForward(6000)
  }
  network.be('good')
  await button(page, send).last().click()
  await expect(sent(page)).toBeVisible()
}
