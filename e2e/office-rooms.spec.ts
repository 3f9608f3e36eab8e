import { expect, test } from './house/fixtures.ts'
import { button, field, link, pageTitle } from './screen.ts'

test('the office makes a room, and a Termin that takes it has its name and its places', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const slot = await given.timeslot({ name: 'Chorleitung', capacity: null })
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/rooms')
  await link(page, 'Anlegen').click()
  await field(page, 'Name *').fill('Musiksaal')
  await field(page, 'Gebäude').fill('Altbau')
  await field(page, 'Plätze').fill('45')
  await page.getByLabel('Ausstattung').fill('Klavier')
  await page.getByLabel('Ausstattung').press('Enter')
  await button(page, 'Anlegen').click()
  await expect(pageTitle(page, 'Musiksaal, Altbau')).toBeVisible()
  await expect(page.getByText('Klavier')).toBeVisible()

  await page.goto(`/verwaltung/timeslots/${slot.id}`)
  await page.getByLabel('Raum aus der Liste').fill('Musik')
  await page.getByRole('option', { name: 'Musiksaal, Altbau' }).click()
  await expect(field(page, 'Raum')).toHaveValue('Musiksaal, Altbau')
  await expect(field(page, 'Plätze')).toHaveValue('45')
  await button(page, 'Änderungen speichern').click()
  await expect(page.getByRole('table', { name: 'Termine von „Chorleitung“' })).toContainText('0 von 45')
  await page.goto('/verwaltung/rooms')
  await link(page, 'Musiksaal').click()
  await link(page, 'Bearbeiten').click()
  await button(page, 'Löschen').click()
  await expect(page.getByText('Das lässt sich nicht löschen: 1 Termin hängt daran.')).toBeVisible()
})

test('whoever is logged out while they save is not told that it was saved', { tag: '@desktop' }, async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/rooms/create')
  await field(page, 'Name *').fill('Raum ohne Sitzung')
  const over = { detail: 'Token ist abgelaufen', code: 'token_not_valid' }
  await page.route('**/api/**', route => route.fulfill({ status: 401, json: over }))
  await button(page, 'Anlegen').click()
  await expect(page).toHaveURL('/verwaltung/login')
  await expect(page.getByText('Gespeichert.')).toHaveCount(0)
})
