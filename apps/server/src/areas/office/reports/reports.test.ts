import { changeEventQuestions } from '@tafelrunde/contract/admin/events/questions'
import { daysLeft, getEventReports, registeredAt } from '@tafelrunde/contract/admin/reports'
import { registerWithAnswers } from '@tafelrunde/contract/events/questions'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { unzipped } from '../../../../test/read/unzipped.ts'
import { feedback } from '../../participations/feedback/feedback.tables.ts'
import { eventSubscriptions } from '../../participations/subscriptions.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'

const { app, as, bearer, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true })

const registered = async (
  eventId: number,
  createdAt: string,
  state: 'registered' | 'cancelled' = 'registered',
  schooltypeId: number | null = null,
) => {
  const { id } = await given.account({ schooltypeId })
  await deps.db
    .insert(eventSubscriptions)
    .values({ eventId, accountId: id, state, createdAt: new Date(createdAt) })
}
const eventIn = (year: number, facts: object = {}) =>
  given.event({
    startsAt: new Date(`${year}-03-12T09:00:00+01:00`),
    endsAt: new Date(`${year}-03-13T17:00:00+01:00`),
    ...facts,
  })
const read = (id: number, against?: number) =>
  as(okka)(getEventReports, { params: { id }, query: { ...(against && { against: String(against) }) } })

test('registrations are told by days left in Berlin, beside those of a year before', async () => {
  const [before, now] = [await eventIn(2026), await eventIn(2027)]
  await eventIn(2025)
  await eventIn(2026, { state: 'cancelled' })
  await registered(before.id, '2026-03-10T12:00:00+01:00')
  // In Berlin that is already the next day.
  await registered(now.id, '2027-02-01T23:30:00Z')
  await registered(now.id, '2027-02-02T12:00:00+01:00')
  await registered(now.id, '2027-02-20T12:00:00+01:00')
  await registered(now.id, '2027-02-21T12:00:00+01:00', 'cancelled')
  await registered(now.id, '2027-03-13T09:00:00+01:00') // at the door
  const { event, against, choices } = await read(now.id)
  expect(event).toMatchObject({
    registered: 4,
    course: [
      { days_left: 38, registered: 2 },
      { days_left: 20, registered: 3 },
      { days_left: 0, registered: 4 },
    ],
  })
  expect(against).toMatchObject({ id: before.id, course: [{ days_left: 2, registered: 1 }] })
  expect(choices.map(({ id }) => id)).toContain(before.id)
})

test('another earlier event can be chosen, a later one or one that nobody could register for not', async () => {
  const [first, second, draft, now] = [
    await eventIn(2015),
    await eventIn(2016),
    await eventIn(2016, { state: 'draft' }),
    await eventIn(2017),
  ]
  expect((await read(now.id)).against?.id).toBe(second.id)
  expect((await read(now.id, first.id)).against?.id).toBe(first.id)
  await expect(read(first.id, now.id)).rejects.toMatchObject({ status: 400 })
  await expect(read(now.id, draft.id)).rejects.toMatchObject({ status: 400 })
  expect((await read((await eventIn(2001)).id)).against).toBeNull()
  await expect(read(2_000_000_000)).rejects.toMatchObject({ status: 404 })
})

test('a workshop tells what became of its places over all of its Termine', async () => {
  const event = await eventIn(2028)
  const workshop = await given.workshop({ eventId: event.id, name: 'Lesen' })
  const slots = [
    await given.timeslot({ eventId: event.id, workshopId: workshop.id, capacity: 3 }),
    await given.timeslot({ eventId: event.id, workshopId: workshop.id, capacity: 2 }),
  ] as const
  await given.participation(await given.account(), slots[0])
  await given.participation(await given.account(), slots[0], { state: 'absent' })
  await given.participation(await given.account(), slots[1], { state: 'registered' })
  await given.participation(await given.account(), slots[1], { state: 'cancelled' })
  await given.participation(await given.account(), slots[1], { state: 'waitlisted', queueNumber: 1 })
  const places = { capacity: 5, taken: 3, waiting: 1, attended: 1, absent: 1 }
  expect((await read(event.id)).workshops).toEqual([
    { id: workshop.id, name: 'Lesen', timeslots: 2, ...places },
  ])
})

test('school types are counted of those who are registered, the most first and the unknown last', async () => {
  const event = await eventIn(2029)
  const [primary, grammar] = await deps.db
    .insert(schooltypes)
    .values([{ name: 'Grundschule Test' }, { name: 'Gymnasium Test' }])
    .returning()
  for (const id of [primary?.id, grammar?.id, grammar?.id, undefined, undefined, undefined])
    await registered(event.id, '2028-12-01T12:00:00+01:00', 'registered', id ?? null)
  expect((await read(event.id)).schooltypes).toEqual([
    { name: 'Gymnasium Test', people: 2 },
    { name: 'Grundschule Test', people: 1 },
    { name: '', people: 3 },
  ])
})

