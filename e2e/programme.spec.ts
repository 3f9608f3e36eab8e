import { expect, inDays, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { openSchedule, row, takePlace, withoutNews } from './house/places.ts'

test('the own day tells times, rooms, free time, ways and where one waits', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs }) => {
  const event = await given.event()
  const on = (name: string, start: string, end: string, location: string, capacity = 12) =>
    given.timeslot({
      eventId: event.id,
      name,
      startsAt: inDays(60, start),
      endsAt: inDays(60, end),
      location,
      capacity,
    })
  const law = await on('Schulrecht', '09:00', '10:30', 'Aula')
  const reading = await on('Leseförderung', '11:15', '12:45', 'Raum 2.14')
  const singing = await on('Singen', '12:00', '13:00', 'Musiksaal', 1)
  await on('Robotik', '14:00', '15:30', 'Labor')
  await given.timeslot({
    eventId: event.id,
    workshopId: null,
    caption: 'Mittagspause',
    startsAt: inDays(60, '13:00'),
    endsAt: inDays(60, '14:00'),
    location: 'Mensa',
  })
  const anna = await given.account()
  await takePlace(callAs, await given.account(), singing)
  for (const slot of [law, reading, singing]) await takePlace(callAs, anna, slot)
  await signIn(anna)
  await page.goto(`/event-detail/${event.id}`)
  await page.getByRole('link', { name: 'Mein Programm' }).click()
  await seesPage(page, 'Workshops')
  await expect(page.getByRole('article')).toHaveCount(3)
  const day = page.locator('.own-day')
  await expect(day).toContainText(
    /09:00–10:30 Uhr.*Aula.*Schulrecht.*45\sMinuten frei.*weiter nach Raum 2\.14/,
  )
  await expect(day).toContainText(/Leseförderung.*Singen.*13:00–14:00 Uhr.*Mittagspause/)
  await expect(row(page, 'Singen')).toContainText('Warteliste: Platz 1')
  await expect(row(page, 'Singen')).toContainText('Überschneidung mit „Leseförderung“')
  await page.getByRole('button', { name: 'Meine Auswahl · 3' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('another Termin of a booked workshop is swapped with one tap, and back', async ({
  page,
  given,
  signIn,
  callAs,
}) => {
  const event = await given.event()
  const workshop = await given.workshop({ eventId: event.id, name: 'Schulrecht' })
  const of = { eventId: event.id, workshopId: workshop.id }
  const early = await given.timeslot(of)
  await given.timeslot({ ...of, startsAt: inDays(60, '14:00'), endsAt: inDays(60, '15:30') })
  const anna = await given.account()
  await takePlace(callAs, anna, early)
  await signIn(anna)
  await page.goto(`/workshop-detail/${workshop.id}`)
  const termine = page.getByRole('article')
  await expect(termine.nth(1)).toContainText('Tauscht Ihren Termin am')
  await termine.nth(1).getByRole('button', { name: 'Tauschen' }).click()
  await expect(termine.nth(1)).toContainText('Gebucht')
  await expect(termine.nth(0).getByRole('button', { name: 'Tauschen' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(termine.nth(0)).toContainText('Gebucht')
})

test('nothing is given up for a place that has just gone', async ({ page, given, signIn, callAs }) => {
  const event = await given.event()
  const reading = await given.timeslot({ eventId: event.id, name: 'Leseförderung' })
  const law = await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 1 })
  const anna = await given.account()
  await takePlace(callAs, anna, reading)
  await signIn(anna)
  await withoutNews(page)
  await openSchedule(page, event)
  const swap = row(page, 'Schulrecht').getByRole('button', { name: 'Tauschen' })
  await expect(swap).toBeVisible()
  await page.waitForLoadState('networkidle') // once logged in it reads anew what came with the page
  await takePlace(callAs, await given.account(), law)
  await swap.click()
  await expect(page.getByText('Fehler', { exact: true })).toBeVisible()
  await expect(row(page, 'Leseförderung')).toContainText('Gebucht')
  await expect(row(page, 'Schulrecht')).toContainText('Ausgebucht')
})

test('a full workshop names what is free instead, and offers it', async ({ page, given, signIn, callAs }) => {
  const event = await given.event()
  const law = await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 1 })
  await given.timeslot({ eventId: event.id, name: 'Leseförderung' })
  await takePlace(callAs, await given.account(), law)
  await signIn(await given.account())
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toContainText('Zur selben Zeit frei: „Leseförderung“')
  await row(page, 'Schulrecht').getByRole('link', { name: 'Schulrecht' }).click()
  await expect(page.getByRole('heading', { name: 'Zur selben Zeit frei' })).toBeVisible()
  await row(page, 'Leseförderung').last().getByRole('button', { name: 'Platz sichern' }).click()
  await expect(page.getByText('Gebucht: Leseförderung')).toBeVisible()
})
