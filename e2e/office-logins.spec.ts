import { faultsOf } from './axe.ts'
import { expect, password, test } from './house/fixtures.ts'
import { button, heading, link } from './screen.ts'

test('a superuser reads of a person who has tried to log in to the account, and how it ended', {
  tag: '@desktop',
}, async ({ page, request, given, signIn }) => {
  const person = await given.account({ firstName: 'Ümit', lastName: 'Örtel' })
  for (const word of ['falsch', password])
    await request.post('/api/token/', { data: { email: person.email, password: word } })

  await signIn(await given.account({ isStaff: true, isSuperuser: true }))
  await page.goto(`/verwaltung/people/${person.id}/show`)
  // Beside the menu's, which leads to all.
  await page.locator('#main-content').getByRole('link', { name: 'Anmeldeprotokoll', exact: true }).click()
  await expect(heading(page, 'Anmeldeprotokoll')).toBeVisible()
  const rows = page.getByRole('row', { name: /Ümit Örtel/ })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('angemeldet')
  await expect(rows.last()).toContainText('falsches Passwort')
  await expect(page.getByText('Nur Anmeldungen einer Person.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await page.getByLabel('Ergebnis').click()
  await page.getByRole('option', { name: 'falsches Passwort' }).click()
  await expect(rows).toHaveCount(1)
  await button(page, 'Alle zeigen').click()
  await expect(page.getByText('Nur Anmeldungen einer Person.')).toHaveCount(0)
  await rows.getByRole('link', { name: 'Ümit Örtel' }).click()
  await expect(heading(page, 'Ümit Örtel')).toBeVisible()
})

test('whoever is of the office and no superuser is not shown the way there', async ({
  page,
  given,
  signIn,
}) => {
  const person = await given.account({})
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/people/${person.id}/show`)
  await expect(page.getByText('Zuletzt angemeldet')).toBeVisible()
  await expect(link(page, 'Anmeldeprotokoll')).toHaveCount(0)
})
