import type { Page } from '@playwright/test'
import { expect, test } from './house/fixtures.ts'
import { takePlace } from './house/places.ts'
import { button, field, link, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label).click()
  await page.getByRole('option', { name: option }).click()
}

test(
  'the office makes a workshop with its people and a Termin, and the app shows both',
  desktop,
  async ({ page, given, signIn }) => {
    await given.event({ name: 'Herbsttagung im Forum' })
    const other = await given.workshop()
    await given.lecturer(other.id, { firstName: 'Hinrike', lastName: 'Ostendorf' })
    await signIn(await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' }))
    await page.goto('/verwaltung/workshops')
    await link(page, 'Anlegen').click()
    await expect(pageTitle(page, 'Workshop anlegen')).toBeFocused() // it would take the focus from an open list
    await choose(page, 'Veranstaltung', 'Herbsttagung im Forum')
    await field(page, 'Name *').fill('Schulgarten')
    await field(page, 'Raum').fill('Gewächshaus')
    await choose(page, 'Referenten', 'Hinrike Ostendorf')
    await button(page, 'Anlegen').click()
    await expect(pageTitle(page, 'Schulgarten')).toBeVisible()
    await expect(page.getByText('Hinrike Ostendorf')).toBeVisible()

    await link(page, 'Termin anlegen').click()
    await expect(field(page, 'Raum')).toHaveValue('Gewächshaus')
    await expect(page.getByLabel('Workshop')).toHaveValue('Schulgarten')
    await field(page, 'Beginn *').fill('2031-03-13T10:00')
    await field(page, 'Ende *').fill('2031-03-13T11:30')
    await field(page, 'Plätze').fill('12')
    await button(page, 'Weitere Zeit').click()
    await page.getByRole('listitem').getByLabel('Beginn *').fill('2031-03-14T10:00')
    await button(page, 'Anlegen').click()
    await expect(pageTitle(page, 'Schulgarten')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Termine von „Schulgarten“' })).toContainText('0 von 12')
    const address = page.url()
    await page.goto(`/workshop-detail/${/workshops\/(\d+)/.exec(address)?.[1]}`)
    await expect(page.getByText('noch 12 von 12 Plätzen')).toHaveCount(2)
  },
)

test(
  'a Termin with people is moved to another room but not deleted',
  desktop,
  async ({ page, given, signIn, callAs }) => {
    const event = await given.event()
    const slot = await given.timeslot({ eventId: event.id, name: 'Waldtag', capacity: 5 })
    await takePlace(callAs, await given.account(), slot)
    await signIn(await given.account({ isStaff: true }))
    await page.goto(`/verwaltung/workshops/${slot.workshopId}/show`)
    await page.getByRole('table').getByRole('link').first().click()
    const before = await field(page, 'Beginn *').inputValue()
    await button(page, 'Nächste freie Zeit').click()
    await expect(page.getByText(/^Frei: /)).toBeVisible()
    expect(await field(page, 'Beginn *').inputValue()).not.toBe(before)
    await expect(button(page, 'Änderungen speichern')).toBeEnabled()
    await field(page, 'Raum').fill('Hütte')
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByRole('table')).toContainText('Hütte')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(field(page, 'Raum')).toHaveValue('Hütte')
    await button(page, 'Löschen').click()
    await expect(
      page.getByText('Das lässt sich nicht löschen: 1 Person war angemeldet oder auf der Warteliste.'),
    ).toBeVisible()
  },
)
