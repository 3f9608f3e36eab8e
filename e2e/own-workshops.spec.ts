import { expect, test } from './attendance.ts'
import { inDays } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { heading, link } from './screen.ts'

test('a lecturer sees what they give: today on the board, then what comes, what is over folded', {
  tag: '@desktop',
}, async ({ page, held, given, signIn }) => {
  const door = await held({ people: 2, waiting: 1, capacity: 2 })
  const { eventId, workshopId } = door.slot
  const give = (days: number, location: string) =>
    given.timeslot({
      eventId,
      workshopId,
      location,
      startsAt: inDays(days, '10:00'),
      endsAt: inDays(days, '11:30'),
    })
  await give(1, 'Aula')
  await give(-20, 'Turnhalle')
  await signIn(door.lecturer)
  await page.goto('/my-workshops')
  const board = page.locator('.board')
  const coming = page.getByRole('region', { name: 'Demnächst' }).getByRole('link')
  await expect(coming).toContainText('Aula')
  await expect(coming).toContainText('0 von 12\u00A0Plätzen belegt')
  const past = page.getByRole('link', { name: /Turnhalle/ })
  await expect(past).toBeHidden()
  await page.getByText('Vergangene (1)').click()
  await expect(past).toBeVisible()

  // Late in the evening today's Termin is over and stands in the list.
  const today = (await board.isVisible()) ? board : page.getByRole('region', { name: 'Heute' })
  await expect(today).toContainText('1 auf der Warteliste')
  await today.getByRole('link').click()
  await seesPage(page, door.name)
})

test('who gives nothing yet reads where Termine will stand', async ({ page, given, signIn }) => {
  const lecturer = await given.account({ isLecturer: true })
  await signIn(lecturer)
  await page.goto('/my-workshops')
  await expect(heading(page, 'Sie halten noch keinen Workshop')).toBeVisible()
  await expect(link(page, 'Kontakt zum Verband')).toBeVisible()
})

test('whoever has another role reads whom an address is for, and is led on instead of asked to try again', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  const meant = {
    '/my-workshops': 'Dieser Bereich ist für Referentinnen und Referenten',
    '/my-workshops/details/1': 'Dieser Bereich ist für Referentinnen und Referenten',
    '/speaker-confirmations': 'Dieser Bereich ist für Referentinnen und Referenten',
    '/speaker-confirmations/1': 'Dieser Bereich ist für Referentinnen und Referenten',
    '/exhibitor-data': 'Dieser Bereich ist für Aussteller',
    '/exhibitor-data/event/1': 'Dieser Bereich ist für Aussteller',
    '/exhibitor-data/1': 'Dieser Bereich ist für Aussteller',
  }
  for (const [path, title] of Object.entries(meant)) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0)
  }
  await link(page, 'schreiben Sie uns').click()
  await seesPage(page, 'Hilfe')
  await page.goBack()
  await link(page, 'Zu den Veranstaltungen').click()
  await seesPage(page, 'Veranstaltungen')
})
