import { expectHarmless, watch } from './harmless.ts'
import { expect, type Given } from './house/fixtures.ts'
import { pageInFront } from './house/front.ts'
import { test } from './named.ts'
import { openScreens } from './screens/app.ts'

/** Runs where it is taken for HTML, in an element or in the value of an attribute; else it is a name. */
const attack =
  '"><img src="https://leck.example/x" onerror="window.hacked=1"><svg onload="window.hacked=1"></svg>{{7*7}}'
const text = `${attack}\n\n[klick](javascript:window.hacked=1)\n\n## ${attack}\n\n• ${attack}`

/** Somebody has typed the attack wherever it can be typed. */
const attacked = async (given: Given) => {
  const boss = await given.account({ isStaff: true, isSuperuser: true, firstName: attack, lastName: attack })
  const event = await given.event({ name: attack, location: attack, description: text })
  const workshop = await given.workshop({ eventId: event.id, name: attack, description: text })
  const slot = await given.timeslot({ eventId: event.id, workshopId: workshop.id, location: attack })
  const lecturer = await given.lecturer(workshop.id, { firstName: attack, lastName: attack })
  await given.participation(boss, slot)
  return { boss, event, workshop, lecturer }
}

test('what people type runs nowhere in the app', async ({ page, baseURL, given, signIn, idOf }) => {
  test.slow()
  const { boss, event, workshop, lecturer } = await attacked(given)
  const done = watch(page, baseURL ?? '')
  await signIn(boss)
  const own = [
    `/event-detail/${event.id}`,
    `/workshop-detail/${workshop.id}`,
    `/lecturers/${lecturer.id}`,
    '/app/tabs/account',
  ]
  for (const path of [...Object.values(openScreens).map(screen => screen.path), ...own]) {
    const address = typeof path === 'string' ? path : await path(idOf)
    await page.goto(address)
    await pageInFront(page)
    await expectHarmless(page, done, address)
  }
  await page.goto(`/event-detail/${event.id}`)
  await expect(page.getByText('window.hacked=1').filter({ visible: true }).first()).toBeVisible()
})
