import type { Page } from '@playwright/test'
import { expect, inDays, test } from './house/fixtures.ts'
import { openSchedule, row, takePlace } from './house/places.ts'

const chip = (page: Page, name: string) => page.getByRole('button', { name })

test('search, room and days narrow the programme down', async ({ page, given, signIn }) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht', location: 'Aula' })
  await given.timeslot({ eventId: event.id, name: 'Leseförderung', location: 'Raum 2.14' })
  const tomorrow = { startsAt: inDays(61, '10:00'), endsAt: inDays(61, '11:30') }
  await given.timeslot({ eventId: event.id, name: 'Singen', location: 'Aula', ...tomorrow })
  await signIn(await given.account())
  await openSchedule(page, event)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Raum' }).selectOption('Aula')
  await expect(page.getByRole('article')).toHaveCount(1)
  await chip(page, 'Suche').click()
  await page.getByRole('searchbox').fill('forderung')
  await expect(page.getByText('Kein Workshop passt zu allen Filtern zugleich.')).toBeVisible()
  await chip(page, 'Filter zurücksetzen').click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('radio').nth(1).check()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(row(page, 'Singen')).toBeVisible()
})

test('who has chosen nothing is told what is free, and gets there with one tap', async ({
  page,
  given,
  signIn,
  callAs,
}) => {
  const event = await given.event()
  const full = await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 1 })
  await given.timeslot({ eventId: event.id, name: 'Leseförderung' })
  await takePlace(callAs, await given.account(), full)
  await signIn(await given.account())
  await openSchedule(page, event)
  await chip(page, 'Meine Auswahl · 0').click()
  await expect(page.getByRole('heading', { name: 'Noch kein Platz am Tisch' })).toBeVisible()
  await expect(page.getByText('In 1 von 2 Workshops ist noch etwas frei.')).toBeVisible()
  await chip(page, 'Freie Workshops zeigen').click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(row(page, 'Leseförderung')).toBeVisible()
})

test('a marked workshop is found under „Gemerkt“', async ({ page, given }) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
  await given.timeslot({ eventId: event.id, name: 'Leseförderung' })
  await openSchedule(page, event)
  await row(page, 'Leseförderung').getByRole('button', { name: 'Merken' }).click()
  await chip(page, 'Gemerkt').click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(row(page, 'Leseförderung')).toBeVisible()
})

test('before registration opens, places are shown and the day is named', async ({ page, given }) => {
  const event = await given.event({ state: 'announced', registrationStartsAt: inDays(10, '08:00') })
  await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 5 })
  await openSchedule(page, event)
  await expect(page.getByText(/^Anmeldung ab .*, 08:00 Uhr$/)).toBeVisible()
  await expect(row(page, 'Schulrecht')).toContainText('noch 5 Plätze')
  await expect(row(page, 'Schulrecht').getByRole('button', { name: 'Platz sichern' })).toBeHidden()
})
