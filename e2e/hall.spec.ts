import type { Page } from '@playwright/test'
import { expect } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { count, fillAddress, openForm, table, test } from './orders.ts'
import { button, field } from './screen.ts'

const listed = (page: Page, place: string, state: string) =>
  page.getByRole('checkbox', { name: `Tisch\u00A0${place}, ${state}`, exact: true })

test('of two exhibitors and the last table, the second is told and keeps what was typed', async ({
  page,
  exhibitor,
  order,
  stand,
  signIn,
}) => {
  const { person, event } = await stand({ free: 2 })
  await signIn(person)
  await openForm(page, { person, event })
  await table(page, 'A3').click()
  await table(page, 'A4').click()
  await field(page, 'Bemerkung für das Büro (freiwillig)').fill('Bitte am Fenster')
  await button(page, 'Weiter zur Rechnungsadresse').click()
  await fillAddress(page, 'Verlag Möllenkamp GmbH')

  await order(await exhibitor(), event, ['A4'])
  await button(page, 'Verbindlich bestellen').click()
  await expect(page.getByRole('alert').filter({ hasText: 'A4' })).toHaveText(
    'Der Tisch A4 ist inzwischen vergeben. Bitte wählen Sie einen anderen.',
  )
  await expect(table(page, 'A4')).toHaveCount(0)
  await expect(table(page, 'A3')).toBeChecked()
  await expect(field(page, 'Bemerkung für das Büro (freiwillig)')).toHaveValue('Bitte am Fenster')
  await button(page, 'Weiter zur Rechnungsadresse').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Tische' })).toHaveText(
    'Von „Tische“ ist nur noch so viel frei: 1.',
  )

  await button(page, 'Tische: weniger').click()
  await button(page, 'Weiter zur Rechnungsadresse').click()
  await expect(field(page, 'Firma oder Verein')).toHaveValue('Verlag Möllenkamp GmbH')
  await button(page, 'Verbindlich bestellen').click()
  await seesPage(page, 'Bestellung')
  await expect(page.getByText('1\u00A0Tisch: A3')).toBeVisible()
})

test('the plan, the number and the list follow each other, by keyboard too', async ({
  page,
  stand,
  signIn,
}) => {
  const facts = await stand()
  await signIn(facts.person)
  await openForm(page, facts)
  await table(page, 'B3').click()
  await button(page, 'Tische: mehr').click()
  await expect(count(page, 'Tische')).toHaveText('2')
  await expect(table(page, 'B2')).toBeChecked()
  await table(page, 'B3').focus()
  await page.keyboard.press('ArrowDown')
  await expect(table(page, 'C3')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(count(page, 'Tische')).toHaveText('3')
  await page.keyboard.press('Space')
  await expect(count(page, 'Tische')).toHaveText('2')

  await page.getByText('Tische als Liste').click()
  await expect(listed(page, 'A1', 'vergeben')).toBeDisabled()
  await listed(page, 'B2', 'Ihre Auswahl').uncheck()
  await listed(page, 'A3', 'frei').check()
  await expect(table(page, 'A3')).toBeChecked()
  await expect(table(page, 'B2')).not.toBeChecked()

  await button(page, 'Mittagessen: mehr').hover()
  await page.mouse.down()
  await expect(count(page, 'Mittagessen')).toHaveText('8')
  await page.mouse.up()
  await expect(count(page, 'Mittagessen')).toHaveText('8')
  await expect(button(page, 'Mittagessen: mehr')).toHaveAttribute('aria-disabled', 'true')
})
