import { unsubscribeFromTimeslot } from '@tafelrunde/contract/participations'
import { startBufferingProxy } from '../apps/server/test/buffering-proxy.ts'
import { callAs, expect, logIn, test } from './fixtures.ts'
import { openSchedule, row, takePlace } from './places.ts'

test('an open programme shows what others book, without asking for it', async ({ page, browser, given }) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 5 })
  const { email } = await given.account()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const readings = () => asked.filter(url => url.includes('/api/timeslots/')).length
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toContainText('noch 5 Plätze')
  // The stream begins with one more reading; after that nothing is asked for any more.
  await expect.poll(readings).toBe(2)
  asked.length = 0

  const context = await browser.newContext()
  const other = await context.newPage()
  await logIn(other, email)
  await openSchedule(other, event)
  await row(other, 'Schulrecht').getByRole('button', { name: 'Platz sichern' }).click()
  await expect(other.getByText('Gebucht: Schulrecht')).toBeVisible()
  await expect(row(page, 'Schulrecht')).toContainText('noch 4 Plätze', { timeout: 2000 })
  expect(asked.filter(url => url.includes('/api/'))).toEqual([])
  await context.close()
})

test('who waits sees the place that has become free', async ({ page, given, signIn, request }) => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 1 })
  const [ben, anna] = [await given.account(), await given.account()]
  await takePlace(request, ben, slot)
  await takePlace(request, anna, slot)
  await signIn(anna)
  const following = page.waitForResponse('**/api/live/')
  await openSchedule(page, event)
  await expect(row(page, 'Schulrecht')).toContainText('Warteliste: Platz 1')
  await following
  const call = await callAs(request, ben)
  await call(unsubscribeFromTimeslot, { params: { id: slot.id } })
  await expect(row(page, 'Schulrecht')).toContainText('Gebucht')
})

test('an open programme shows what others book, also behind a proxy that keeps answers until they end', async ({
  page,
  given,
  request,
  baseURL,
}) => {
  const proxy = await startBufferingProxy(baseURL ?? '')
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Schulrecht', capacity: 5 })
  const [anna, ben] = [await given.account(), await given.account()]
  // The stream is given up; then each answer is waited for.
  const asked = page.waitForRequest('**/api/live/?once=1')
  await page.goto(`${proxy.origin}/app/tabs/schedule?event=${event.id}`)
  await expect(row(page, 'Schulrecht')).toContainText('noch 5 Plätze')
  await asked
  const readings: string[] = []
  page.on('request', asking => readings.push(asking.url()))
  await takePlace(request, anna, slot)
  await expect(row(page, 'Schulrecht')).toContainText('noch 4 Plätze')
  await takePlace(request, ben, slot)
  await expect(row(page, 'Schulrecht')).toContainText('noch 3 Plätze')
  expect(readings.filter(url => url.includes('/api/') && !url.includes('/api/live/'))).toEqual([])
  await page.close()
  proxy.stop()
})
