import type { Locator, Page } from '@playwright/test'
import { placePlanItem } from '@tafelrunde/contract/admin/events/plan'
import { createRoom } from '@tafelrunde/contract/admin/events/rooms'
import { getTimeslot } from '@tafelrunde/contract/events/timeslots'
import { faultsOf } from './axe.ts'
import { type CallAs, expect, inDays, test } from './house/fixtures.ts'
import { takePlace } from './house/places.ts'
import { button, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

/** An item of the board, by its name and where it is said to be. */
const block = (page: Page, label: RegExp) =>
  page.getByRole('region', { name: 'Raumplan' }).getByRole('button', { name: label })

const roomsOf = async (callAs: CallAs, office: { email: string }, names: string[]) => {
  const call = await callAs(office)
  const rooms = []
  for (const name of names) rooms.push(await call(createRoom, { body: { name, capacity: 30 } }))
  return rooms.map(({ id }) => id)
}

const drag = async (page: Page, from: Locator, by: { x: number; y: number; grip?: number }) => {
  const box = await from.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const [x, y] = [box.x + (by.grip ?? 30), box.y + 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 8)
  await page.mouse.move(x + by.x, y + by.y, { steps: 6 })
  await page.mouse.up()
}

test(
  'the office moves Termine with the keys, undoes and does again, and nothing of it is public until it publishes',
  desktop,
  async ({ page, given, signIn, callAs }) => {
    const office = await given.account({ isStaff: true })
    const [aula, hall] = await roomsOf(callAs, office, ['Aula im Turm', 'Halle am Turm'])
    const event = await given.event({ name: 'Turmtagung' })
    const slot = await given.timeslot({
      eventId: event.id,
      name: 'Glockenkunde',
      roomId: aula ?? null,
      location: 'Aula im Turm',
    })
    await given.timeslot({
      eventId: event.id,
      name: 'Uhrwerke',
      roomId: hall ?? null,
      location: 'Halle am Turm',
      startsAt: inDays(60, '14:00'),
      endsAt: inDays(60, '15:00'),
    })
    await given.workshop({ eventId: event.id, name: 'Turmfalken' })
    const person = await given.account()
    await takePlace(callAs, person, slot)
    await signIn(office)
    await page.goto(`/verwaltung/events/${event.id}/show`)
    await page.getByRole('link', { name: 'Plan drucken' }).click()
    const print = page.getByRole('dialog', { name: 'Raumplan drucken' })
    expect(await faultsOf(page)).toEqual([])
    const download = page.waitForEvent('download')
    await print.getByRole('button', { name: 'PDF speichern' }).click()
    expect((await download).suggestedFilename()).toBe('Raumplan.pdf')
    await expect(print).toBeHidden()
    await expect(pageTitle(page, 'Raumplan')).toBeVisible()

    await block(page, /^Glockenkunde/).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page.getByText(/^Halle am Turm, 10:15–11:30.Uhr: frei/)).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(block(page, /^Glockenkunde Halle am Turm, 10:15–11:30 Uhr/)).toBeVisible()

    await page.getByRole('button', { name: /^Turmfalken 90 Min/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(block(page, /^Turmfalken Halle am Turm, 08:00–09:30 Uhr/)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(block(page, /^Turmfalken/)).toBeHidden()
    await page.keyboard.press('Control+Shift+z')
    await expect(block(page, /^Turmfalken/)).toBeVisible()
    await expect(page.getByText('Gespeichert.')).toBeVisible()

    const read = async () => (await callAs(person))(getTimeslot, { params: { id: slot.id } })
    expect((await read()).location).toBe('Aula im Turm')
    await button(page, 'Veröffentlichen (2)').click()
    const panel = page.getByRole('dialog', { name: 'Plan veröffentlichen' })
    await expect(panel).toContainText('1 Person')
    await expect(panel).toContainText('Aula im Turm')
    expect(await faultsOf(page)).toEqual([])
    await panel.getByRole('button', { name: 'Plan veröffentlichen' }).click()
    await expect(page.getByText('Fassung 2 ist veröffentlicht.')).toBeVisible()
    expect((await read()).location).toBe('Halle am Turm')
  },
)

test(
  'what is dragged upon something else stops the publication until it is solved, and an earlier version comes back',
  desktop,
  async ({ page, given, signIn, callAs }) => {
    const office = await given.account({ isStaff: true })
    const [north, south] = await roomsOf(callAs, office, ['Nordzimmer', 'Südzimmer'])
    const event = await given.event({ name: 'Kompasstagung' })
    const slot = (name: string, room: number | undefined, location: string) =>
      given.timeslot({ eventId: event.id, name, roomId: room ?? null, location })
    await slot('Kartenkunde', north, 'Nordzimmer')
    await slot('Sternenkunde', south, 'Südzimmer')
    await given.timeslot({
      eventId: event.id,
      workshopId: null,
      caption: 'Kaffeepause',
      location: '',
      startsAt: inDays(60, '14:00'),
      endsAt: inDays(60, '14:30'),
    })
    await signIn(office)
    await page.goto(`/verwaltung/events/${event.id}/plan`)
    await drag(page, block(page, /^Sternenkunde/), { x: -150, y: 0 })
    await expect(page.getByText(/draggable item/i)).toHaveCount(0)
    await expect(block(page, /^Sternenkunde Nordzimmer/)).toBeVisible()
    await button(page, 'Veröffentlichen (1)').click()
    const panel = page.getByRole('dialog', { name: 'Plan veröffentlichen' })
    await expect(panel.getByRole('button', { name: 'Plan veröffentlichen' })).toBeDisabled()
    await expect(panel).toContainText('Hält auf: Nordzimmer doppelt belegt: „Kartenkunde“ und „Sternenkunde“')
    await panel.getByRole('button', { name: 'Zeigen' }).click()
    await page.getByRole('button', { name: 'Nächste freie Zeit' }).click()
    await expect(block(page, /^Sternenkunde Nordzimmer, 11:30–13:00 Uhr/)).toBeVisible()
    await button(page, 'Veröffentlichen (1)').click()
    await panel.getByRole('button', { name: 'Plan veröffentlichen' }).click()
    await expect(page.getByText('Fassung 2 ist veröffentlicht.')).toBeVisible()

    await button(page, 'Fassungen').click()
    await page.getByRole('button', { name: /^Fassung 1,/ }).click()
    const versions = page.getByRole('dialog', { name: 'Fassungen' })
    await expect(versions).toContainText('1 Unterschied')
    expect(await faultsOf(page)).toEqual([])
    await versions.getByRole('button', { name: 'Zu dieser Fassung zurück' }).click()
    await page.getByRole('button', { name: 'Zurück zu dieser Fassung' }).click()
    await expect(block(page, /^Sternenkunde Südzimmer, 10:00–11:30 Uhr/)).toBeVisible()
    await expect(button(page, 'Veröffentlichen (1)')).toBeVisible()

    // A break for all lies across the rooms, and stays for all wherever it is held.
    await drag(page, block(page, /^Kaffeepause Für alle, 14:00/), { grip: 330, x: 0, y: -69 })
    await expect(block(page, /^Kaffeepause Für alle, 13:00–13:30 Uhr/)).toBeVisible()
    await expect(button(page, 'Veröffentlichen (2)')).toBeVisible()
  },
)

test(
  'whoever moves what somebody else has moved meanwhile is told, and sees where it is now',
  desktop,
  async ({ page, given, signIn, callAs }) => {
    const [office, other] = [await given.account({ isStaff: true }), await given.account({ isStaff: true })]
    const event = await given.event({ name: 'Doppeltagung' })
    const { id } = await given.timeslot({ eventId: event.id, name: 'Zwillinge', location: 'Zelt' })
    await signIn(office)
    await page.goto(`/verwaltung/events/${event.id}/plan`)
    await expect(block(page, /^Zwillinge Zelt, 10:00–11:30 Uhr/)).toBeVisible()
    const seen = { start: inDays(60, '10:00'), end: inDays(60, '11:30'), room: null, location: 'Zelt' }
    const at = { ...seen, start: inDays(60, '15:00'), end: inDays(60, '16:30') }
    const call = await callAs(other)
    await call(placePlanItem, { params: { id: event.id }, body: { key: `t${id}`, at, seen } })
    await block(page, /^Zwillinge/).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Jemand anderes hat das inzwischen verschoben/)).toBeVisible()
    await expect(block(page, /^Zwillinge Zelt, 15:00–16:30 Uhr/)).toBeVisible()
    await expect(button(page, 'Rückgängig')).toBeDisabled()
  },
)

test(
  'a move whose answer is lost on the way stays where it was put, and is saved by itself as soon as that goes',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: 'Funklochtagung' })
    await given.timeslot({ eventId: event.id, name: 'Eremiten', location: 'Höhle' })
    await signIn(await given.account({ isStaff: true }))
    await page.goto(`/verwaltung/events/${event.id}/plan`)
    await expect(block(page, /^Eremiten Höhle, 10:00–11:30 Uhr/)).toBeVisible()
    // The server does it, and nobody hears of it; after that nobody is reached at all.
    let asked = 0
    await page.route('**/plan/item/', async route => {
      asked += 1
      if (asked === 1) await route.fetch()
      await (asked <= 2 ? route.abort('connectionreset') : route.continue())
    })
    await block(page, /^Eremiten/).focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByText(/^Noch nicht gespeichert: keine Verbindung/)).toBeVisible()
    await expect(block(page, /^Eremiten Höhle, 10:15–11:45 Uhr/)).toBeVisible()
    await expect(page.getByText(/^Gespeichert\./)).toBeVisible({ timeout: 15_000 })
    await expect(button(page, 'Rückgängig')).toBeEnabled()
    await page.reload()
    await expect(block(page, /^Eremiten Höhle, 10:15–11:45 Uhr/)).toBeVisible()
  },
)
