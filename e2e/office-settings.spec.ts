import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, field, link, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

test(
  'a superuser changes what the association says of itself, which the app shows; other staff have no way there',
  desktop,
  async ({ page, given, signIn }) => {
    await signIn(await given.account({ isStaff: true }))
    await page.goto('/verwaltung/')
    await expect(link(page, 'Veranstaltungen')).toBeVisible()
    await expect(link(page, 'Einstellungen')).toBeHidden()
    await page.goto('/verwaltung/association/1')
    await expect(page.getByText('Sie sind nicht berechtigt, diese Aktion durchzuführen.')).toBeVisible()

    await signIn(
      await given.account({ isStaff: true, isSuperuser: true, firstName: 'Okka', lastName: 'Harms' }),
    )
    await page.goto('/verwaltung/')
    await link(page, 'Einstellungen').click()
    await expect(button(page, 'Änderungen speichern')).toBeInViewport()
    await field(page, 'IBAN').fill('DE00 3704 0044 0532 0130 00')
    await field(page, 'Telefon').fill('0341 55 66 77')
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByText(/Prüfziffer/)).toBeVisible()
    await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 00')
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByText(/^Okka Harms, /).first()).toBeVisible()
    await expect(field(page, 'IBAN')).toHaveValue('DE89370400440532013000')
    await page.goto('/app/tabs/about')
    await expect(page.getByText('0341 55 66 77')).toBeVisible()
  },
)

test(
  'superusers see what anyone has changed, find it by who and when, and go there',
  desktop,
  async ({ page, given, signIn }) => {
    const room = `Raum ${crypto.randomUUID()}`
    await signIn(
      await given.account({ isStaff: true, isSuperuser: true, firstName: 'Okka', lastName: 'Suchbar' }),
    )
    await page.goto('/verwaltung/rooms/create')
    await field(page, 'Name *').fill(room)
    await button(page, 'Anlegen').click()
    await expect(pageTitle(page, room)).toBeVisible()
    await link(page, 'Änderungen').click()
    await field(page, 'Wer').fill('suchbar')
    const row = page.getByRole('row', { name: 'Okka Suchbar' })
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(row).toContainText('Angelegt')
    expect(await faultsOf(page)).toEqual([])
    await row.getByRole('link').click()
    await expect(pageTitle(page, room)).toBeVisible()
  },
)

test(
  'a superuser sees how much the nights to come delete by themselves, and nothing is gone by looking',
  desktop,
  async ({ page, given, signIn }) => {
    await signIn(await given.account({ isStaff: true, isSuperuser: true }))
    await page.goto('/verwaltung/retention')
    const row = page.getByRole('row', { name: /^Anmeldungen auf Geräten/ })
    await expect(row).toContainText('60 Tage')
    await expect(row).not.toContainText('In 30 Tagen')
    await button(page, 'Vorschau').click()
    await expect(row).toContainText('In 30 Tagen: nichts')
    await expect(page.getByRole('row', { name: /^Rechnungen/ })).not.toContainText('In 30 Tagen')
  },
)
