import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { createRoom } from '@tafelrunde/contract/admin/events/rooms'
import { changeTimeslots } from '@tafelrunde/contract/admin/many'
import { readPdf } from '../apps/server/test/read/read-pdf.ts'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, field, link, pageTitle } from './screen.ts'

const saved = async (page: Page, tap: () => Promise<void>) => {
  const coming = page.waitForEvent('download')
  await tap()
  const download = await coming
  return { name: download.suggestedFilename(), ...(await readPdf(await readFile(await download.path()))) }
}

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test('the office prints badges, one of them again at the counter, and knows who is in which room when it counts', {
  tag: '@desktop',
}, async ({ page, context, given, signIn, database }) => {
  await signIn(await given.account({ isStaff: true }))
  const { id: eventId, name } = await given.event({ startsAt: minutes(-60), endsAt: minutes(60) })
  const slot = await given.timeslot({
    eventId,
    name: 'Leseförderung',
    location: 'Aula',
    startsAt: minutes(-1),
    endsAt: minutes(50),
  })
  const eva = await given.account({ firstName: 'Eva', lastName: 'Zimmer' })
  await given.participation(eva, slot)
  await database.$client.query('insert into lecturer_data (account_id, phone) values ($1, $2)', [
    eva.id,
    '+49 (0) 341 / 55 66 77-812',
  ])

  await page.goto(`/verwaltung/events/${eventId}/show`)
  await link(page, 'Namensschilder').click()
  await expect(pageTitle(page, 'Namensschilder')).toBeVisible()
  await field(page, 'Für wen').click()
  await page.getByRole('option', { name: 'Teilnehmende' }).click()
  await expect(page.getByText('1\u00a0Namensschild auf 1\u00a0Bogen')).toBeVisible()
  const all = await saved(page, () => button(page, 'PDF speichern').click())
  expect([all.name, all.pages.length]).toEqual(['Namensschilder.pdf', 1])
  for (const words of [name, 'Eva', 'Zimmer', 'Teilnehmende']) expect(all.text).toContain(words)

  await button(page, 'Ab Platz 10').click()
  await field(page, 'Name').fill('zimm')
  const again = await saved(page, () => button(page, 'Namensschild von Eva Zimmer als PDF').click())
  expect([again.name, again.text.includes('Zimmer')]).toEqual(['Namensschild Eva Zimmer.pdf', true])
  // That sheet is used up.
  await expect(button(page, 'Ab Platz 1')).toHaveAttribute('aria-pressed', 'true')
  expect(await faultsOf(page)).toEqual([])

  await link(page, `‹ ${name}`).click()
  await link(page, 'Notfallliste').click()
  await expect(page.getByText('1\u00a0Person im Haus, davon 1 an einer Tür gesehen.')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Aula' }).getByRole('row', { name: 'Zimmer, Eva' }),
  ).toBeVisible()
  // A number is dialled from one line, on a phone too.
  const phone = link(page, '+49 (0) 341 / 55 66 77-812')
  const lines = () =>
    phone.evaluate(number => {
      const range = document.createRange()
      range.selectNodeContents(number)
      return range.getClientRects().length
    })
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const wide of [390, 800, width]) {
    await page.setViewportSize({ width: wide, height })
    await expect.poll(lines).toBe(1)
  }
  const list = await saved(page, () => button(page, 'Als PDF').click())
  for (const words of [name, 'Aula', 'Zimmer, Eva']) expect(list.text).toContain(words)
  expect(await faultsOf(page)).toEqual([])

  await page.evaluate(() => Object.assign(window, { print: () => document.body.append('gedruckt') }))
  await context.setOffline(true)
  await button(page, 'Drucken').click()
  await expect(page.getByText('gedruckt')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Zimmer, Eva' })).toBeVisible()
})

test('whoever runs the day sees what runs, who is missing, and moves it to another room for everybody', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs, database }) => {
  const staff = await given.account({ isStaff: true })
  const call = await callAs(staff)
  const { id: eventId } = await given.event({ startsAt: minutes(-60), endsAt: minutes(120) })
  const [small, large] = [
    `Raum ${crypto.randomUUID().slice(0, 6)}`,
    `Aula ${crypto.randomUUID().slice(0, 6)}`,
  ]
  const rooms = []
  for (const name of [small, large]) rooms.push(await call(createRoom, { body: { name, capacity: 300 } }))
  const slot = { eventId, startsAt: minutes(-1), endsAt: minutes(50) }
  const moved = await given.timeslot({ ...slot, name: 'Leseförderung' })
  await call(changeTimeslots, { body: { ids: [moved.id], room: rooms[0]?.id ?? 0 } })
  const eva = await given.account({ firstName: 'Eva', lastName: 'Zimmer' })
  await call(addRegistration, { body: { event: eventId, account: eva.id, timeslots: [moved.id] } })
  const ole = await given.account({ firstName: 'Ole', lastName: 'Berg' })
  await given.lecturer(moved.workshopId ?? 0, { accountId: ole.id })
  await database.$client.query(`insert into lecturer_data (account_id, phone) values ($1, '0123 456')`, [
    ole.id,
  ])

  await signIn(staff)
  await page.goto(`/verwaltung/events/${eventId}/show`)
  await link(page, 'Tagesleitung').click()
  const now = page.getByRole('region', { name: 'Jetzt' })
  await expect(now).toContainText(small)
  await expect(now).toContainText('Leseförderung')
  await expect(now.getByText('Ole Berg noch nicht gesehen')).toContainText('0123 456')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('definition').getByRole('link', { name: '1' }).click()
  await expect(page.getByRole('row', { name: 'Zimmer' })).toBeVisible()
  await expect(page.getByText('1–1 von 1')).toBeVisible()
  await page.goBack()
  await link(page, 'Durchsage').click()
  await expect(field(page, 'Neue Mitteilung an alle')).toBeInViewport()
  await button(page, 'Raum wechseln: Leseförderung').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('1\u00a0Person bekommt eine Mail')
  await question.getByRole('button', { name: 'Raum wechseln' }).click()
  await expect(question.getByRole('alert')).toHaveText('Bitte wählen Sie einen Raum.')
  await question.getByLabel('Neuer Raum').click()
  await page.getByRole('option', { name: new RegExp(`^${large} · 300 Plätze · frei`) }).click()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Raum wechseln' }).click()
  // That they do is told in `whole-event/day.ts`.
  await expect(now).toContainText(large)
})
