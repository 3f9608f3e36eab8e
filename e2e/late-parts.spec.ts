import { expect, inDays, test } from './house/fixtures.ts'
import { hold } from './house/hold.ts'

test('a menu that is tapped before its code is there opens when it is', { tag: ['@phone'] }, async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/menu-*.js')
  await page.goto('/app/tabs/event')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  letGo()
  await expect(page.getByRole('link', { name: 'Aussteller' })).toBeInViewport()
})

test('what swipes need is asked for again when the network is back, and its loss is no fault', {
  tag: ['@phone'],
}, async ({ page }) => {
  let isLost = true
  let asked = 0
  await page.route('**/assets/swipes-*.js', route => {
    asked += 1
    return isLost ? route.abort('connectionreset') : route.continue()
  })
  await page.goto('/app/tabs/event')
  await expect.poll(() => asked).toBeGreaterThan(0)
  isLost = false
  let came = false
  page.on('requestfinished', request => {
    came ||= request.url().includes('/assets/swipes-')
  })
  // Again and again: nobody listens before the loss is known.
  const again = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    return came
  }
  await expect.poll(again).toBe(true)
})

test('what goes on in the background begins once, when the last of its code is there', {
  tag: ['@phone'],
}, async ({ page }) => {
  let isLost = true
  let asked = 0
  let kept = 0
  await page.route('**/assets/over.follow-*.js', route => {
    asked += 1
    return isLost ? route.abort('connectionreset') : route.continue()
  })
  page.on('request', request => {
    kept += Number(request.resourceType() === 'fetch' && request.url().endsWith('/app/tabs/event'))
  })
  await page.goto('/app/tabs/event')
  await expect.poll(() => asked).toBeGreaterThan(0)
  expect(kept).toBe(0)
  isLost = false
  const begun = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    return kept
  }
  await expect.poll(begun).toBe(1)
})

test('no filter moves when the names of the school types come late', { tag: ['@phone'] }, async ({
  page,
  database,
  given,
}) => {
  const event = await given.event()
  for (const name of ['Grundschule', 'Gymnasium']) {
    const { workshopId } = await given.timeslot({ eventId: event.id })
    await database.$client.query(
      'insert into workshop_schooltypes (workshop_id, schooltype_id) select $1, id from schooltypes where name = $2',
      [workshopId, name],
    )
  }
  const letGo = await hold(page, '**/api/schooltypes/')
  await page.goto(`/app/tabs/schedule?event=${event.id}`)
  const free = page.getByRole('button', { name: 'Nur freie' })
  const before = await free.boundingBox()
  letGo()
  await expect(page.getByLabel('Schulart').getByRole('option', { name: 'Gymnasium' })).toBeAttached()
  expect(await free.boundingBox()).toEqual(before)
})

test('nothing moves on the page of an event when the own registration comes late', {
  tag: ['@phone'],
}, async ({ page, given, signIn }) => {
  const event = await given.event({ registrationEndsAt: inDays(30, '12:00') })
  await signIn(await given.account())
  const letGo = await hold(page, '**/api/users/events/**')
  await page.goto(`/event-detail/${event.id}`)
  const facts = page.getByRole('heading', { name: 'Auf einen Blick' })
  await expect(page.getByText('Einen Moment …')).toBeVisible()
  const before = await facts.boundingBox()
  letGo()
  await expect(page.getByText('Platz sichern')).toBeVisible()
  await expect(page.getByText('Anmeldung bis')).toBeVisible()
  expect(await facts.boundingBox()).toEqual(before)
})
