import type { Page } from '@playwright/test'
import { rate, test } from './attended.ts'
import { expect } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { openSchedule, row } from './house/places.ts'
import { downloadOf, mailedTo } from './papers.ts'
import { button, field, heading, link, told } from './screen.ts'

const longDate = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' })
const workshop = 'Lernen im Freien'

const book = async (page: Page, event: { id: number }) => {
  await openSchedule(page, event)
  await row(page, workshop).getByRole('button', { name: 'Platz sichern' }).click()
  await expect(page.getByText(`Gebucht: ${workshop}`)).toBeVisible()
}

/** From the list of confirmations, where it is missing, and back. */
const giveFeedback = async (page: Page) => {
  await expect(page.getByText('Feedback fehlt noch')).toBeVisible()
  await link(page, 'Feedback geben').click()
  await expect(page.getByText('Noch 4 Fragen offen')).toBeVisible()
  await rate(page, /^Der Inhalt/, '5: viel Neues')
  await rate(page, /^Die Vermittlung/, '4')
  await rate(page, /^Die Organisation/, '3')
  await expect(page.getByText('Noch eine Frage offen')).toBeVisible()
  await rate(page, /^Für meinen Unterricht/, '4')
  await field(page, 'Was möchten Sie noch sagen? (freiwillig)').fill('Gern wieder.')
  const thanks = told(page, 'Danke, Ihr Feedback ist gespeichert.')
  await Promise.all([thanks, button(page, 'Feedback senden').click()])
  await seesPage(page, 'Teilnahmebestätigungen')
}

/** Where the QR code leads: its picture says so to whoever does not see it. */
const qrAddress = (structure = '') => /QR-Code mit der Adresse ([^"]+)"/.exec(structure)?.[1] ?? ''

test('the place that somebody books is the one that the paper confirms, and anyone can check', async ({
  page,
  given,
  database,
  signIn,
  openContext,
  over,
}) => {
  const event = await given.event({ name: 'Herbsttagung am See' })
  const slot = await given.timeslot({ eventId: event.id, name: workshop })
  const person = await given.account({
    firstName: 'Wiebke',
    lastName: `Nordhoff ${crypto.randomUUID().slice(0, 8)}`,
  })
  const name = `${person.firstName} ${person.lastName}`
  await signIn(person)
  await book(page, event)
  const booked = 'select id from participations where account_id = $1'
  const { rows } = await database.$client.query<{ id: number }>(booked, [person.id])
  expect(rows).toHaveLength(1)
  const day = longDate.format((await over(slot)).startsAt)

  await page.goto('/participation-confirmations')
  await giveFeedback(page)
  await expect(page.getByText('1,5 Zeitstunden aus 1 Workshop')).toBeVisible()
  await page.getByRole('link', { name: workshop }).click()
  await seesPage(page, 'Teilnahmebestätigung')
  const paper = await downloadOf(page, button(page, 'Herunterladen'))
  expect(paper.name).toMatch(/^Teilnahmebestätigung \d{4}-\d\d-\d\d Lernen im Freien\.pdf$/)
  for (const words of [name, workshop, event.name, day]) expect(paper.text).toContain(words)

  const anyone = await (await openContext()).newPage()
  const address = qrAddress(paper.pages[0]?.structure)
  expect(new URL(address).pathname).toMatch(/^\/bestaetigung\/[A-Z2-9]{12}$/)
  await anyone.goto(address)
  await expect(heading(anyone, 'Diese Bestätigung ist gültig')).toBeVisible()
  for (const words of [name, workshop, day])
    await expect(anyone.getByText(words, { exact: true })).toBeVisible()
  await expect(anyone.getByText(event.name)).toHaveCount(0) // more than is needed for a check

  const sent = told(page, `Die Bestätigung ist unterwegs an ${person.email}.`)
  await Promise.all([sent, button(page, 'Per E-Mail senden').last().click()])
  await expect.poll(async () => (await mailedTo(person)).map(({ text }) => text)).toEqual([paper.text])
})
