import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, field, pageTitle } from './screen.ts'

test('while the editor of a text is fetched, nothing below it moves', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const description = 'Torf und Zeit\n\n## Mitbringen\n\n- Heft\n- **Gummistiefel**'
  const { id } = await given.workshop({ description })
  await signIn(await given.account({ isStaff: true }))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/Editor-[^/]+\.js$/, async route => {
    await released
    await route.continue()
  })
  await page.goto(`/verwaltung/workshops/${id}`)
  await expect(page.getByText('Gummistiefel')).toBeVisible()
  const place = () => button(page, 'Änderungen speichern').boundingBox()
  const before = await place()
  release()
  await expect(button(page, 'Fett')).toBeVisible()
  expect(await place()).toEqual(before)
})

test('the office writes a description with heading, list, bold words and a link, and the app shows them', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const workshop = await given.workshop({ name: 'Moor im Unterricht', description: 'Torf und Zeit' })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/workshops/${workshop.id}`)
  const text = field(page, 'Beschreibung')
  await text.press('Control+End')
  await text.press('Enter')
  await button(page, 'Überschrift').click()
  await text.pressSequentially('Mitbringen')
  await text.press('Enter')
  await button(page, 'Liste').click()
  await text.pressSequentially('Schüler*innenheft')
  await text.press('Enter')
  await button(page, 'Fett').click()
  await text.pressSequentially('Gummistiefel')
  await button(page, 'Fett').click()
  await text.pressSequentially(', siehe ')
  await button(page, 'Link').click()
  await button(page, 'Übernehmen').click()
  await expect(page.getByText(/^Bitte geben Sie eine Adresse an/)).toBeVisible()
  await field(page, 'Adresse der Seite').fill('moor.example/packliste')
  expect(await faultsOf(page)).toEqual([])
  await field(page, 'Adresse der Seite').press('Enter')
  await button(page, 'Änderungen speichern').click()
  await expect(pageTitle(page, 'Moor im Unterricht')).toBeVisible()
  await expect(page.getByRole('link', { name: 'moor.example/packliste' })).toBeVisible()

  await page.goto(`/workshop-detail/${workshop.id}`)
  await expect(page.getByText('Torf und Zeit')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mitbringen' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Schüler\*innenheft$/ })).toBeVisible()
  await expect(page.getByText('Gummistiefel', { exact: true })).toHaveCSS('font-weight', '700')
  await expect(page.getByRole('link', { name: 'moor.example/packliste' })).toHaveAttribute(
    'href',
    'https://moor.example/packliste',
  )
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`/verwaltung/workshops/${workshop.id}`)
  await expect(field(page, 'Beschreibung').getByRole('heading', { name: 'Mitbringen' })).toBeVisible()
  await field(page, 'Beschreibung').fill('')
  await button(page, 'Änderungen speichern').click()
  await expect(pageTitle(page, 'Moor im Unterricht')).toBeVisible()
  await expect(page.getByRole('link', { name: 'moor.example/packliste' })).toBeHidden()
})
