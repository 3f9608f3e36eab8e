import type { Page } from '@playwright/test'
import { getEvent, listEvents } from '@tafelrunde/contract/events/events'
import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { listWorkshops } from '@tafelrunde/contract/events/workshops'
import { getAccount } from '@tafelrunde/contract/people/account'
import { expect, fillLogin, mailsTo, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { boardChip } from './screen.ts'

const newcomer = { email: 'neu@tafelrunde.example' }
const teacher = { email: 'lehrerin@tafelrunde.example' }

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const day = (page: Page, name: RegExp) => page.getByRole('radio', { name })

const openMenu = async (page: Page) => {
  const menu = button(page, 'Menü').first()
  if (await menu.isVisible()) await menu.click()
}

test('from a first look to a promoted place: the whole way of a teacher', {
  tag: ['@phone'],
}, async ({ page, callAs }) => {
  const office = await callAs(teacher)
  // The demo's: other journeys make events with workshops of the same names.
  const { results: open } = await office(listEvents, { query: { state: 'open' } })
  const spring = open.find(({ name }) => /^Frühjahrstagung \d{4}$/.test(name))
  const find = async (name: string) => {
    const { results } = await office(listWorkshops, { query: { name } })
    const workshop = results.find(({ event }) => event === spring?.id)
    const slot = workshop?.timeslots[0]
    if (!workshop || !slot) throw new Error(`the demo has no workshop ${name}`)
    return { eventId: workshop.event, timeslotId: slot.id }
  }
  const reading = await find('Leseförderung in der Grundschule')
  const singing = await find('Singen mit der ganzen Klasse')

  // A visitor looks around.
  await page.goto('/')
  await button(page, 'Überspringen').click()
  const event = await office(getEvent, { params: { id: reading.eventId } })
  await page.getByRole('link', { name: event.name }).click()
  await seesPage(page, 'Anmelden')

  // logs in as somebody without any subscription and lands where the tap led to
  await fillLogin(page, newcomer.email)
  await expect(page).toHaveURL(`/event-detail/${reading.eventId}`)

  // registers for the open event
  await button(page, 'Platz sichern').click()
  await expect(boardChip(page, 'Angemeldet')).toBeVisible()
  const own = await callAs(newcomer)
  expect(await own(getAccount, {})).toMatchObject({ has_active_subscription: true })

  // books a workshop
  await page.getByRole('link', { name: 'Workshops wählen' }).click()
  await day(page, /^Sa/).check()
  await row(page, 'Leseförderung in der Grundschule').getByRole('button', { name: 'Platz sichern' }).click()
  await expect(row(page, 'Leseförderung in der Grundschule')).toContainText('Gebucht')

  // is refused the clashing one by name: on the screen before the tap, by the server in any case
  const law = 'Schulrecht für Klassenleitungen'
  await expect(row(page, law)).toContainText('Überschneidung mit „Leseförderung in der Grundschule“')
  await expect(row(page, law).getByRole('button', { name: 'Platz sichern' })).toBeHidden()
  const clashing = await find(law)
  await expect(
    own(subscribeToTimeslot, { params: { id: clashing.timeslotId }, query: {} }),
  ).rejects.toMatchObject({
    status: 409,
    problem: {
      code: 'clash',
      detail: 'Überschneidung mit „Leseförderung in der Grundschule“, 10:00–11:30 Uhr',
    },
  })

  // joins a waitlist
  await day(page, /^Fr/).check()
  await row(page, 'Singen mit der ganzen Klasse').scrollIntoViewIfNeeded() // what is far from the screen has no buttons
  const joined = page.waitForResponse(`**/api/timeslots/${singing.timeslotId}/subscribe`)
  await row(page, 'Singen mit der ganzen Klasse').getByRole('button', { name: 'Auf die Warteliste' }).click()
  await expect(row(page, 'Singen mit der ganzen Klasse')).toContainText('Warteliste: Platz 1')
  await joined // the screen is ahead of the server

  // another account leaves, so the place is promoted, with a mail
  await office(unsubscribeFromTimeslot, { params: { id: singing.timeslotId } })
  await expect.poll(() => mailsTo(newcomer), { timeout: 30_000 }).toHaveLength(1)
  const [mail = ''] = await mailsTo(newcomer)
  expect(mail).toContain('Subject: =?UTF-8?')

  // sees the programme
  await page.reload()
  await day(page, /^Fr/).check()
  await button(page, 'Meine Auswahl · 1').click()
  await expect(row(page, 'Singen mit der ganzen Klasse')).toContainText('Gebucht')
  await day(page, /^Sa/).check()
  await expect(row(page, 'Leseförderung in der Grundschule')).toContainText('Gebucht')

  // and logs out
  await openMenu(page)
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('button', { name: 'Abmelden' }).click()
  await seesPage(page, 'Anmelden')
  await page.goto('/account')
  await seesPage(page, 'Anmelden')
})
