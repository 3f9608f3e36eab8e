import { getOfficeEvent, setEventState } from '@tafelrunde/contract/admin/events/events'
import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { faultsOf } from './axe.ts'
import { expect, mailsTo, test } from './house/fixtures.ts'
import { button } from './screen.ts'

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test('the office calls a Termin off and offers another, which whoever had a place books with one tap', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs }) => {
  const staff = await given.account({ isStaff: true })
  const call = await callAs(staff)
  const { id: eventId } = await given.event({ startsAt: minutes(-60), endsAt: minutes(240) })
  const time = { eventId, startsAt: minutes(60), endsAt: minutes(120) }
  const off = await given.timeslot({ ...time, name: 'Leseförderung' })
  await given.timeslot({ ...time, name: 'Bewegte Pause', capacity: 20 })
  await given.timeslot({ ...time, name: 'Schulchor', capacity: 20 })
  const eva = await given.account({ firstName: 'Eva', lastName: 'Zimmer' })
  await call(addRegistration, { body: { event: eventId, account: eva.id, timeslots: [off.id] } })

  await signIn(staff)
  await page.goto(`/verwaltung/events/${eventId}/day`)
  await button(page, 'Absagen: Leseförderung').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('1\u00a0Person hat einen Platz. 1\u00a0Mail geht sofort hinaus.')
  await question.getByLabel(/^Schulchor · .* · 20 frei$/).check()
  await question.getByRole('button', { name: 'Absagen' }).click()
  await expect(question.getByRole('alert')).toHaveText(/Bitte nennen Sie den Grund/)
  expect(await faultsOf(page)).toEqual([])
  await question.getByLabel('Grund').fill('Die Referentin ist erkrankt.')
  await question.getByRole('button', { name: 'Absagen' }).click()
  await expect(page.getByText('entfällt')).toBeVisible()
  await expect(button(page, 'Findet doch statt: Leseförderung')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await expect
    .poll(async () => (await mailsTo(eva)).some(mail => mail.includes('Schulchor')), { timeout: 20_000 })
    .toBe(true)

  await signIn(eva)
  await page.goto(`/workshop-detail/${off.workshopId}`)
  await expect(page.getByText('Entfällt')).toBeVisible()
  const offers = page.getByRole('region', { name: 'Zur selben Zeit frei' })
  await expect(offers.getByRole('link')).toHaveText(['Schulchor', 'Bewegte Pause'])

  // Nobody can register any more, but what the office offers stays.
  const event = await call(getOfficeEvent, { params: { id: eventId } })
  await call(setEventState, { params: { id: eventId }, body: { state: 'closed', version: event.version } })
  await page.reload()
  await expect(offers.getByRole('link')).toHaveText(['Schulchor'])
  await offers.getByRole('button', { name: 'Platz sichern' }).click()
  await expect(page.getByText('Gebucht: Schulchor')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})
