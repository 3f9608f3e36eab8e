import { getEventDay } from '@tafelrunde/contract/admin/day'
import { addEntries, getEntrance } from '@tafelrunde/contract/admin/entrance'
import { getOfficeEvent, setEventState } from '@tafelrunde/contract/admin/events'
import { sumInvoices } from '@tafelrunde/contract/admin/invoices'
import { changeTimeslots } from '@tafelrunde/contract/admin/many'
import { getEventReports } from '@tafelrunde/contract/admin/reports'
import { createRoom } from '@tafelrunde/contract/admin/rooms'
import { approveSettlement, exportPaymentFile } from '@tafelrunde/contract/admin/settlements'
import { listParticipants, markParticipants } from '@tafelrunde/contract/attendance'
import { berlinDay } from '@tafelrunde/contract/berlin'
import { getTimeslotCalendar } from '@tafelrunde/contract/calendar'
import { checkConfirmation, getConfirmationRun, issueConfirmations } from '@tafelrunde/contract/confirmations'
import { getDisplay } from '@tafelrunde/contract/displays'
import { subscribeToEvent } from '@tafelrunde/contract/event-subscriptions'
import { giveFeedback } from '@tafelrunde/contract/feedback'
import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/participations'
import { changeSettlement, startSettlement } from '@tafelrunde/contract/settlements'
import { getTimeslot } from '@tafelrunde/contract/timeslots'
import { expect, test, vi } from 'vitest'
import { circularsIn } from '../src/areas/circulars/circulars.fixture.ts'
import { confirmations } from '../src/areas/confirmations/confirmations.tables.ts'
import { bankOf } from '../src/areas/invoices/bank/bank.fixture.ts'
import { entryOf, statementOf } from '../src/areas/invoices/bank/statement.fixture.ts'
import { invoicingIn } from '../src/areas/invoices/invoices.fixture.ts'
import { mails } from '../src/areas/mail/mail.tables.ts'
import { writeBookingMails } from '../src/areas/participations/notes/notes.service.ts'
import { bookingNotes } from '../src/areas/participations/notes/notes.tables.ts'
import { complete, lecturingIn } from '../src/areas/settlements/lecturing.fixture.ts'
import { startWork } from '../src/jobs.ts'
import { buildTestApp } from './build-test-app.ts'
import { sendThroughKill } from './killed-circular.ts'
import { newDatabase } from './new-database.ts'
import { readCreditTransfer } from './read-credit-transfer.ts'
import { readPdf } from './read-pdf.ts'
import { expectSound } from './sound.ts'

const url = await newDatabase()
const testApp = await buildTestApp(url)
const { app, as, bearer, clock, deps, given } = testApp
const { staff, confirmed, exhibition, invoice } = await invoicingIn(testApp)
const { change, pays } = lecturingIn(testApp)
const office = as(staff)

const days = 24 * 60 * 60 * 1000
/** The event is in three days: a server in a process of its own goes by the real time. */
const day = berlinDay(new Date(Date.now() + 3 * days))
const at = (time: string) => new Date(`${day}T${time}:00+01:00`)
const one = <Row>(rows: readonly Row[], index = 0) => {
  const row = rows[index]
  if (row) return row
  throw new Error('there are as many as the test has made')
}

clock.set(new Date().toISOString())
const event = await exhibition({ event: { startsAt: at('08:00'), endsAt: at('18:00'), capacity: 300 } })
const params = { id: event.id }
const time = { eventId: event.id, startsAt: at('10:00'), endsAt: at('11:30') }
const slots: Awaited<ReturnType<typeof given.timeslot>>[] = []
for (let index = 0; index < 10; index++)
  slots.push(await given.timeslot({ ...time, name: `Workshop ${index}`, capacity: 30 }))
const people: Awaited<ReturnType<typeof given.account>>[] = []
for (let index = 0; index < 300; index++)
  people.push(await given.account({ firstName: 'Eva', lastName: `Sommer ${String(index).padStart(3, '0')}` }))
const first = one(slots)
const lecturer = await given.account({ firstName: 'Miriam', lastName: 'Baumgärtner', isLecturer: true })
await given.lecturer(first.workshopId ?? 0, { accountId: lecturer.id })
const invoices: Awaited<ReturnType<typeof invoice>>[] = []

