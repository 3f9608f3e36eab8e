import * as office from '@tafelrunde/contract/admin/events/programme'
import { listWorkshops } from '@tafelrunde/contract/events/workshops'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { auditEntries } from '../../../platform/db/audit.tables.ts'
import { bookingNotes } from '../../participations/notes/notes.tables.ts'
import { rooms } from '../../rooms/rooms.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { intakesIn } from '../intake.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { db } = deps
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const { applied, uploaded, problemsOf } = intakesIn(testApp, okka)
await db.insert(schooltypes).values([{ name: 'Grundschule' }, { name: 'Gymnasium' }])
await db.insert(rooms).values({ name: 'Aula', building: 'Altbau', capacity: 120, createdAt: clock.now() })

const columns = 'Schlüssel;Titel;Referenten;Schularten;Tag;Beginn;Ende;Raum;Plätze'
const tableOf = (...rows: string[]) => [columns, ...rows].join('\n')
const programme = tableOf(
  'W1;Leseförderung;Miriam Baumgärtner;Grundschule;12.03.2027;10:00;11:30;Raum 2.14;24',
  'W1;;;;Sa.;14–15:30 Uhr;;aula;',
  'W2;Schulrecht;"Voß, Henning; Dr. Miriam Baumgärtner";;13.3.;0,4166667;12:00;Saal 1;unbegrenzt',
  ';Ohne Termin;;;;;;;',
)
const workshopsOf = async (event: number) =>
  (await as(okka)(listWorkshops, { query: { event: String(event) } })).results

test('rows become workshops with their Termine, rooms, lecturers and school types', async () => {
  const event = await given.event()
  const { counts, consequences } = await applied({ event: event.id, file: programme })
  expect(counts).toEqual({ rows: 4, faulty: 0, new: 4, changed: 0, unchanged: 0 })
  expect(consequences).toEqual([
    'Neu: 3 Workshops und 3 Termine.',
    'Als Referentin oder Referent angelegt: Miriam Baumgärtner, Henning Voß.',
    'Nicht unter Ihren Räumen und deshalb nur als Text: Raum 2.14, Saal 1.',
  ])
  const [reading, law, loose] = (await workshopsOf(event.id)).toSorted((a, b) => a.id - b.id)
  expect(reading).toMatchObject({
    name: 'Leseförderung',
    lecturers: [{ first_name: 'Miriam', last_name: 'Baumgärtner' }],
    schooltypes: [1],
    timeslots: [
      { start: new Date('2027-03-12T10:00:00+01:00'), location: 'Raum 2.14', capacity: 24 },
      {
        start: new Date('2027-03-13T14:00:00+01:00'),
        end: new Date('2027-03-13T15:30:00+01:00'),
        location: 'Aula, Altbau',
        capacity: 120,
      },
    ],
  })
  expect(law).toMatchObject({
    lecturers: [{ last_name: 'Voß' }, { id: reading?.lecturers[0]?.id }],
    timeslots: [{ start: new Date('2027-03-13T10:00:00+01:00'), capacity: null }],
  })
  expect(loose?.timeslots).toEqual([])
})

test('imported again it changes what differs by its key, doubles nothing and leaves what it does not say', async () => {
  const event = await given.event()
  await applied({ event: event.id, file: programme })
  expect((await applied({ event: event.id, file: programme })).counts).toMatchObject({ new: 0, unchanged: 4 })
  const before = await db.$count(auditEntries)
  const again = tableOf(
    'W1;Lesen lernen;;;12.03.2027;10:00;11:30;;30',
    'W1;;;;13.03.2027;16:00;17:00;;',
    'W2;;;;;;;;',
  )
  const { counts, consequences } = await applied({ event: event.id, file: again })
  expect(counts).toEqual({ rows: 3, faulty: 0, new: 0, changed: 2, unchanged: 1 })
  expect(consequences).toEqual(['Geändert: 1 Workshop und 2 Termine.'])
  const found = await workshopsOf(event.id)
  expect(found).toHaveLength(3)
  expect(found.find(({ name }) => name === 'Lesen lernen')).toMatchObject({
    lecturers: [{ last_name: 'Baumgärtner' }],
    timeslots: [
      { location: 'Raum 2.14', capacity: 30 },
      { start: new Date('2027-03-13T16:00:00+01:00'), location: 'Aula, Altbau', capacity: 120 },
    ],
  })
  expect((await db.$count(auditEntries)) - before).toBe(3)
  const [last] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, 'workshops'))
    .orderBy(auditEntries.id)
    .offset(6)
  expect(last).toMatchObject({ actor: okka.id, via: 'request', after: { name: 'Lesen lernen' } })
})

