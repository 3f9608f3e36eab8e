import { createAllotment } from '@tafelrunde/contract/admin/events/allotments'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { faultsOf } from './axe.ts'
import { expect, inDays, test } from './house/fixtures.ts'
import { button, field, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

test(
  'places are held for a school, which is registered into them, and the rest is given free',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: `Fachtag ${crypto.randomUUID().slice(0, 8)}`, capacity: 20 })
    await given.timeslot({ eventId: event.id, name: 'Teichforschung', capacity: 3 })
    await signIn(await given.account({ isStaff: true }))
    await page.goto('/verwaltung/registrations')
    await button(page, 'Kontingente').click()
    await expect(pageTitle(page, 'Kontingente')).toBeVisible()
    await page.getByRole('link', { name: 'Anlegen' }).first().click()
    await field(page, 'Veranstaltung *').click()
    await page.getByRole('option', { name: event.name }).click()
    await field(page, 'Gruppe *').fill(`Gymnasium am ${event.name}`)
    await field(page, 'Gehalten bis *').fill(berlinDay(inDays(30, '12:00')))
    await field(page, 'Plätze in der Veranstaltung').fill('3')
    await button(page, 'Termin hinzufügen').click()
    await page.getByRole('combobox', { name: 'Termin', exact: true }).fill('Teich')
    await page.getByRole('option', { name: /Teichforschung · 3 frei/ }).click()
    await page.getByRole('spinbutton', { name: 'Plätze', exact: true }).fill('4')
    expect(await faultsOf(page)).toEqual([])
    await button(page, 'Zurückhalten').click()
    await expect(page.getByText('„Teichforschung“: Frei sind nur noch 3 Plätze.')).toBeVisible()
    await page.getByRole('spinbutton', { name: 'Plätze', exact: true }).fill('3')
    await button(page, 'Zurückhalten').click()

    const row = page.getByRole('row', { name: new RegExp(event.name) })
    await expect(row).toContainText('Teichforschung: 0 von 3 vergeben')
    expect(await faultsOf(page)).toEqual([])
    await row.getByRole('link', { name: 'Gruppe anmelden' }).click()
    await expect(field(page, 'Aus dem Kontingent')).toContainText(event.name)
    await expect(page.getByRole('button', { name: /Teichforschung · voll/ })).toBeVisible()
    const lines = ['Eva', 'Otto'].map(name => `${name} Zwirner <${crypto.randomUUID()}@schule.example>`)
    await field(page, 'Personen').fill(lines.join('\n'))
    await page.getByRole('button', { name: /^2\sPersonen anmelden$/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^2\sPersonen anmelden$/ })
      .click()
    await expect(page.getByText('1–2 von 2')).toBeVisible()

    await page.goto('/verwaltung/allotments')
    await expect(row).toContainText('Teichforschung: 2 von 3 vergeben')
    await row.getByRole('button', { name: /freigeben$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click()
    await expect(row).toContainText('freigegeben')
    await expect(row.getByRole('button')).toHaveCount(0)
  },
)

test(
  'what is held can be changed, never below what has been given of it',
  desktop,
  async ({ page, given, signIn, callAs }) => {
    const event = await given.event({ name: `Fachtag ${crypto.randomUUID().slice(0, 8)}`, capacity: 20 })
    const office = await given.account({ isStaff: true })
    const { id: timeslot } = await given.timeslot({ eventId: event.id, name: 'Teichforschung' })
    const body = {
      event: event.id,
      name: 'Grundschule Nord',
      until: berlinDay(inDays(30, '12:00')),
      places: 3,
      timeslots: [{ timeslot, places: 2 }],
    }
    const { id } = await (await callAs(office))(createAllotment, { body })
    await signIn(office)
    await page.goto(`/verwaltung/allotments/${id}`)
    await expect(pageTitle(page, 'Kontingent Grundschule Nord bearbeiten')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Termin', exact: true })).toHaveValue(/Teichforschung/)
    await field(page, 'Plätze in der Veranstaltung').fill('21')
    expect(await faultsOf(page)).toEqual([])
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByText('Frei sind nur noch 17 Plätze.')).toBeVisible()
    await field(page, 'Plätze in der Veranstaltung').fill('5')
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByRole('row', { name: new RegExp(event.name) })).toContainText('0 von 5 vergeben')
  },
)
