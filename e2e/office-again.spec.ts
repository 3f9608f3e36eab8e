import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, field, link, pageTitle } from './screen.ts'

test('a workshop of a draft and its Termin are duplicated, and the app shows the office what it will be', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const event = await given.event({ name: 'Tag der Moore', state: 'draft' })
  const { id } = await given.workshop({
    eventId: event.id,
    name: 'Torf',
    location: 'Aula',
    description: '## Mitbringen\n\n• **Stiefel**',
  })
  await given.timeslot({ eventId: event.id, workshopId: id, location: 'Labor', capacity: 12 })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/workshops/${id}/show`)
  await link(page, 'Duplizieren').click()
  await expect(field(page, 'Name *')).toHaveValue('Torf (Kopie)')
  await field(page, 'Name *').fill('Moos')
  await field(page, 'Raum').fill('')
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Anlegen').click()
  await expect(pageTitle(page, 'Moos')).toBeVisible()
  await expect(page.getByText('Dieser Workshop hat noch keinen Termin.')).toBeVisible()
  await expect(page.getByText('Aula', { exact: true })).toBeHidden()
  expect(await faultsOf(page)).toEqual([])
  const [app] = await Promise.all([page.waitForEvent('popup'), link(page, 'In der App ansehen').click()])
  await expect(app.getByRole('heading', { name: 'Mitbringen' })).toBeVisible()

  await page.goto(`/verwaltung/workshops/${id}/show`)
  await page.getByRole('table', { name: 'Termine von „Torf“' }).getByRole('link').first().click()
  await link(page, 'Als weiteren Termin anlegen').click()
  await expect(pageTitle(page, 'Termin anlegen')).toBeVisible()
  await expect(field(page, 'Plätze')).toHaveValue('12')
  await field(page, 'Raum').fill('Werkstatt')
  await button(page, 'Anlegen').click()
  await expect(pageTitle(page, 'Torf')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Termine von „Torf“' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Labor' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Werkstatt' })).toHaveCount(1)
})
