import type { Page } from '@playwright/test'
import { expect, type Given } from './fixtures.ts'
import { test } from './named.ts'
import { openScreens } from './screens.ts'

/** Runs where it is taken for HTML, in an element or in the value of an attribute; else it is a name. */
const attack =
  '"><img src="https://leck.example/x" onerror="window.hacked=1"><svg onload="window.hacked=1"></svg>{{7*7}}'
const text = `${attack}\n\n[klick](javascript:window.hacked=1)\n\n## ${attack}\n\n• ${attack}`

/** What a page did that no text may make it do: whom it asked besides the server, and which dialogs it opened. */
const watch = (page: Page, origin: string) => {
  const done: string[] = []
  page.on('request', request => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) done.push(request.url())
  })
  page.on('dialog', dialog => {
    done.push(dialog.message())
    void dialog.dismiss()
  })
  return done
}

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

const expectHarmless = async (page: Page, done: string[], path: string) => {
  const found = await page.evaluate(() => ({
    hacked: Reflect.get(window, 'hacked'),
    links: [...document.querySelectorAll('a')].filter(({ protocol }) => protocol === 'javascript:').length,
  }))
  expect({ path, done, ...found }).toEqual({ path, done: [], hacked: undefined, links: 0 })
}

// A refusal of the page's Content-Security-Policy would be an error in its console, which fails every journey.

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
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible()
    await expectHarmless(page, done, address)
  }
  await page.goto(`/event-detail/${event.id}`)
  await expect(page.getByText('window.hacked=1').filter({ visible: true }).first()).toBeVisible()
})
