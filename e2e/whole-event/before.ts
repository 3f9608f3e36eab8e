import { subscribeToEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { deliverMail } from '../../apps/server/src/areas/mail/mail.service.ts'
import { mails } from '../../apps/server/src/areas/mail/mail.tables.ts'
import { remind } from '../../apps/server/src/areas/participations/notes/notes.service.ts'
import { openSchedule, row } from '../house/places.ts'
import { desk, expect } from '../house/site.ts'
import { boardChip, button, field, pageTitle } from '../screen.ts'
import { at, crowd, one, type Prepared } from './prepare.ts'

/** Eva with the app and all others at once; of a full Termin somebody who waits moves up. */
export const everybodyBooks = async ({
  callAs,
  device,
  event,
  eva,
  first,
  params,
  people,
  slots,
}: Prepared) => {
  const phone = await device(eva)
  await phone.goto(`/event-detail/${event.id}`)
  await button(phone, 'Platz sichern').click()
  await expect(boardChip(phone, 'Angemeldet')).toBeVisible()
  await openSchedule(phone, event)
  await row(phone, 'Workshop 0').getByRole('button', { name: 'Platz sichern' }).click()
  await expect(row(phone, 'Workshop 0')).toContainText('Gebucht')

  const others = await Promise.all(people.slice(1).map(person => callAs(person)))
  await Promise.all(others.map(call => call(subscribeToEvent, { params })))
  // Thirty-five want the first one with Eva, and the others are enough for all.
  const answers = await Promise.all(
    others.map((call, index) => {
      const { id } = one(slots, index < 34 ? 0 : 1 + (index % 9))
      return call(subscribeToTimeslot, { params: { id }, query: {} })
    }),
  )
  expect(answers.filter(answer => answer.startsWith('waitlist'))).toHaveLength(5)
  const leaving = one(others, answers.indexOf('registered'))
  await leaving(unsubscribeFromTimeslot, { params: { id: first.id } })
  const visitor = await device()
  await openSchedule(visitor, event)
  await expect(row(visitor, 'Workshop 0')).toContainText(/Ausgebucht.*4 warten/)
}

const subject = 'Parken am Kongresshaus'

/** A circular mail whose server is killed while it sends goes on with the next one, and nobody has two. */
export const mailIsInterrupted = async ({ site, device, event, people, staff }: Prepared) => {
  const { deps, letters, moveTo, now } = site
  const page = await device(staff, desk)
  await page.goto('/verwaltung/circulars/create')
  await field(page, 'Name *').fill(subject)
  await field(page, 'Veranstaltung').click()
  await page.getByRole('option', { name: event.name }).click()
  await button(page, 'Entwerfen').click()
  await expect(pageTitle(page, `Rundmail „${subject}“`)).toBeVisible()
  await expect(page.getByText(`${crowd} Empfänger`)).toBeVisible()
  await button(page, 'Weiter zum Text').click()
  await field(page, 'Betreff').fill(subject)
  await field(page, 'Text').fill('{Vorname}, der Parkplatz ist voll. Bitte kommen Sie mit der Bahn.')
  const question = page.getByRole('dialog')
  const send = new RegExp(`^${crowd}\\sMails senden$`)
  await page.getByRole('button', { name: send }).click()
  await question.getByRole('button', { name: send }).click()
  await expect(page.getByText('wird gesendet', { exact: true })).toBeVisible()
  const told = () => letters.filter(({ message }) => message.includes(`Subject: ${subject}`))
  expect(told()).toEqual([])
  await moveTo(new Date(now().getTime() + 61_000))
  await expect.poll(() => told().length, { intervals: [2], timeout: 30_000 }).toBeGreaterThan(crowd / 6)
  await site.kill()
  const before = told().length
  expect(before).toBeLessThan(crowd)

  await site.restart()
  // Those that the killed process was just sending wait until its jobs are given up.
  const unsent = async () => (await deps.db.select().from(mails)).filter(({ sentAt }) => !sentAt)
  await expect.poll(async () => (await unsent()).length, { timeout: 60_000 }).toBeLessThanOrEqual(40)
  await moveTo(at('09:00', -1))
  for (const { id } of await unsent()) await deliverMail(deps, id).catch(() => {})
  const recipients = told().map(({ recipient }) => recipient)
  expect(recipients.length).toBeGreaterThan(before)
  expect(new Set(recipients).size).toBe(recipients.length)
  // Whoever may have one or not stands in the outbox, with why, and has no other one.
  const uncertain = await unsent()
  const known = new Set([...recipients, ...uncertain.map(({ recipient }) => recipient)])
  expect(people.filter(({ email }) => !known.has(email))).toEqual([])
  await page.goto('/verwaltung/mails?filter={"state":"failed"}')
  if (uncertain.length > 0) await expect(page.getByText(/ungewiss/).first()).toBeVisible()
}

/** On the evening before everybody is reminded, once. */
export const everybodyIsReminded = async ({ site, eva, lettersTo }: Prepared) => {
  await site.moveTo(at('17:00', -1))
  await Promise.all([remind(site.deps), remind(site.deps)])
  await site.moveTo(at('17:30', -1))
  const reminders = () => lettersTo(eva).filter(message => /^Subject: .*Erinnerung/m.test(message))
  await expect.poll(() => reminders().length, { timeout: 60_000 }).toBe(1)
}
