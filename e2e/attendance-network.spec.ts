import type { Page, Route } from '@playwright/test'
import { listParticipants } from '@tafelrunde/contract/events/attendance'
import { expect, half, marksOf, notSent, openDoor, rowOf, statesOf, tap, test } from './attendance.ts'
import { keptLists, store, stored } from './house/storage.ts'
import { button } from './screen.ts'

const toDoor = '**/api/lecturer-participants/**'
const isSending = (route: Route) => route.request().method() !== 'GET'

/** Wi-Fi that is connected and leads nowhere: what is sent to the door is never answered, until the network changes. */
const deadWiFi = async (page: Page) => {
  const sent: Route[] = []
  let isDead = true
  await page.route(toDoor, route => {
    if (!isDead || !isSending(route)) return route.fallback()
    sent.push(route)
    return undefined
  })
  return {
    sent,
    /** The phone finds another network: what was on its way is lost. */
    ends: async () => {
      isDead = false
      await page.context().setOffline(true)
      for (const route of sent) await route.abort('internetdisconnected')
      await page.context().setOffline(false)
    },
  }
}

test('hundreds of taps on dead Wi-Fi stay on the device, and arrive once and in order when there is a network', async ({
  page,
  held,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 30 })
  await signIn(door.lecturer)
  await openDoor(page, door)
  await expect(rowOf(page, door.people[29])).toBeVisible()
  const wiFi = await deadWiFi(page)
  // Da, Fehlt, Da, Fehlt, Da: 150 taps, as fast as the browser takes them.
  await page.evaluate(() => {
    const switches = [...document.querySelectorAll<HTMLElement>('.attendance-switch')]
    for (const half of [0, 1, 0, 1, 0])
      for (const one of switches) one.querySelectorAll('input')[half]?.click()
  })
  await expect(notSent(page)).toHaveCount(30)
  await expect.poll(() => wiFi.sent.length).toBe(1)

  const sent: string[] = []
  page.on('request', request => request.method() !== 'GET' && sent.push(request.url()))
  await wiFi.ends()
  await expect(notSent(page)).toHaveCount(0)
  expect(await statesOf(callAs, door)).toEqual(door.people.map(() => 'attended'))
  expect(sent.filter(url => url.includes('/lecturer-participants/')).length).toBeLessThanOrEqual(3)
  for (const id of [door.ids[0], door.ids[29]])
    expect(await marksOf(callAs, door, id)).toEqual(['attended', 'absent', 'attended', 'absent', 'attended'])
})

test('a record that cannot be read, one that is refused and one at which the server fails hold up nobody else', async ({
  page,
  held,
  signIn,
  callAs,
  database,
}) => {
  const door = await held({ people: 3 })
  const foreign = await held({ people: 1 })
  const [, failing, good] = door.ids
  const trigger = `no_luck_${failing}`
  await database.$client.query(`
    create function ${trigger}() returns trigger language plpgsql as $$ begin raise exception 'no luck'; end $$;
    create trigger ${trigger} before insert on attendance_marks for each row
      when (new.participation_id = ${failing}) execute function ${trigger}()`)
  const mark = {
    kind: 'mark',
    account: door.lecturer.id,
    timeslot: door.slot.id,
    state: 'attended',
    status: 'waiting',
    minutes: null,
  }
  const marks = [
    { ...mark, key: 'a', kind: 'from another build' },
    { ...mark, key: 'b', name: 'Fremd', participant: foreign.ids[0], recordedAt: Date.now() - 4000 },
    { ...mark, key: 'c', name: 'Fehler', participant: failing, recordedAt: Date.now() - 3000 },
    { ...mark, key: 'd', name: 'Gut', participant: good, recordedAt: Date.now() - 1000 },
  ]
  await signIn(door.lecturer)
  await store(page, { marks: JSON.stringify(marks) })
  await openDoor(page, door)
  await expect.poll(() => statesOf(callAs, door)).toEqual(['registered', 'registered', 'attended'])
  await expect(rowOf(page, door.people[1]).getByText('nicht gesendet')).toBeVisible()
  await expect(page.getByText(/nicht übernommen: Nicht gefunden\.$/)).toBeVisible()
  expect(await statesOf(callAs, foreign)).toEqual(['registered'])
  // What cannot be read is kept for a build that can.
  expect(await stored(page, 'marks')).toContain('from another build')
})

test('whoever is entered at the door while nothing is answered is noted after three seconds, and entered later', async ({
  page,
  held,
  given,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 1 })
  const lastName = `Zwölfender${crypto.randomUUID().slice(0, 6)}`
  const person = await given.account({ firstName: 'Ruth', lastName })
  await signIn(door.lecturer)
  await page.clock.install()
  await openDoor(page, door)
  await button(page, 'Mehr').click()
  await button(page, 'Hinzufügen').click()
  await page.getByRole('searchbox', { name: 'Mitgliedsnummer oder Name' }).fill(lastName)
  const add = button(page, `Ruth ${lastName} eintragen`)
  for (let waited = 0; waited < 10 && !(await add.isVisible()); waited++) await page.clock.runFor(500)
  const wiFi = await deadWiFi(page)
  await add.click()
  await expect.poll(() => wiFi.sent.length).toBe(1)
  await page.clock.runFor(3000)
  // At once, and not when the call itself gives up.
  await expect(page.getByText(/ist vorgemerkt und wird eingetragen/)).toBeVisible({ timeout: 4000 })
  await wiFi.ends()
  await page.clock.runFor(2000)
  await button(page, 'Schließen').click()
  await page.clock.runFor(2000)
  await expect(half(page, person, 'Da')).toBeChecked()
  const { results } = await (await callAs(door.lecturer))(listParticipants, {
    query: { timeslot: String(door.slot.id) },
  })
  expect(results.map(({ account }) => account.id)).toContain(person.id)
})

test('what waits is sent as soon as it is known who is logged in, however late that is', async ({
  page,
  held,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 1 })
  await signIn(door.lecturer)
  await openDoor(page, door)
  await page.route(toDoor, route => (isSending(route) ? route.abort('connectionreset') : route.fallback()))
  await tap(page, door.people[0], 'Da')
  await page.unroute(toDoor)

  const { promise: known, resolve: tell } = Promise.withResolvers<void>()
  await page.route('**/api/account/', async route => {
    await known
    await route.continue()
  })
  await page.goto('/app/tabs/about')
  // The first look at what waits finds nobody to send it for.
  const hasLooked = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/marks.send-'))
  await page.waitForFunction(hasLooked)
  tell()
  await expect.poll(() => statesOf(callAs, door)).toEqual(['attended'])
})

test('lists of participants are gone from the device once their day is over, those of days to come stay', async ({
  page,
  held,
  signIn,
  given,
}) => {
  const yesterday = await held({ people: 2, days: -1 })
  const today = await held({ people: 2 })
  await signIn(await given.account({ isStaff: true }))
  const kept = async ({ slot }: typeof today) =>
    (await keptLists(page)).includes(`"lecturer-timeslots",${slot.id},"participants"`)
  for (const door of [yesterday, today]) {
    await openDoor(page, door)
    await expect(rowOf(page, door.people[1])).toBeVisible()
    await expect.poll(() => kept(door)).toBe(true)
  }
  await page.goto('/app/tabs/about')
  await expect.poll(() => kept(yesterday)).toBe(false)
  expect(await kept(today)).toBe(true)
})
