import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { bookingNotes } from '../../participations/notes/notes.tables.ts'
import { participations } from '../../participations/participations.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { intakesIn } from '../intake.fixture.ts'

const testApp = await buildTestApp()
const { deps, given } = testApp
const { db } = deps
const { applied, apply, correct, upload, uploaded, problemsOf } = intakesIn(testApp, await given.staff())
const tableOf = (event: { id: number }, ...rows: string[]) => ({
  kind: 'registrations' as const,
  event: event.id,
  file: ['Kundennummer;Mail;Workshop;Tag;Beginn', ...rows].join('\n'),
})
const at = (start: string, end: string) => ({
  startsAt: new Date(`2027-03-13T${start}:00+01:00`),
  endsAt: new Date(`2027-03-13T${end}:00+01:00`),
})

test('people of a list get their places without a mail, also in a draft, and once alone', async () => {
  const event = await given.event({ state: 'draft' })
  const slot = await given.timeslot({ eventId: event.id, name: 'Lesen', capacity: 2 })
  const anna = await given.account({ customerNumber: 'M-1' })
  const berta = await given.account()
  const table = tableOf(event, 'M-1;;lesen;;', `;${berta.email};;;`)
  const { counts, consequences } = await applied(table)
  expect(counts).toMatchObject({ new: 2 })
  expect(consequences).toEqual([
    'Zur Veranstaltung angemeldet: 2 Personen.',
    'Neu vergeben: 1 Platz.',
    'Niemand bekommt davon eine E-Mail.',
  ])
  expect(await db.select().from(participations).where(eq(participations.timeslotId, slot.id))).toMatchObject([
    { accountId: anna.id, state: 'registered' },
  ])
  const [{ seatsTaken } = { seatsTaken: 0 }] = await db
    .select()
    .from(timeslots)
    .where(eq(timeslots.id, slot.id))
  expect(seatsTaken).toBe(1)
  expect(await db.$count(bookingNotes)).toBe(0)
  expect((await applied(table)).counts).toMatchObject({ new: 0, unchanged: 2 })
})

test('nobody gets a place beyond the capacity or two at one time, and each is told at its row', async () => {
  const event = await given.event({ capacity: 3 })
  const full = await given.timeslot({ eventId: event.id, name: 'Voll', capacity: 2, ...at('10:00', '11:00') })
  await given.timeslot({ eventId: event.id, name: 'Zugleich', ...at('10:30', '12:00') })
  const twice = await given.timeslot({ eventId: event.id, name: 'Doppelt', ...at('14:00', '15:00') })
  const again = { eventId: event.id, workshopId: twice.workshopId }
  await given.timeslot({ ...again, ...at('16:00', '17:00') })
  await given.participants(full.id, 1)
  for (const number of ['A', 'B', 'C']) await given.account({ customerNumber: number })
  const intake = await uploaded(
    tableOf(
      event,
      'A;;Voll;;',
      'B;;Voll;;',
      'A;;Zugleich;;',
      'B;;Dopelt;;',
      'B;;Doppelt;;',
      'B;;Doppelt;;16 Uhr',
      'B;;Doppelt;12.03.;',
      'A;;Voll;13.03.2027;10:00',
      'C;;;;',
      'D;;;;',
      ';;;;',
      ';x@schule.example;Voll;;',
    ),
  )
  expect(await problemsOf(intake)).toEqual([
    '3 workshop: Der Termin ist ausgebucht: 2 von 2 Plätzen. []',
    '4 workshop: Überschneidung mit „Voll“, 10:00–11:00 Uhr. []',
    '5 workshop: Einen Workshop „Dopelt“ mit Terminen gibt es hier nicht. [Doppelt]',
    '6 day: Davon gibt es 2 Termine: Sa., 13. März 2027, 14:00–15:00 Uhr; Sa., 13. März 2027, 16:00–17:00 Uhr. []',
    '8 start: Dann findet „Doppelt“ nicht statt, sondern: Sa., 13. März 2027, 14:00–15:00 Uhr; Sa., 13. März 2027, 16:00–17:00 Uhr. []',
    '9 workshop: Das steht schon in Zeile 2. []',
    `10 number: „${event.name}“ ist ausgebucht: 3 von 3 Plätzen. []`,
    '11 number: Dazu gibt es kein Konto. Bitte lesen Sie die Person zuerst als Mitglied ein. []',
    '13 email: Dazu gibt es kein Konto. Bitte lesen Sie die Person zuerst als Mitglied ein. []',
  ])
})

test('a Termin that is called off is told at its row, and holds nobody up once it is another one', async () => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Lesen', calledOffAt: new Date(0) })
  await given.timeslot({ eventId: event.id, name: 'Malen', ...at('14:00', '15:00') })
  const { email } = await given.account()
  const intake = await uploaded(tableOf(event, `;${email};Lesen;;`))
  expect(intake).toMatchObject({ counts: { faulty: 1, new: 0 }, consequences: [] })
  expect(await problemsOf(intake)).toEqual([
    '2 workshop: Dieser Termin ist abgesagt: Sa., 13. März 2027, 10:00–11:30 Uhr. []',
  ])
  const right = await correct(intake, 2, 'workshop', 'Malen')
  expect((await apply(right)).counts).toMatchObject({ new: 1 })
  expect(await db.$count(participations, eq(participations.timeslotId, slot.id))).toBe(0)
})

test('who waits gets the place that is free, and an event that is over takes nobody', async () => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Lesen', capacity: 1 })
  const [, waiting] = await given.participants(slot.id, 2)
  await db.execute(sql`update timeslots set capacity = 2 where id = ${slot.id}`)
  expect((await applied(tableOf(event, `;${waiting?.email};Lesen;;`))).counts).toMatchObject({ new: 1 })
  const [row] = await db.select().from(timeslots).where(eq(timeslots.id, slot.id))
  expect(row).toMatchObject({ seatsTaken: 2, waitlistCount: 0 })
  const over = await given.event({ state: 'finished' })
  const answer = await upload(tableOf(over, 'A;;;;'))
  expect([answer.statusCode, answer.json()]).toEqual([400, { event: [expect.stringContaining('beendete')] }])
})
