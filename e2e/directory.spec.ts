import type { Page } from '@playwright/test'
import { expect } from './house/fixtures.ts'
import { placeOf, seesPage } from './house/front.ts'
import { test } from './named.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

test('lecturers stand under the letter of their family name and are found without umlauts', async ({
  page,
}) => {
  await page.goto('/app/tabs/speakers')
  await seesPage(page, 'Referenten')
  const under = (letter: string) => page.getByRole('region', { name: letter, exact: true }).getByRole('link')
  await expect(under('O')).toContainText(['Okafor', 'Ostermann', 'Öztürk'])
  await page.getByLabel('Name, Thema oder Schule').fill('kohler')
  await expect(page.getByRole('main').getByRole('link')).toContainText(['Köhler-Wüst'])
  await page.getByLabel('Name, Thema oder Schule').fill('xyz')
  await button(page, 'Alle zeigen').click()
  await expect(under('O')).toHaveCount(3)
})

test('a lecturer opens in a sheet, which Esc closes and which gives back the focus and the way one came', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/app/tabs/about')
  await page.goto('/app/tabs/speakers')
  await link(page, /Miriam Baumgärtner/).click()
  const sheet = page.locator('ion-modal')
  await expect(sheet.getByRole('heading', { level: 1, name: 'Miriam Baumgärtner' })).toBeFocused()
  await expect(page).toHaveURL(/\/app\/tabs\/speakers\?id=\d+$/)
  await expect(sheet.getByText('Fachleiterin Deutsch')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await seesPage(page, 'Referenten')
  await expect(link(page, /Miriam Baumgärtner/)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/tabs\/about$/)
})

test('a shared sheet opens by its address, leads to a workshop and is there again on the way back', async ({
  page,
}) => {
  await page.goto('/app/tabs/speakers')
  await link(page, /Thomas Brückner/).click()
  await page.goto(page.url())
  const sheet = page.locator('ion-modal')
  await seesPage(page, 'Thomas Brückner')
  await link(page, /^Classroom-Management/)
    .first()
    .click()
  await seesPage(page, /^Classroom-Management/)
  await expect(sheet).toBeHidden()
  await page.goBack()
  await seesPage(page, 'Thomas Brückner')
  await button(page, 'Schließen').click()
  await expect(sheet).toBeHidden()
})

test('a workshop is booked in the sheet of whoever gives it', async ({ page, given, signIn }) => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Schulgarten im Winter', capacity: 3 })
  const { id } = await given.lecturer(slot.workshopId ?? 0, { firstName: 'Runa', lastName: 'Xander' })
  await signIn(await given.account())
  await page.goto(`/app/tabs/speakers?id=${id}`)
  const row = page.getByRole('article', { name: 'Schulgarten im Winter' })
  await row.getByRole('button', { name: 'Platz sichern' }).click()
  await expect(row.getByText('Gebucht')).toBeVisible()
})

test('a lecturer’s address opens a sheet on a phone that does not say that it is one, as no iPhone does', async ({
  page,
  idOf,
}) => {
  await page.goto(`/app/tabs/speakers?id=${await idOf('lecturer', 'Miriam Baumgärtner')}`)
  const heading = page.locator('ion-modal').getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  expect(await placeOf(heading)).toBeGreaterThan(90) // the page is seen above it
})

test('a lecturer whose workshops did not come is shown without them, and they come with the next attempt', async ({
  page,
  idOf,
}) => {
  await page.route('**/api/events/**', route => route.abort('internetdisconnected'))
  await page.goto(`/app/tabs/speakers?id=${await idOf('lecturer', 'Miriam Baumgärtner')}`)
  const sheet = page.locator('ion-modal')
  await expect(sheet.getByText('Die Workshops kamen nicht an')).toBeVisible()
  await expect(sheet.getByRole('article')).toHaveCount(0)
  await page.unroute('**/api/events/**')
  await sheet.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(sheet.getByRole('article').first()).toBeVisible()
})

test('an unknown lecturer is told from one that did not arrive', async ({ page }) => {
  await page.goto('/app/tabs/speakers?id=99999')
  await expect(page.getByRole('heading', { name: 'Diese Person gibt es hier nicht' })).toBeVisible()
  await button(page, 'Schließen').first().click()
  await seesPage(page, 'Referenten')
})

test('exhibitors are found, and tell who they are and where they stand', async ({ page }) => {
  await page.goto('/exhibitors')
  await expect(link(page, /Verlag Kreidestrich/)).toBeVisible()
  await page.getByLabel('Name, Angebot oder Stand').fill('schulgarten')
  await link(page, /Blattwerk Schulgärten/).click()
  await seesPage(page, 'Blattwerk Schulgärten')
  await expect(page.getByText('Hochbeete, Saatgut und Werkzeug')).toBeVisible()
  const website = link(page, 'blattwerk.example')
  await expect(website).toHaveAttribute('href', 'https://blattwerk.example')
  await expect(website).toHaveAttribute('rel', /noopener/)
  await expect(link(page, /Frühjahrstagung 20/)).toBeVisible()
  await button(page, 'Zurück').click()
  await seesPage(page, 'Aussteller')
})