/** Three hundred register at once and book; of a full Termin somebody who waits moves up. */
const everybodyBooks = async () => {
  await Promise.all(people.map(person => as(person)(subscribeToEvent, { params })))
  // Thirty-five want the first one, and the others are enough for all.
  const wish = (index: number) => one(slots, index < 35 ? 0 : 1 + (index % 9))
  const answers = await Promise.all(
    people.map((person, index) =>
      as(person)(subscribeToTimeslot, { params: { id: wish(index).id }, query: {} }),
    ),
  )
  const waiting = answers.slice(0, 35).filter(answer => answer.startsWith('waitlist'))
  expect(waiting).toHaveLength(5)
  const booked = people.find((_, index) => index < 35 && answers[index] === 'registered')
  await as(booked)(unsubscribeFromTimeslot, { params: { id: first.id } })
  const { timeslots, registered } = await office(getEventDay, { params, query: {} })
  expect(registered).toBe(300)
  expect(timeslots.find(({ id }) => id === first.id)).toMatchObject({ taken: 30, waiting: 4 })
}

/** A circular mail whose server is killed while it sends goes on with the next one, and nobody has two. */
const mailIsInterrupted = async () => {
  const { draft, send } = await circularsIn(testApp)
  const { id } = await draft(event, { subject: 'Parken am Kongresshaus' })
  await send(id, people.length)
  await sendThroughKill(testApp, url, { id, subject: 'Parken am Kongresshaus' }, people)
}

/** Exhibitors order tables, which are confirmed and invoiced. */
const exhibitorsAreInvoiced = async () => {
  for (let index = 0; index < 2; index++) invoices.push(await invoice((await confirmed({ event })).params))
  const { open } = await office(sumInvoices, { query: { event: String(event.id) } })
  expect(open).toEqual({ count: 2, cents: invoices.reduce((sum, { gross_cents }) => sum + gross_cents, 0) })
}

/** On the day two counters let everybody in, one of them without a network, and agree. */
const everybodyComesIn = async () => {
  clock.set(at('08:30').toISOString())
  const send = (which: typeof people, minute: string) =>
    office(addEntries, {
      params,
      body: { entries: which.map(({ id }) => ({ account: id, recorded_at: at(minute).toISOString() })) },
    })
  const hundreds = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / 100) }, (_, index) =>
      people.slice(from + index * 100, Math.min(to, from + (index + 1) * 100)),
    )
  // The second counter has been without a network since 08:05 and sends what it kept; fifty were seen by both.
  await Promise.all(hundreds(0, 175).map(which => send(which, '08:20')))
  await Promise.all(hundreds(125, 300).map(which => send(which, '08:10')))
  const { entered, registered, people: seen } = await office(getEntrance, { params })
  expect([entered, registered]).toEqual([300, 300])
  expect(seen.find(({ id }) => id === people[150]?.id)?.entered_at).toEqual(at('08:10'))
}

/** A room that changes is the new one in the app, the calendar, on the beamer and in a mail. */
const roomChanges = async () => {
  clock.set(at('09:00').toISOString())
  const aula = await office(createRoom, { body: { name: 'Aula Süd', capacity: 200 } })
  await office(changeTimeslots, { body: { ids: [first.id], room: aula.id } })
  expect(await as()(getTimeslot, { params: { id: first.id } })).toMatchObject({ location: 'Aula Süd' })
  const calendar = await app.inject(getTimeslotCalendar.url.replace(':id', String(first.id)))
  expect(calendar.body).toContain('LOCATION:Aula Süd')
  const { items } = await as()(getDisplay, { params })
  expect(items.find(({ id }) => id === first.id)?.room).toBe('Aula Süd')
  // The note's trigger goes by the database's clock.
  await deps.db.update(bookingNotes).set({ createdAt: clock.now() })
  clock.passSeconds(11)
  await writeBookingMails(deps)
  const told = await deps.db.select().from(mails)
  expect(told.filter(({ text }) => text.includes('Aula Süd')).length).toBeGreaterThanOrEqual(30)
}

