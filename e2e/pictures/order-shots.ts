import type { Page } from '@playwright/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Two free tables beside each other, and what stands on them. */
const openOrderForm = async (page: Page) => {
  await page
    .getByRole('link', { name: /^Tische bestellen/ })
    .first()
    .click()
  await page.locator('.hall-table--free').first().click()
  await button(page, 'Tische: mehr').click()
  for (let chairs = 0; chairs < 4; chairs++) await button(page, 'Stühle: mehr').click()
  await page.getByRole('switch').first().check()
  await page
    .locator('.content')
    .last()
    .evaluate(content => content.querySelector('.board')?.scrollIntoView())
}

const openOrderAddress = async (page: Page) => {
  await openOrderForm(page)
  await button(page, 'Weiter zur Rechnungsadresse').click()
  await page.getByLabel('Firma oder Verein').waitFor()
}

/** The screen before it goes once the new one is all there. */
const openOrder = async (page: Page) => {
  await page.locator('.summary-card').first().click()
  await page.locator('.page .summary-card').first().waitFor({ state: 'attached' })
}

const entrySheet = async (page: Page) => {
  await button(page, /^(Text und Vorschau|Eintrag anlegen)$/).click()
  await page.locator('ion-modal h1:focus').waitFor()
}

const path = '/exhibitor-data'
const email = 'aussteller@tafelrunde.example'

/** What exhibitors see. */
export const orderShots = [
  { name: 'orders', path, email },
  { name: 'order-form', path, email, picture: '10-tischbestellung.png', after: openOrderForm },
  { name: 'order-address', path, email, after: openOrderAddress },
  { name: 'order', path, email, after: openOrder },
  { name: 'orders-entry', path, email, after: entrySheet },
]
