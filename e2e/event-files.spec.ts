import { readFile } from 'node:fs/promises'
import { copiedIn } from './house/clipboard.ts'
import { expect, test } from './house/fixtures.ts'
import { button, heading, told } from './screen.ts'

test('the programme of an event is there as a file for calendars and other tools', async ({
  page,
  given,
  signIn,
}) => {
  const event = await given.event({ state: 'open' })
  await given.timeslot({ eventId: event.id, name: 'Leseförderung' })
  await signIn(await given.account())
  await page.goto(`/event-detail/${event.id}`)
  await heading(page, 'Programm für andere Apps').click()
  for (const [name, start] of [
    [/^Kalender \(iCalendar\)/, 'BEGIN:VCALENDAR'],
    [/^schedule\.json/, '{'],
    [/^schedule\.xml/, '<?xml'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith(start)).toBe(true)
    expect(text).toContain('Leseförderung')
  }
})

test('an event is shared by its own address', { tag: '@desktop' }, async ({
  page,
  context,
  given,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const event = await given.event({ state: 'open' })
  await signIn(await given.account())
  await page.goto(`/event-detail/${event.id}`)
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await Promise.all([told(page, 'Link kopiert'), button(page, 'Teilen').click()])
  expect(await copiedIn(page)).toBe(page.url())
})
