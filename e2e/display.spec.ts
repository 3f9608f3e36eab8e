import { changeTimeslot, getOfficeTimeslot } from '@tafelrunde/contract/admin/events/programme'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, field } from './screen.ts'

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test('the Anzeige says what runs and what comes, hears of changes within seconds, and goes on without network', {
  tag: ['@desktop', '@offline'],
}, async ({ page, context, given, signIn, callAs }) => {
  const okka = await given.account({ isStaff: true })
  const { id: eventId } = await given.event({ startsAt: minutes(-60), endsAt: minutes(300) })
  const running = { startsAt: minutes(-20), endsAt: minutes(20) }
  const coming = { startsAt: minutes(30), endsAt: minutes(60) }
  await given.timeslot({ eventId, name: 'Leseförderung', location: 'Aula', ...running })
  const { id } = await given.timeslot({
    eventId,
    name: 'Mehrsprachigkeit',
    location: 'Raum 1.11',
    capacity: 5,
    ...coming,
  })
  await page.clock.install()
  await page.goto(`/anzeige/${eventId}`)
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(row('Leseförderung')).toContainText('Aula')
  await expect(row('Mehrsprachigkeit')).toContainText(/Raum 1\.11.*noch 5\u00A0Plätze/)
  expect(await faultsOf(page)).toEqual([])

  const callOffice = await callAs(okka)
  const slot = await callOffice(getOfficeTimeslot, { params: { id } })
  await callOffice(changeTimeslot, { params: { id }, body: { ...slot, location: 'Raum 1.08' } })
  await expect(row('Mehrsprachigkeit')).toContainText(/Raum 1\.08.*verlegt/)
  await expect(page.getByText('Mehrsprachigkeit: nicht in Raum 1.11, sondern in Raum 1.08')).toBeVisible()

  const office = await context.newPage()
  await signIn(okka, office)
  await office.goto(`/verwaltung/events/${eventId}/show`)
  await field(office, 'Neue Mitteilung an alle').fill('Das Buffet ist eröffnet.')
  await button(office, 'Anzeigen').click()
  await expect(
    office.getByText('Dort steht, bis Sie sie entfernen: „Das Buffet ist eröffnet.“'),
  ).toBeVisible()
  await expect(
    page.getByText('Das Buffet ist eröffnet.').or(page.getByText('nicht in Raum 1.11')),
  ).toBeVisible()

  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(row('Mehrsprachigkeit')).toContainText('Raum 1.08')
  await page.clock.fastForward('11:00')
  // With its day where midnight was between reading and now.
  await expect(page.getByText(/^Stand (.+, )?\d\d:\d\d Uhr$/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Stand/)).toBeHidden()
  await expect(row('Leseförderung')).toBeVisible()
})
