import type { Page } from '@playwright/test'

/**
 * What was copied last, from a page that may read it: ours may not (Permissions-Policy). Needs the permissions
 * `clipboard-read` and `clipboard-write`.
 */
export const copiedIn = async (page: Page) => {
  const other = await page.context().newPage()
  await other.goto('/healthz')
  const text = await other.evaluate(() => navigator.clipboard.readText())
  await other.close()
  return text
}
