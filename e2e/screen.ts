import type { Locator, Page } from '@playwright/test'

export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
/** Exact, as a form's „… bearbeiten“ begins like the page that saving leads to. */
export const pageTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** In the bar of a phone. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name })

/** Of the screen in front: the app keeps the ones before it. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last()

/** The chip on the board of the screen in front; the ones behind it may say the same. */
export const boardChip = (page: Page, state: string) =>
  page.locator('.board').getByText(state, { exact: true }).filter({ visible: true })

/** A toast stays for two seconds: it has to be looked out for before it comes. */
export const told = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).waitFor({ timeout: 30_000 })
