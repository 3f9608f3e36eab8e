import { expect, password, test } from './house/fixtures.ts'
import { installed, offline } from './house/offline.ts'
import { openSchedule, row, takePlace, withoutNews } from './house/places.ts'

test('a free place is booked with one tap, also by a double one, and can be given back', async ({
  page,
  given,
  signIn,
}) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 5 })
  await signIn(await given.account())
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toContainText('noch 5 Plätze')
  await row(page, 'Schulrecht').getByRole('button', { name: 'Platz sichern' }).dblclick()
  await expect(page.getByText('Gebucht: Schulrecht')).toBeVisible()
  await expect(row(page, 'Schulrecht')).toContainText('Gebucht')
  const leave = row(page, 'Schulrecht').getByRole('button', { name: 'Abmelden' })
  await expect(leave).toBeFocused()
  await expect(page.getByRole('button', { name: 'Meine Auswahl · 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Abgemeldet: Schulrecht')).toBeVisible()
  await expect(row(page, 'Schulrecht')).toContainText('noch 5 Plätze')
})

test('a Termin beside a booked one names it before the tap, is swapped with it, and back', async ({
  page,
  given,
  signIn,
  callAs,
}) => {
  const event = await given.event()
  const reading = await given.timeslot({ eventId: event.id, name: 'Leseförderung' })
  await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
  const anna = await given.account()
  await takePlace(callAs, anna, reading)
  await signIn(anna)
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toContainText('Überschneidung mit „Leseförderung“')
  await row(page, 'Schulrecht').getByRole('button', { name: 'Tauschen' }).click()
  await expect(page.getByText('Getauscht: Schulrecht')).toBeVisible()
  await expect(row(page, 'Schulrecht')).toContainText('Gebucht')
  await expect(row(page, 'Leseförderung').getByRole('button', { name: 'Tauschen' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Getauscht: Leseförderung')).toBeVisible()
  await expect(row(page, 'Leseförderung')).toContainText('Gebucht')
})

test('a full Termin leads to the waitlist and tells the position', async ({
  page,
  given,
  signIn,
  callAs,
}) => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 1 })
  await takePlace(callAs, await given.account(), slot)
  await takePlace(callAs, await given.account(), slot)
  await signIn(await given.account())
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toContainText('Ausgebucht1 wartet')
  await row(page, 'Schulrecht').getByRole('button', { name: 'Auf die Warteliste' }).click()
  await expect(page.getByText('Auf Platz 2 der Warteliste: Schulrecht')).toBeVisible()
  await expect(row(page, 'Schulrecht')).toContainText('Warteliste: Platz 2')
})

test('whoever taps on a place that has just gone is told the place in the waitlist', async ({
  page,
  given,
  signIn,
  callAs,
}) => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 1 })
  await signIn(await given.account())
  await withoutNews(page)
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toContainText('noch 1 Platz')
  await page.waitForLoadState('networkidle') // what the person's own answers say
  await takePlace(callAs, await given.account(), slot)
  await row(page, 'Schulrecht').getByRole('button', { name: 'Platz sichern' }).click()
  await expect(
    page.getByText('Der Termin ist inzwischen voll. Sie stehen auf Platz 1 der Warteliste.'),
  ).toBeVisible()
  await expect(row(page, 'Schulrecht')).toContainText('Warteliste: Platz 1')
})

test('what the server refuses is taken back with its sentence', async ({ page, given, signIn, database }) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 5 })
  await signIn(await given.account())
  await withoutNews(page)
  await openSchedule(page, event)
  const take = row(page, 'Schulrecht').getByRole('button', { name: 'Platz sichern' })
  await expect(take).toBeVisible()
  await page.waitForLoadState('networkidle') // as above
  await database.$client.query(`update events set state = 'closed' where id = $1`, [event.id])
  await take.click()
  await expect(page.getByText('Die Frist dafür ist abgelaufen.')).toBeVisible()
  await expect(row(page, 'Schulrecht')).toContainText('noch 5 Plätze')
  await expect(page.getByText('Die Anmeldung ist abgeschlossen.')).toBeVisible()
  await expect(take).toBeHidden()
})

test('a visitor who wants a place comes back from the login', async ({ page, given }) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
  const { email } = await given.account()
  await openSchedule(page, event)
  await row(page, 'Schulrecht').getByRole('button', { name: 'Platz sichern' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await row(page, 'Schulrecht').getByRole('button', { name: 'Platz sichern' }).click()
  await expect(row(page, 'Schulrecht')).toContainText('Gebucht')
})

test(
  'without network the programme stays, and booking says what it needs',
  offline,
  async ({ page, given, signIn, context }) => {
    const event = await given.event()
    await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
    await signIn(await given.account())
    await openSchedule(page, event)
    await installed(page)
    const take = row(page, 'Schulrecht').getByRole('button', { name: 'Platz sichern' })
    await expect(take).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^Offline – Stand/)).toBeVisible()
    await take.click()
    await expect(page.getByText(/brauchen Sie eine Internetverbindung/)).toBeVisible()
    await expect(take).toBeVisible()
  },
)

test('the workshop itself shows its Termine, books one and hands it to the calendar', async ({
  page,
  given,
  signIn,
}) => {
  const event = await given.event()
  const workshop = await given.workshop({ eventId: event.id, name: 'Lesen, Schreiben; Rechnen' })
  await given.timeslot({ eventId: event.id, workshopId: workshop.id, capacity: 24 })
  await signIn(await given.account())
  await page.goto(`/workshop-detail/${workshop.id}`)
  await expect(page.getByText('noch 24 von 24 Plätzen')).toBeVisible()
  await page.getByRole('button', { name: 'Platz sichern' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'In den Kalender' }).click()
  expect((await download).suggestedFilename()).toBe('Workshop.ics')
  await page.getByRole('button', { name: 'Abmelden' }).last().click()
  await expect(page.getByText('Abgemeldet: Lesen, Schreiben; Rechnen')).toBeVisible()
})
