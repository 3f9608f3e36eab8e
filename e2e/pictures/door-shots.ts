import type { Page } from '@playwright/test'

const lecturer = 'referent@tafelrunde.example'

const sheetOpens = async (page: Page) => {
  await page.locator('ion-modal h1:focus').waitFor() // it gets the focus once it is up
}

/** The Termin on the board, which is today's, else the next one. */
const openDoor = async (page: Page) => {
  const next = page.locator('.board').or(page.getByRole('region')).first()
  await next.getByRole('link').first().click()
  await page.getByRole('button', { name: 'QR scannen' }).waitFor()
}

const scanSheet = async (page: Page) => {
  await openDoor(page)
  await page.getByRole('button', { name: 'QR scannen' }).click()
  await sheetOpens(page)
}

const menuSheet = async (page: Page, entry: string) => {
  await openDoor(page)
  await page.getByRole('button', { name: 'Mehr' }).last().click()
  await page.locator('ion-action-sheet').getByRole('button', { name: entry, exact: true }).click()
  await sheetOpens(page)
}

/** Of the first in the list, who is there. */
const minutesOffered = async (page: Page) => {
  await openDoor(page)
  const there = page.getByRole('radio', { name: 'Da' }).first()
  if (!(await there.isChecked())) await there.click()
  await page
    .getByRole('button', { name: /, Dauer von / })
    .first()
    .click()
  await page.locator('ion-action-sheet').getByRole('button', { name: 'Andere Dauer' }).waitFor()
}

const minutesSheet = async (page: Page) => {
  await minutesOffered(page)
  await page.locator('ion-action-sheet').getByRole('button', { name: 'Andere Dauer' }).click()
  await sheetOpens(page)
  await page.getByRole('button', { name: 'Minuten: weniger' }).click()
}

/** What a lecturer sees and does at the door. */
export const doorShots = [
  { name: 'own-workshops', path: '/my-workshops', email: lecturer },
  { name: 'own-workshop-scan', path: '/my-workshops', email: lecturer, after: scanSheet },
  {
    name: 'own-workshop-door',
    path: '/my-workshops',
    email: lecturer,
    after: (page: Page) => menuSheet(page, 'Hinzufügen'),
  },
  { name: 'own-workshop-minutes', path: '/my-workshops', email: lecturer, after: minutesOffered },
  { name: 'own-workshop-minutes-other', path: '/my-workshops', email: lecturer, after: minutesSheet },
  {
    name: 'own-workshop-materials',
    path: '/my-workshops',
    email: lecturer,
    after: (page: Page) => menuSheet(page, 'Materialien'),
  },
  {
    name: 'own-workshop-message',
    path: '/my-workshops',
    email: lecturer,
    after: (page: Page) => menuSheet(page, 'Nachricht an alle'),
  },
]
