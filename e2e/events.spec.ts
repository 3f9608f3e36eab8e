import type { Page } from '@playwright/test'
import { expect, inDays, password, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'
import { takePlace } from './house/places.ts'
import { keptLists } from './house/storage.ts'
import { boardChip } from './screen.ts'

const card = (page: Page, name: RegExp) => page.getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a visitor finds the next event at once, and the others with their state', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Überspringen').click()
  await seesPage(page, 'Veranstaltungen')
  await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeFocused()
  await expect(page.locator('.board').getByRole('heading', { name: /Schulkongress/ })).toBeVisible()
  await expect(card(page, /Frühjahrstagung 20/)).toContainText('Anmeldung offen')
  await expect(card(page, /Fachtag Digitale Bildung/)).toContainText('Ausgebucht – Warteliste')
  await expect(card(page, /Schulrecht kompakt/)).toContainText('Angekündigt')
  await expect(card(page, /Herbsttagung 20/)).toBeHidden()
  await page.getByText(/^Vergangene \(\d+\)$/).click()
  await expect(card(page, /Herbsttagung 20/)).toContainText('Beendet')
})

test('a screen that comes after the welcome above it has the focus once that is closed', async ({ page }) => {
  // On a busy machine the welcome may be there before the screen beneath takes the focus.
  await page.addInitScript(() => {
    const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value
    let wasThere = false
    HTMLElement.prototype.focus = function (options) {
      wasThere ||= document.querySelector('dialog[open]') !== null
      if (wasThere) focus.call(this, options)
      else requestAnimationFrame(() => this.focus(options))
    }
  })
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Willkommen' })).toBeVisible()
  await button(page, 'Überspringen').click()
  await expect(page.getByRole('dialog', { name: 'Willkommen' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeFocused()
})

test('a visitor logs in on the way to a place, is asked nothing twice, and can leave again', async ({
  page,
  given,
}) => {
  const person = await given.account()
  await given.event({ name: 'Tag der Probe', capacity: 2 })
  await page.goto('/app/tabs/event')
  await card(page, /Tag der Probe/).click()
  await seesPage(page, 'Anmelden')
  await page.getByLabel('E-Mail-Adresse').fill(person.email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await button(page, 'Anmelden').click()
  await seesPage(page, 'Tag der Probe')

  await expect(page.getByText('noch 2 Plätze von 2')).toBeVisible()
  await button(page, 'Platz sichern').click()
  await expect(page.getByText('Angemeldet: Tag der Probe')).toBeVisible()
  await expect(boardChip(page, 'Angemeldet')).toBeVisible()

  await button(page, 'Von der Veranstaltung abmelden').click()
  await expect(page.getByText('Ihr Platz wird frei.')).toBeVisible()
  await button(page, 'Angemeldet bleiben').click()
  await expect(page.locator('ion-alert')).toBeHidden()
  await button(page, 'Von der Veranstaltung abmelden').click()
  await button(page, 'Abmelden').and(page.locator('ion-alert button')).click()
  await expect(page.getByText('Abgemeldet: Tag der Probe')).toBeVisible()
  await button(page, 'Rückgängig').last().click()
  await expect(boardChip(page, 'Angemeldet')).toBeVisible()
})

test('whoever leaves an event is told which workshops go with it', async ({
  page,
  given,
  signIn,
  callAs,
}) => {
  const person = await given.account()
  const event = await given.event({ name: 'Tag der Wahl' })
  const slot = (name: string, time: string, until: string) =>
    given.timeslot({
      eventId: event.id,
      name,
      startsAt: inDays(60, time),
      endsAt: inDays(60, until),
    })
  await takePlace(callAs, person, await slot('Leseförderung', '10:00', '11:30'))
  await takePlace(callAs, person, await slot('Schulrecht', '13:00', '14:30'))
  await signIn(person)
  await page.goto(`/event-detail/${event.id}`)
  await expect(page.getByText('2 Workshops gewählt')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Workshops wählen' })).toHaveAttribute(
    'href',
    `/app/tabs/schedule?event=${event.id}`,
  )
  await button(page, 'Von der Veranstaltung abmelden').click()
  const question = page.locator('ion-alert')
  await expect(question).toContainText('Ihre 2 Workshops werden ebenfalls abgemeldet')
  await expect(question).toContainText('„Leseförderung“')
  await expect(question).toContainText('„Schulrecht“')
  await question.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Abgemeldet: Tag der Wahl')).toBeVisible()
  await expect(button(page, 'Platz sichern')).toBeVisible()
})

test('a full event has a waitlist, whose position is told', async ({ page, given, signIn }) => {
  await signIn(await given.account())
  await page.goto('/app/tabs/event')
  await card(page, /Fachtag Digitale Bildung/).click()
  await button(page, 'Auf die Warteliste').click()
  await expect(page.getByText(/^Sie stehen auf Platz \d+ der Warteliste$/)).toBeVisible()
  await button(page, 'Warteliste verlassen').click()
  await expect(page.getByText(/^Ihr Platz \d+ auf der Warteliste verfällt\.$/)).toBeVisible()
  await button(page, 'Verlassen').click()
  await expect(page.getByText('Sie stehen nicht mehr auf der Warteliste.')).toBeVisible()
  await expect(button(page, 'Auf die Warteliste')).toBeVisible()
})

test('a refusal of the server is shown in its words', async ({ page, given, signIn }) => {
  const event = await given.event({ name: 'Tag der Frist', registrationEndsAt: inDays(-1, '12:00') })
  await signIn(await given.account())
  await page.clock.setFixedTime(inDays(-2, '12:00')) // a phone whose clock is wrong
  await page.goto(`/event-detail/${event.id}`)
  await button(page, 'Platz sichern').click()
  await expect(page.getByText('Die Frist dafür ist abgelaufen')).toBeVisible()
  await expect(button(page, 'Platz sichern')).toBeEnabled()
})

test('an event without number leads to all of them, an unknown one says so', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  await page.goto('/event-detail')
  await seesPage(page, 'Veranstaltungen')
  await page.goto('/event-detail/99999')
  await expect(page.getByRole('heading', { name: 'Diese Veranstaltung gibt es nicht' })).toBeVisible()
})

test('events can be searched by place and topic', async ({ page }) => {
  await page.goto('/app/tabs/event')
  await button(page, 'Suchen').click()
  await expect(page.getByLabel('Titel, Ort oder Thema')).toBeFocused()
  await page.getByLabel('Titel, Ort oder Thema').fill('medienzentrum')
  await expect(page.getByRole('main').getByRole('link')).toHaveText([/Fachtag Digitale Bildung/])
  await page.getByLabel('Titel, Ort oder Thema').fill('nirgends')
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()
})

test('a list that does not arrive says why and can be asked for again', async ({ page }) => {
  await page.goto('/app/tabs/about') // with the list's own page it would come along
  await page.route('**/api/events/**', route =>
    route.fulfill({ status: 429, json: { detail: 'Zu viele Anfragen. Bitte warten Sie eine Minute.' } }),
  )
  await page.getByRole('link', { name: 'Veranstaltungen' }).click()
  await expect(page.getByRole('heading', { name: 'Die Liste kam nicht an' })).toBeVisible()
  await expect(page.getByText('Zu viele Anfragen.')).toBeVisible()
  await page.unroute('**/api/events/**')
  await button(page, 'Erneut versuchen').click()
  await expect(page.locator('.board')).toBeVisible()
})

test(
  'without network the events as last seen stay, under a quiet bar',
  offline,
  async ({ page, context }) => {
    const board = page.locator('.board')
    await page.goto('/app/tabs/event')
    await expect(board).toBeVisible()
    await installed(page)
    await expect(board).toBeVisible()
    // Other lists name it as well, and may be kept a second earlier.
    const isKept = async () =>
      (await keptLists(page))
        .split('\n')
        .some(list => list.includes('"queryKey":["events"]') && list.includes('Schulkongress'))
    await expect.poll(isKept).toBe(true)
    await context.setOffline(true)
    await expect(page.getByText(/^Offline – Stand \d\d:\d\d Uhr$/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Offline – Stand \d\d:\d\d Uhr$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: /Schulkongress/ }).first()).toBeVisible()
  },
)
