import { callOffTimeslot } from '@tafelrunde/contract/admin/events/calling-off'
import { changeTimeslot, getOfficeTimeslot } from '@tafelrunde/contract/admin/events/programme'
import { unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { startBufferingProxy } from '../apps/server/test/servers/buffering-proxy.ts'
import { expect, test } from './house/fixtures.ts'
import { openSchedule, row, takePlace } from './house/places.ts'
import { tab } from './screen.ts'

test('an open programme shows what others book, without asking for it', async ({
  page,
  openContext,
  given,
  signIn,
}) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 5 })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const readings = () => asked.filter(url => url.includes('/api/timeslots/')).length
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toContainText('noch 5 Plätze')
  // The first reading comes with the page, and the stream begins with one more; after that nothing is asked for any more.
  await expect.poll(readings).toBe(1)
  asked.length = 0

  const other = await (await openContext()).newPage()
  await signIn(await given.account(), other)
  await openSchedule(other, event)
  await row(other, 'Schulrecht').getByRole('button', { name: 'Platz sichern' }).click()
  await expect(other.getByText('Gebucht: Schulrecht')).toBeVisible()
  await expect(row(page, 'Schulrecht')).toContainText('noch 4 Plätze', { timeout: 2000 })
  expect(asked.filter(url => url.includes('/api/'))).toEqual([])
})

test('an open programme and an open workshop follow a new room, fewer places and a calling off within seconds', async ({
  page,
  context,
  given,
  signIn,
  callAs,
}) => {
  const event = await given.event()
  const lesson = { eventId: event.id, name: 'Schulrecht', location: 'Aula', capacity: 5 }
  const { id, workshopId } = await given.timeslot(lesson)
  const anna = await given.account()
  await takePlace(callAs, anna, { id })
  await signIn(anna)
  const following = () => page.waitForResponse(`**/api/live/?event=${event.id}`)
  const open = following()
  await openSchedule(page, event)
  await open
  await expect(row(page, 'Schulrecht')).toContainText('Aula')
  const workshop = await context.newPage()
  await workshop.goto(`/workshop-detail/${workshopId}`)
  await expect(workshop.getByText(/^Aula,/)).toBeVisible()

  const office = await callAs(await given.account({ isStaff: true }))
  const slot = await office(getOfficeTimeslot, { params: { id } })
  await office(changeTimeslot, { params: { id }, body: { ...slot, location: 'Raum 1.08', capacity: 1 } })
  await expect(row(page, 'Schulrecht')).toContainText('Raum 1.08')
  await expect(row(page, 'Schulrecht')).toContainText('Gebucht')
  await expect(workshop.getByText(/^Raum 1\.08,/)).toBeVisible()

  await office(callOffTimeslot, { params: { id }, body: { reason: 'Krankheit' } })
  await expect(row(page, 'Schulrecht')).toContainText('Entfällt')
  await expect(workshop.getByText('Entfällt').first()).toBeVisible()
})

test('places that cannot be followed are tried again ever more rarely, whatever the person taps', async ({
  page,
  given,
}) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 5 })
  let tries = 0
  await page.route('**/api/live/**', route => {
    tries++
    return route.abort('internetdisconnected')
  })
  await page.clock.install()
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toBeVisible()
  for (let seconds = 0; seconds < 60; seconds += 4) {
    await tab(page, 'Referenten').click()
    await page.clock.runFor(2000)
    await tab(page, 'Workshops').click()
    await page.clock.runFor(2000)
  }
  // After 1 second, and then 1 to 3, 2 to 6, 4 to 12, 8 to 24 and 16 to 48 seconds later.
  expect(tries).toBeGreaterThan(2)
  expect(tries).toBeLessThan(8)
})

test('who waits sees the place that has become free', async ({ page, given, signIn, callAs }) => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 1 })
  const [ben, anna] = [await given.account(), await given.account()]
  await takePlace(callAs, ben, slot)
  await takePlace(callAs, anna, slot)
  await signIn(anna)
  const following = page.waitForResponse(`**/api/live/?event=${event.id}`)
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toContainText('Warteliste: Platz 1')
  await following
  const call = await callAs(ben)
  await call(unsubscribeFromTimeslot, { params: { id: slot.id } })
  await expect(row(page, 'Schulrecht')).toContainText('Gebucht')
})

test('an open programme shows what others book, also behind a proxy that keeps answers until they end', async ({
  page,
  given,
  baseURL,
  callAs,
}) => {
  const proxy = await startBufferingProxy(baseURL ?? '')
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 5 })
  const [anna, ben] = [await given.account(), await given.account()]
  await page.clock.install()
  const stream = page.waitForRequest(`**/api/live/?event=${event.id}`)
  const asked = page.waitForRequest(`**/api/live/?event=${event.id}&once=1`)
  await page.goto(`${proxy.origin}/app/tabs/schedule?event=${event.id}`)
  await expect(row(page, 'Schulrecht')).toContainText('noch 5 Plätze')
  await stream
  // It is silent for too long and given up; then each answer is waited for.
  await page.clock.fastForward(5000)
  await asked
  const readings: string[] = []
  page.on('request', asking => readings.push(asking.url()))
  await takePlace(callAs, anna, slot)
  await expect(row(page, 'Schulrecht')).toContainText('noch 4 Plätze')
  await takePlace(callAs, ben, slot)
  await expect(row(page, 'Schulrecht')).toContainText('noch 3 Plätze')
  expect(readings.filter(url => url.includes('/api/') && !url.includes('/api/live/'))).toEqual([])
  await page.close()
  proxy.stop()
})
