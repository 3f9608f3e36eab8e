import { changeSettlementBank } from '@tafelrunde/contract/admin/money/settlements'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { replaceFeeTerms } from '../apps/server/src/areas/settlements/fees/fees.service.ts'
import { expect, inDays } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { button, field, heading, told } from './screen.ts'
import { test } from './settled.ts'

test('a settlement can be begun before the event is finished, and asks for the costs when that is cancelled', async ({
  page,
  given,
  database,
  signIn,
}) => {
  const event = await given.event({ startsAt: inDays(20, '09:00'), endsAt: inDays(20, '17:00') })
  const times = { startsAt: inDays(20, '10:00'), endsAt: inDays(20, '11:30') }
  const slot = await given.timeslot({ eventId: event.id, ...times })
  const name = { firstName: 'Okka', lastName: 'Harms' }
  const person = await given.account({ ...name, isLecturer: true })
  await given.lecturer(slot.workshopId ?? 0, { ...name, accountId: person.id })
  await signIn(person)
  await page.goto('/speaker-confirmations')
  await expect(heading(page, 'Noch keine Abrechnung')).toBeVisible()
  await button(page, `Abrechnung beginnen: ${event.name}`).click()
  await seesPage(page, 'Abrechnung')
  await expect(page.getByText('Noch hat keiner Ihrer Termine stattgefunden.')).toBeVisible()
  await button(page, 'Abrechnung einreichen').click()
  await expect(heading(page, 'Das fehlt noch')).toBeFocused()

  await database.$client.query(`update events set state = 'cancelled' where id = $1`, [event.id])
  await page.reload()
  await expect(page.getByText('Was haben Sie für Fahrt oder Auslagen bezahlt?')).toBeVisible()
  await page.getByRole('button', { name: 'Auslage hinzufügen' }).first().click()
  await expect(field(page, 'Wofür')).toBeVisible()
})

test('what a cancelled event has cost is settled from the list', async ({ page, given, signIn }) => {
  const event = await given.event({ state: 'cancelled' })
  const slot = await given.timeslot({ eventId: event.id })
  const person = await given.account({ isLecturer: true })
  await given.lecturer(slot.workshopId ?? 0, { accountId: person.id })
  await signIn(person)
  await page.goto('/speaker-confirmations')
  await expect(heading(page, 'Kosten trotz Absage')).toBeVisible()
  await button(page, `Abrechnung beginnen: ${event.name}`).click()
  await seesPage(page, 'Abrechnung')
  await expect(page.getByText('Keiner Ihrer Termine hat stattgefunden.', { exact: true })).toBeVisible()
})

test('another account that is saved later is offered for what was submitted, and the office has it follow', {
  tag: '@desktop',
}, async ({ page, given, settled, signIn, callAs }) => {
  const { person, event, settlementId: id } = await settled({ complete: true })
  await (await callAs(person))(changeSettlement, { params: { id }, body: { submit: true } })
  await signIn(person)
  await page.goto('/speaker-confirmations')
  await button(page, 'Angaben ändern').click()
  await field(page, 'IBAN').fill('DE02 1203 0000 0000 2020 51')
  await button(page, 'Angaben speichern').click()
  const offer = page.locator('ion-alert')
  await expect(offer).toContainText(`„${event.name}“, 180,00\u00A0€: DE…3000`)
  const asked = told(page, 'Das Büro weiß Bescheid')
  await Promise.all([asked, offer.getByRole('button', { name: 'Änderung erbitten' }).click()])
  await page.goto(`/speaker-confirmations/${id}`)
  await expect(page.getByText('Das Büro prüft, ob es auf DE…2051 überweist.')).toBeVisible()

  const staff = await callAs(await given.account({ isStaff: true }))
  const holder = `${person.firstName} ${person.lastName}`
  await staff(changeSettlementBank, { params: { id }, body: { iban: 'DE02120300000000202051', holder } })
  await page.reload()
  await expect(page.getByText('Verlauf')).toBeVisible()
  await expect(page.getByText('Das Büro prüft, ob es auf DE…2051 überweist.')).toBeHidden()
})

test('a settlement of 0 € says before that approving it closes it, and then that nothing was to be paid', {
  tag: '@desktop',
}, async ({ page, given, server, settled, signIn, callAs }) => {
  const { person, event, settlementId: id } = await settled({ complete: true })
  await replaceFeeTerms(server.deps, event.id, { travel_cents_per_km: 30, rules: [] })
  await (await callAs(person))(changeSettlement, { params: { id }, body: { submit: true } })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/settlements/${id}/show`)
  await button(page, 'Freigeben').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Sie ist damit abgeschlossen und kommt in keine Zahlungsdatei.')
  await question.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByRole('region', { name: 'Abrechnung' })).toContainText('abgeschlossen')
  await expect(page.getByRole('region', { name: 'Weg' })).toContainText('freigegeben und abgeschlossen')
  await signIn(person)
  await page.goto(`/speaker-confirmations/${id}`)
  await expect(page.getByText('Abgeschlossen').first()).toBeVisible()
})
