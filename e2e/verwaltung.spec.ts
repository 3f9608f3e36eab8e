import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipped } from '../apps/server/test/read/unzipped.ts'
import { faultsOf } from './axe.ts'
import { expect, inDays, password, test } from './house/fixtures.ts'
import { takePlace } from './house/places.ts'
import { store, stored } from './house/storage.ts'
import { pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

/** An address of the Verwaltung, by way of its login. */
const enter = async (page: Page, email: string, path = '/') => {
  await page.goto(`/verwaltung${path}`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

test(
  'the office sees the running event with its figures, opens the list behind them and a workshop',
  desktop,
  async ({ page, given, callAs, signIn }) => {
    // On a day on which nothing else runs, whatever the demo and other tests have made.
    const event = await given.event({
      name: 'Praxistag',
      startsAt: inDays(400, '09:00'),
      endsAt: inDays(400, '17:00'),
      capacity: 10,
    })
    const soon = { eventId: event.id, startsAt: inDays(400, '13:00'), endsAt: inDays(400, '14:30') }
    const full = await given.timeslot({ ...soon, name: 'Schulgarten', capacity: 2 })
    await given.timeslot({ ...soon, name: 'Waldtag', capacity: 30 })
    for (const _ of [1, 2, 3]) await takePlace(callAs, await given.account(), full)

    await signIn(await given.account({ isStaff: true, firstName: 'Renate', lastName: 'Albrecht' }))
    await page.clock.install({ time: inDays(400, '12:30') })
    await page.goto('/verwaltung/')
    await expect(pageTitle(page, /^Guten (Morgen|Tag|Abend), Renate Albrecht$/)).toBeVisible()
    await expect(page).toHaveTitle('Heute · Verwaltung · Tafelrunde')
    await expect(page.getByText('„Praxistag“ läuft')).toBeVisible()
    const figures = page.getByRole('list', { name: '„Praxistag“ in Zahlen' })
    await expect(figures.getByRole('link', { name: 'Anmeldungen' })).toContainText('3von 10')
    await expect(figures.getByRole('link', { name: 'Workshop\u00ADplätze belegt' })).toContainText('2von 32')
    await expect(figures.getByRole('link', { name: 'Auf Wartelisten' })).toContainText('1in 1 Workshop')
    const bars = page.getByRole('table', { name: /^Belegung je Workshop/ })
    await expect(bars.getByRole('row', { name: 'Schulgarten' })).toContainText('2 von 2')
    await expect(bars.getByRole('row', { name: 'Schulgarten' })).toContainText('1 auf der Warteliste')
    await expect(bars.getByRole('row', { name: 'Waldtag' })).toContainText('0 von 30')

    await figures.getByRole('link', { name: 'Auf Wartelisten' }).click()
    await expect(pageTitle(page, 'Plätze in Terminen')).toBeFocused()
    await expect(page.getByRole('row', { name: 'Schulgarten' })).toContainText('Warteliste, Platz 1')
    await expect(page.getByText('1–1 von 1')).toBeVisible()
    await page.goBack()
    await bars.getByRole('link', { name: 'Schulgarten' }).click()
    await expect(pageTitle(page, 'Schulgarten')).toBeVisible()
    await expect(page).toHaveTitle('Schulgarten · Verwaltung · Tafelrunde')
    await expect(page.getByRole('table', { name: 'Termine von „Schulgarten“' })).toContainText('2 von 2')
    for (const [figure, rows] of [
      ['Anmeldungen', 3],
      ['Workshop\u00ADplätze belegt', 2],
      ['Termine heute', 2],
    ] as const) {
      await page.goBack()
      await figures.getByRole('link', { name: figure }).click()
      await expect(page.getByText(`1–${rows} von ${rows}`)).toBeVisible()
    }
    await page.goBack()
    await expect(figures.getByRole('link', { name: 'Anmeldungen' })).toContainText('3von 10')
    await takePlace(callAs, await given.account(), full)
    await page.clock.fastForward('00:15')
    await expect(figures.getByRole('link', { name: 'Anmeldungen' })).toContainText('4von 10')
    await expect(figures.getByRole('link', { name: 'Auf Wartelisten' })).toContainText('2in 1')
  },
)

test(
  'a teacher is told politely that the Verwaltung is not for them, and stays outside',
  desktop,
  async ({ page, given }) => {
    await enter(page, (await given.account()).email)
    await expect(
      page.getByText('Dieses Konto gehört nicht zur Verwaltung. Bitte melden Sie sich in der App an.'),
    ).toBeVisible()
    await page.goto('/verwaltung/events')
    await expect(pageTitle(page, 'Verwaltung')).toBeVisible()
    await expect(page).toHaveURL(/\/verwaltung\/login$/)
  },
)

test('a wrong password is named as such', desktop, async ({ page }) => {
  await enter(page, 'niemand@schule.example')
  await expect(page.getByText('Benutzername oder Passwort falsch')).toBeVisible()
})

test(
  'a deep link leads through the login to its page, which a reload and an expired token keep',
  desktop,
  async ({ page, given }) => {
    const event = await given.event({ name: 'Herbsttreffen' })
    await enter(page, (await given.account({ isStaff: true })).email, `/events/${event.id}/show`)
    await expect(pageTitle(page, 'Herbsttreffen')).toBeVisible()

    const refresh = () => stored(page, 'REFRESH_TOKEN')
    const before = await refresh()
    await store(page, { AUTH_TOKEN: 'abgelaufen' })
    await page.goto(`/verwaltung/events/${event.id}/show`)
    await expect(pageTitle(page, 'Herbsttreffen')).toBeVisible()
    expect(await refresh()).not.toBe(before)

    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(pageTitle(page, 'Verwaltung')).toBeVisible()
    await expect.poll(refresh).toBeUndefined()
  },
)

test(
  'an address of something that is not there says so and leads to the list',
  desktop,
  async ({ page, given, signIn }) => {
    await signIn(await given.account({ isStaff: true }))
    await page.goto('/verwaltung/workshops/987654321/show')
    await expect(page.getByText('Diesen Eintrag gibt es nicht oder nicht mehr.')).toBeVisible()
    await expect(page).toHaveTitle('Nicht gefunden · Verwaltung · Tafelrunde')
    await page.getByRole('link', { name: 'Alle Workshops' }).click()
    await expect(pageTitle(page, 'Workshops')).toBeVisible()
  },
)

test('a list is filtered and saved as a table of either kind', desktop, async ({ page, given, signIn }) => {
  const event = await given.event({ name: 'Fachtag Musik' })
  await given.timeslot({ eventId: event.id, name: 'Chor; „a cappella“', capacity: 25 })
  await given.timeslot({ name: 'Anderswo' })
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/workshops')
  await page.getByRole('combobox', { name: 'Veranstaltung' }).click()
  await page.getByRole('option', { name: 'Fachtag Musik' }).click()
  await expect(page.getByText('1–1 von 1')).toBeVisible()
  const save = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }

  const csv = await save('Als CSV')
  expect(csv.name).toMatch(/^Workshops \d{4}-\d{2}-\d{2}\.csv$/)
  expect(csv.bytes.toString()).toBe(
    [
      '\uFEFFName;Veranstaltung;Referenten;Raum;Termine;Plätze;Belegt;Warteliste',
      '"Chor; „a cappella“";Fachtag Musik;;;1;25;0;0',
      '',
    ].join('\r\n'),
  )

  const xlsx = await save('Als Excel-Datei')
  expect(xlsx.name).toMatch(/^Workshops \d{4}-\d{2}-\d{2}\.xlsx$/)
  const { 'xl/worksheets/sheet1.xml': sheet } = unzipped(xlsx.bytes)
  expect(sheet).toContain('Chor; „a cappella“')
  expect(sheet).not.toContain('Anderswo')
  expect(sheet?.match(/<row /g)).toHaveLength(2)
})

test('a table that the server cannot give is told in German', desktop, async ({ page, given, signIn }) => {
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/events')
  const button = page.getByRole('button', { name: 'Als Excel-Datei' })
  await expect(button).toBeEnabled()
  await page.context().setOffline(true)
  await button.click()
  await expect(
    page.getByText('Sie sind offline. Bitte versuchen Sie es mit Verbindung noch einmal.'),
  ).toBeVisible()
  await expect(button).toBeEnabled()
})

// In the light `tour-office.spec.ts` looks at all of them.
test(
  'in the dark start page, lists and shows have no fault that axe finds',
  desktop,
  async ({ page, given, signIn }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const event = await given.event()
    await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
    await signIn(await given.account({ isStaff: true }))
    for (const [path, title, row] of [
      ['/', /^Guten/, undefined],
      ['/events', 'Veranstaltungen', /Schulkongress/],
      [`/events/${event.id}/show`, event.name, /Schulrecht/],
      [`/timeslots?filter={"event":${event.id}}`, 'Termine', /Schulrecht/],
      ['/exhibitors', 'Aussteller', /Verlag Kreidestrich/],
    ] as const) {
      await page.goto(`/verwaltung${path}`)
      await expect(pageTitle(page, title)).toBeVisible()
      const shown = row
        ? page.getByRole('row', { name: row }).first()
        : page.getByRole('region', { name: 'Belegung je Workshop' })
      await expect(shown).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      expect(await faultsOf(page)).toEqual([])
    }
  },
)