test('between two days on which somebody registered there were as many as on the earlier one', async () => {
  const { id } = await eventIn(2005)
  await registered(id, '2005-03-02T12:00:00+01:00')
  await registered(id, '2005-03-07T12:00:00+01:00')
  const { event } = await read(id)
  const now = new Date('2005-03-08T23:30:00+01:00')
  expect(daysLeft(event.start, now)).toBe(4)
  expect([11, 10, 6, 5, 4, 3].map(left => registeredAt(event, left, now))).toEqual([0, 1, 1, 2, 2, null])
  expect(daysLeft(event.start, new Date('2005-03-20T12:00:00+01:00'))).toBe(0)
})

test('each report is a file for Excel, the course with every day', async () => {
  const event = await eventIn(2003, { name: 'Tagung' })
  await registered(event.id, '2003-03-10T12:00:00+01:00')
  const headers = await bearer(okka)
  const file = (report: string, format: string) =>
    app.inject({
      url: `/api/admin/events/${event.id}/reports/table/?report=${report}&format=${format}`,
      headers,
    })
  const course = await file('course', 'csv')
  expect(course.headers['content-disposition']).toContain('Anmeldungen im Verlauf Tagung')
  expect(course.body).toMatch(/Tage vorher;Tagung.*\r\n2;1.*\r\n1;1.*\r\n0;1/)
  expect((await file('workshops', 'csv')).body).toContain(
    'Workshop;Termine;Plätze;Vergeben;Warteliste;Da;Gefehlt',
  )
  expect((await file('schooltypes', 'csv')).body).toContain('ohne Angabe;1')
  const sheets = unzipped((await file('schooltypes', 'xlsx')).rawPayload)
  expect(sheets['xl/worksheets/sheet1.xml']).toContain('ohne Angabe')
})

const asked = async (year: number, options: string[], answers: string[]) => {
  const event = await eventIn(year, { state: 'open' })
  const region = {
    kind: 'choice' as const,
    text: 'In welcher Region liegt Ihre Schule?',
    options,
    region: true,
  }
  const { questions } = await as(okka)(changeEventQuestions, {
    params: { id: event.id },
    body: { version: 0, questions: [region] },
  })
  for (const answer of answers)
    await as(await given.account())(registerWithAnswers, {
      params: { id: event.id },
      body: { answers: answer ? [{ question: questions[0]?.id ?? 0, values: [answer] }] : [] },
    })
  return event
}

test('regions are counted by what people answered, beside those of the year before', async () => {
  await asked(2033, ['Nord', 'Mitte'], ['Nord', 'Mitte', 'Mitte'])
  const event = await asked(2034, ['Nord', 'Süd'], ['Süd', 'Nord', 'Süd', ''])
  expect((await read(event.id)).regions).toEqual([
    { name: 'Süd', people: 2, before: 0 },
    { name: 'Nord', people: 1, before: 1 },
    { name: '', people: 1, before: 0 },
    { name: 'Mitte', people: 0, before: 2 },
  ])
  const table = `/api/admin/events/${event.id}/reports/table/?report=regions&format=`
  const headers = await bearer(okka)
  const csv = (await app.inject({ url: `${table}csv`, headers })).body
  expect(csv).toMatch(/^.?Region;.*\r\nSüd;2;0\r\nNord;1;1\r\nohne Angabe;1;0\r\nMitte;0;2/)
  const xlsx = unzipped((await app.inject({ url: `${table}xlsx`, headers })).rawPayload)
  expect(xlsx['xl/worksheets/sheet1.xml']).toContain('Mitte')
})

test('an event that does not ask for the region says so', async () => {
  expect((await read((await eventIn(2035)).id)).regions).toBeNull()
})

test('a Termin that is called off has no places in the fill of its workshop', async () => {
  const event = await eventIn(2036)
  const workshop = await given.workshop({ eventId: event.id })
  const termin = { eventId: event.id, workshopId: workshop.id }
  await given.timeslot({ ...termin, capacity: 3 })
  await given.timeslot({ ...termin, capacity: 20, calledOffAt: new Date('2036-03-01T10:00:00Z') })
  expect((await read(event.id)).workshops).toMatchObject([{ timeslots: 1, capacity: 3 }])
})

test('what people think is a table of averages, in which fewer than five answers are none', async () => {
  const event = await eventIn(2037, { state: 'finished' })
  const times = { startsAt: event.startsAt, endsAt: new Date(event.startsAt.getTime() + 3_600_000) }
  const answered = async (name: string, contents: number[]) => {
    const slot = await given.timeslot({ eventId: event.id, name, ...times })
    for (const content of contents) {
      const { id } = await given.participation(await given.account(), slot)
      await deps.db.insert(feedback).values({
        participationId: id,
        content,
        teaching: 5,
        organisation: 5,
        benefit: 5,
        createdAt: times.endsAt,
        updatedAt: times.endsAt,
      })
    }
  }
  await answered('Lesen', [5, 4, 4, 4, 4])
  await answered('Rechnen', [1, 1, 1, 1])
  const url = `/api/admin/events/${event.id}/reports/table/?report=feedback&format=csv`
  const { body } = await app.inject({ url, headers: await bearer(okka) })
  expect(body).toMatch(/^.?Workshop;Gefragt;Antworten;Inhalt;/)
  expect(body).toContain('Lesen;5;5;4,2;5;5;5')
  expect(body).toContain('Rechnen;4;4;;;;')
  // Of the whole the four are left out, because they could be reckoned from it.
  expect(body).toContain('Ganze Veranstaltung;9;5;4,2;5;5;5')
})
