import type { Page } from '@playwright/test'
import { expect, fillLogin, inDays, test } from './house/fixtures.ts'
import { placeOf, seesAt, seesPage } from './house/front.ts'
import { pageIsKept } from './house/offline.ts'
import { openSchedule, row } from './house/places.ts'
import { longProgramme, makeLongProgramme } from './long-programme.ts'

// Whoever has looked at one thing and comes back to the list finds it as they left it.

const titleOf = (n: number) => `Termin ${n}${n % 20 === 0 ? ': Robotik' : ''} für den Unterricht von morgen`
const rows = (page: Page) => page.getByRole('article')

/** The browser's, and the button of the app. */
const ways = [
  (page: Page) => page.goBack(),
  (page: Page) => page.getByRole('button', { name: 'Zurück' }).click(),
]

const goFar = async (page: Page, name: string) => {
  await row(page, name).evaluate(element => element.scrollIntoView({ block: 'center' }))
  await expect(row(page, name).getByRole('button', { name: 'Merken' })).toBeVisible()
}

test('with the browser and with the button of the app one comes back to the same row of a long programme, where it stood', async ({
  page,
  given,
  database,
  signIn,
}) => {
  const event = await given.event()
  await makeLongProgramme(database, event, inDays(60, '07:00'))
  await signIn(await given.account())
  await openSchedule(page, event)
  await expect(rows(page)).toHaveCount(longProgramme.termine)
  // Once a minute the server draws this page anew, which takes it seconds on a machine that runs other journeys besides.
  await pageIsKept(page, `/app/tabs/schedule?event=${event.id}`)
  for (const n of [longProgramme.termine - 55, 37])
    for (const goBack of ways) {
      await goFar(page, titleOf(n))
      const before = await placeOf(row(page, titleOf(n)))
      await row(page, titleOf(n)).getByRole('link').click()
      await seesPage(page, titleOf(n))
      await expect(row(page, titleOf(n))).not.toBeVisible()
      await goBack(page)
      await seesAt(row(page, titleOf(n)), before)
    }
})

test('day, filters and search are as they were when one comes back', async ({ page, given, signIn }) => {
  const event = await given.event()
  const tomorrow = { startsAt: inDays(61, '10:00'), endsAt: inDays(61, '11:30') }
  await given.timeslot({ eventId: event.id, name: 'Schulrecht', location: 'Aula' })
  await given.timeslot({ eventId: event.id, name: 'Singen', location: 'Aula', ...tomorrow })
  await given.timeslot({ eventId: event.id, name: 'Schulgarten', location: 'Hof', ...tomorrow })
  await signIn(await given.account())
  await openSchedule(page, event)
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('combobox', { name: 'Raum' }).selectOption('Hof')
  await page.getByRole('button', { name: 'Suche' }).click()
  await page.getByRole('searchbox').fill('garten')
  for (const goBack of ways) {
    await row(page, 'Schulgarten').getByRole('link').click()
    await seesPage(page, 'Schulgarten')
    await goBack(page)
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Raum' })).toHaveValue('Hof')
    await expect(page.getByRole('searchbox')).toHaveValue('garten')
    await expect(rows(page)).toHaveCount(1)
  }
})

test('the list of events is as far down, and as open, as it was', async ({ page, given, signIn }) => {
  await signIn(await given.account())
  for (const days of [70, 71, 72, 73, 74, 75])
    await given.event({ startsAt: inDays(days, '09:00'), endsAt: inDays(days, '17:00') })
  const past = { startsAt: inDays(-300, '09:00'), endsAt: inDays(-300, '17:00') }
  const { name } = await given.event({ name: `Lange her ${crypto.randomUUID().slice(0, 8)}`, ...past })
  await page.goto('/app/tabs/event')
  await page.getByText('Vergangene').click()
  const link = page.getByRole('link', { name: new RegExp(name) })
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  await link.click()
  await seesPage(page, name)
  await expect(link).not.toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
  expect(await link.boundingBox()).toEqual(before)
})

test('whoever opens the programme anew, or is the next to log in, begins at the top of all of it @desktop', async ({
  page,
  given,
  signIn,
}) => {
  const { id } = await given.event()
  for (let n = 1; n <= 20; n++)
    await given.timeslot({ eventId: id, name: `${n % 2 ? 'Übung' : 'Spiel'} ${n}` })
  await signIn(await given.account())
  await openSchedule(page, { id })
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const goOn = async () => {
    await page.getByRole('searchbox').fill('Übung')
    await expect(rows(page)).toHaveCount(10)
    await goFar(page, 'Übung 19')
    await row(page, 'Übung 19').getByRole('link').click()
    await seesPage(page, 'Übung 19')
  }
  const openAnew = async () => {
    await menu.getByText('Workshops', { exact: true }).click()
    await page.getByRole('combobox', { name: 'Veranstaltung' }).selectOption(String(id))
  }
  const expectAll = async () => {
    await expect(rows(page)).toHaveCount(20)
    await expect(row(page, 'Übung 1')).toBeInViewport()
    await expect(page.getByRole('searchbox')).toHaveValue('')
  }
  await expectAll()
  await goOn()
  await openAnew()
  await expectAll()
  await goOn()
  await menu.getByText('Abmelden').click()
  await fillLogin(page, (await given.account()).email)
  await openAnew()
  await expectAll()
})