/** The door notes who is there, and whoever was gets a confirmation that anyone can check. */
const takingPartIsConfirmed = async () => {
  clock.set(at('10:05').toISOString())
  const query = { timeslot: String(first.id), state: 'registered', limit: '100' }
  const { results } = await as(lecturer)(listParticipants, { query })
  expect(results).toHaveLength(30)
  const marks = results.map(({ id }, index) => ({
    participant: id,
    state: index < 28 ? ('attended' as const) : ('absent' as const),
    recorded_at: clock.now().toISOString(),
  }))
  await as(lecturer)(markParticipants, { body: { marks } })

  clock.set(at('19:00').toISOString())
  const { version } = await office(getOfficeEvent, { params })
  await office(setEventState, { params, body: { state: 'finished', version } })
  const rating = { content: 5, teaching: 5, organisation: 4, benefit: 4 }
  for (const { id, account } of results.slice(0, 28))
    await as(account)(giveFeedback, { body: { ...rating, participation: id } })
  await startWork(deps)
  const { id } = await office(issueConfirmations, { params, body: {} })
  await vi.waitFor(
    async () => {
      const run = await office(getConfirmationRun, { params: { id } })
      expect(run).toMatchObject({ total: 28, done: 28, failures: [], finished: expect.any(Date) })
    },
    { timeout: 60_000 },
  )
  const [paper] = await deps.db.select().from(confirmations)
  expect(await as()(checkConfirmation, { params: { code: paper?.code ?? '' } })).toMatchObject({
    state: 'valid',
    workshop: 'Workshop 0',
  })
  const pdf = await app.inject({
    url: `/api/users/participation-confirmations/${one(results).id}/`,
    headers: await bearer(one(results).account),
  })
  const { text } = await readPdf(pdf.rawPayload)
  for (const words of [one(results).account.last_name, 'Workshop 0', 'Aula Süd'])
    expect(text).toContain(words)
}

/** The lecturer is settled with and paid by a file whose sum was said before. */
const lecturerIsPaid = async () => {
  clock.set(new Date(at('12:00').getTime() + 2 * days).toISOString())
  await change(lecturer, complete)
  await pays(event, { role: 'lecturer', kind: 'per_unit', cents: 9000, shared: false })
  const { id } = await as(lecturer)(startSettlement, { body: { event: event.id } })
  await as(lecturer)(changeSettlement, { params: { id }, body: { submit: true } })
  const { total_cents } = await office(approveSettlement, { params: { id } })
  const file = await office(exportPaymentFile, { params, body: { expected: { count: 1, total_cents } } })
  const xml = await app.inject({
    url: `/api/admin/payment-files/${file.id}/`,
    headers: await bearer(staff),
  })
  expect(readCreditTransfer(xml.body)).toMatchObject({ count: '1', sum: '180.00' })
}

/** The bank’s statement pays the invoices, the reports say how it was, and the check finds nothing. */
const invoicesArePaid = async () => {
  const entries = invoices.map(({ number, gross_cents }) =>
    entryOf([{ amount: (gross_cents / 100).toFixed(2), text: `Rg. ${number}`, payer: 'Verlag' }]),
  )
  const payments = Object.fromEntries(invoices.map(({ id }, index) => [index, [id]]))
  const booked = await bankOf(testApp, staff).book(statementOf(entries), payments)
  expect(booked).toMatchObject({ status: 201, body: { paid: 2, partly: 0 } })
  const { open } = await office(sumInvoices, { query: { event: String(event.id) } })
  expect(open).toEqual({ count: 0, cents: 0 })
}

test('a whole event, from three hundred registrations to the last payment, leaves nothing to be mended', async () => {
  await everybodyBooks()
  await mailIsInterrupted()
  await exhibitorsAreInvoiced()
  await everybodyComesIn()
  await roomChanges()
  await takingPartIsConfirmed()
  await lecturerIsPaid()
  await invoicesArePaid()

  const reports = await office(getEventReports, { params, query: {} })
  expect(reports.event).toMatchObject({ registered: 300, course: [{ days_left: 3, registered: 300 }] })
  const workshop = reports.workshops.find(({ id }) => id === first.workshopId)
  expect(workshop).toMatchObject({ capacity: 30, taken: 30, attended: 28, absent: 2, waiting: 4 })
  await expectSound(deps.db)
}, 240_000)
