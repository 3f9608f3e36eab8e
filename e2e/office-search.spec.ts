import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'

test('whoever types „/“ finds anything by its name and jumps there, without a mouse', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const event = await given.event({ name: 'Tag der Kreide' })
  await given.workshop({ eventId: event.id, name: 'Kreidezeichnen 100%' })
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/events')
  await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Suchen' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('krEIde')
  await expect(
    page.getByRole('option', { name: /Tag der Kreide\s?Veranstaltung · \d\d\.\d\d\.\d{4}/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('option', { name: /Kreidezeichnen 100%\s?Workshop · Tag der Kreide/ }),
  ).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await search.fill('kreidezeichnen')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kreidezeichnen 100%' })).toBeVisible()
  await search.fill('Gibt es nicht')
  await expect(page.getByText('Nichts gefunden.')).toBeVisible()
})
