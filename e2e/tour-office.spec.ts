import type { Page } from '@playwright/test'
import { expect } from './house/fixtures.ts'
import { type IdOf, test } from './named.ts'
import { inDozens, type Screen } from './screens/catalogue.ts'
import { officeScreens } from './screens/office.ts'
import { tour } from './tour.ts'

const open = async (page: Page, { path, title, shows }: Screen, idOf: IdOf) => {
  // By a load of its own: what is still being drawn after a link, as a preview before its heading, is no fault of the screen.
  await page.goto(typeof path === 'string' ? path : await path(idOf))
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible()
  await expect(shows(page).first()).toBeVisible()
}

for (const { number, some } of inDozens(officeScreens))
  test(`every screen of the Verwaltung serves screen readers, keyboards and weak eyes, has room on a phone, and its buttons say what they do (${number})`, {
    tag: '@desktop',
  }, async ({ page, idOf, given, signIn }) => {
    await signIn(await given.account({ isStaff: true, isSuperuser: true }))
    expect(await tour({ page, idOf, open, inDark: false }, some)).toEqual([])
  })
