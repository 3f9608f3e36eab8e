import { expect, type Page } from '@playwright/test'

export const openAccount = async (page: Page) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Persönliche Daten' })).toBeVisible()
}

/** The sheet that a button opens, once it is up. */
export const sheetOf = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.locator('ion-modal h1:focus').waitFor()
  return page.locator('ion-modal')
}