test('every fault of a row is told at its cell, with what may be meant', async () => {
  const event = await given.event()
  const file = tableOf(
    'W1;A;Anna, Berta, Clara;Grundschuhle;12.03.2072;25:00;11;;',
    'W1;B;;;Montag;10:00;9:00;;',
    ';;;;32.13.2027;;10:00;;minus 3',
    'W3;C;;;12.03.2027;10:00;11:00;;',
    'W3;C;;;12.03.2027;10:00;12:00;;',
  )
  expect(await problemsOf(await uploaded({ event: event.id, file }))).toEqual([
    '2 lecturers: „Anna, Berta, Clara“ ist nicht eindeutig. Bitte trennen Sie mehrere Personen durch Semikolon. []',
    '2 schooltypes: Die Schulart „Grundschuhle“ gibt es nicht. [Grundschule]',
    '2 day: 12.03.2072 liegt außerhalb der Veranstaltung (12.03.2027 bis 13.03.2027). [12.03.2027]',
    '2 start: „25:00“ ist keine Uhrzeit. Gemeint ist eine wie 10:30. []',
    '3 day: „Montag“ ist nicht ein Tag der Veranstaltung. []',
    '3 name: Zeile 2 nennt denselben Workshop „A“. [A]',
    '4 capacity: „minus 3“ ist keine ganze Zahl. [3]',
    '4 start: Der Beginn fehlt. []',
    '4 day: „32.13.2027“ ist kein Datum. Gemeint ist eines wie 12.03.2027. []',
    '4 name: Der Titel fehlt. []',
    '6 start: Dieser Termin steht schon in Zeile 5. []',
  ])
})

test('a booked Termin that moves tells whoever is in it, and never becomes too small for them', async () => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, name: 'Lesen', capacity: 2 })
  await given.participants(slot.id, 3)
  await db.delete(bookingNotes)
  const file = (rest: string) => tableOf(`;Lesen;;;13.03.2027;${rest}`)
  expect(await problemsOf(await uploaded({ event: event.id, file: file('10:00;11:30;;1') }))).toEqual([
    '2 capacity: In diesem Termin (10:00–11:30 Uhr) sind schon 2 Personen angemeldet. [2]',
  ])
  const { consequences } = await applied({ event: event.id, file: file('12:00;13:00;;3') })
  expect(consequences).toEqual([
    'Geändert: 0 Workshops und 1 Termin.',
    '1 gebuchter Termin mit anderer Zeit oder anderem Raum: 3 Buchungen, davon erfahren die Personen per E-Mail.',
  ])
  const [moved] = await db.select().from(timeslots).where(eq(timeslots.id, slot.id))
  // Whoever waited has the new place.
  expect(moved).toMatchObject({ startsAt: new Date('2027-03-13T12:00:00+01:00'), seatsTaken: 3 })
  expect(await db.$count(bookingNotes)).toBeGreaterThan(1)
})

test('times that give somebody two Termine at once are refused, and nothing of the table is written', async () => {
  const event = await given.event()
  const one = await given.timeslot({ eventId: event.id, name: 'Lesen' })
  const later = {
    startsAt: new Date('2027-03-13T14:00:00+01:00'),
    endsAt: new Date('2027-03-13T15:00:00+01:00'),
  }
  const other = await given.timeslot({ eventId: event.id, name: 'Rechnen', ...later })
  const person = await given.account()
  await given.participation(person, one, { state: 'registered' })
  await given.participation(person, other, { state: 'registered' })
  const file = tableOf(';Lesen;;;13.03.2027;14:30;16:00;;', ';Neu;;;13.03.2027;8:00;9:00;;')
  await expect(applied({ event: event.id, file })).rejects.toMatchObject({
    status: 409,
    body: { code: 'clash' },
  })
  expect(await workshopsOf(event.id)).toHaveLength(2)
})

test('a Termin without a name of its own that the office made is left alone', async () => {
  const event = await given.event()
  const { id } = await given.timeslot({ eventId: event.id, workshopId: null, caption: 'Pause' })
  await applied({ event: event.id, file: programme })
  expect(await as(okka)(office.getOfficeTimeslot, { params: { id } })).toMatchObject({ caption: 'Pause' })
})
