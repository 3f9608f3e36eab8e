import type { Page } from '@playwright/test'
import { expect, type Given, test } from './fixtures.ts'
import { keptLists } from './storage.ts'

const words = 'Mit Schwamm und Zirkel'

/** The programme of an event with two workshops, of which one has these words in its description. */
const programme = async (given: Given) => {
  const event = await given.event()
  for (const [name, description] of [
    ['Geometrie an der Tafel', `Zeichnen im Großen\n\n${words} zum sauberen Kreis.`],
    ['Reden vor der Klasse', 'Ohne Zettel'],
  ] as const) {
    const workshop = await given.workshop({ eventId: event.id, name, description })
    await given.timeslot({ eventId: event.id, workshopId: workshop.id })
  }
  return `/app/tabs/schedule?event=${event.id}`
}

const search = async (page: Page) => {
  await page.getByRole('button', { name: 'Suche' }).click()
  await page.getByRole('searchbox').fill(words)
}

test('what only a search looks at comes once the programme can be used, and is found', {
  tag: ['@phone'],
}, async ({ page, given }) => {
  const answer = await page.goto(await programme(given))
  expect(await answer?.text()).toContain('Reden vor der Klasse')
  expect(await answer?.text()).not.toContain(words)
  await search(page)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Geometrie an der Tafel' })).toBeVisible()
  await expect.poll(() => keptLists(page)).toContain(words)
})

test('a list that came without all of it is not kept on the device in place of a whole one', {
  tag: ['@phone'],
}, async ({ page, context, given }) => {
  const asked = page.waitForRequest('**/api/workshops/?*')
  await page.route('**/api/workshops/?*', route => route.abort('internetdisconnected'))
  await page.goto(await programme(given))
  await asked
  await expect.poll(() => keptLists(page)).toContain('["timeslots"')
  expect(await keptLists(page)).not.toContain('["workshops"')
  await page.unroute('**/api/workshops/?*')
  await context.setOffline(true)
  await context.setOffline(false)
  await search(page)
  await expect(page.getByRole('article', { name: 'Geometrie an der Tafel' })).toBeVisible()
  await expect.poll(() => keptLists(page)).toContain(words)
})
