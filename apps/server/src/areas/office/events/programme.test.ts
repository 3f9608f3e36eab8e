import * as office from '@tafelrunde/contract/admin/events/programme'
import {
  getTimeslotSubscription,
  subscribeToTimeslot,
  unsubscribeFromTimeslot,
} from '@tafelrunde/contract/events/participations'
import { getWorkshop } from '@tafelrunde/contract/events/workshops'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { bookingNotes } from '../../participations/notes/notes.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'

const { as, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const event = await given.event()
const types = await deps.db
  .insert(schooltypes)
  .values([{ name: 'Grundschule' }, { name: 'Gymnasium' }])
  .returning()
const lecturerIds = async () => {
  const createdAt = deps.clock.now()
  const people = ['Baumgärtner', 'Quint'].map(lastName => ({ firstName: 'Miriam', lastName, createdAt }))
  const rows = await deps.db.insert(lecturers).values(people).returning()
  return rows.map(({ id }) => id)
}
const times = { start: '2027-03-13T10:00:00+01:00', end: '2027-03-13T11:30:00+01:00' }
const createTimeslot = (more: object = {}) =>
  as(okka)(office.createTimeslot, { body: { event: event.id, ...times, ...more } })
const changeTimeslot = ({ id, version }: { id: number; version: number }, more: object) =>
  as(okka)(office.changeTimeslot, { params: { id }, body: { ...times, ...more, version } })
const take = (person: { id: number }, id: number) =>
  as(person)(subscribeToTimeslot, { params: { id }, query: {} })
const place = (person: { id: number }, id: number) => as(person)(getTimeslotSubscription, { params: { id } })

test('a workshop is made with school types and lecturers in their order, changed, and its history says what', async () => {
  const [first = 0, second = 0] = await lecturerIds()
  const [primary, grammar] = types.map(({ id }) => id)
  const fields = { name: 'Schulgarten', schooltypes: [primary], lecturer_ids: [second, first] }
  const made = await as(okka)(office.createWorkshop, { body: { ...fields, event: event.id } })
  expect(made).toMatchObject({ event: event.id, lecturer_ids: [second, first], schooltypes: [primary] })
  const { id, version } = made
  const change = (body: object, seen: number) =>
    as(okka)(office.changeWorkshop, { params: { id }, body: { ...fields, ...body, version: seen } })
  const changed = await change({ lecturer_ids: [first], schooltypes: [grammar] }, version)
  expect(await as()(getWorkshop, { params: { id } })).toMatchObject({
    lecturers: [{ id: first }],
    schooltypes: [grammar],
  })
  await expect(change({ name: 'Anders' }, version)).rejects.toMatchObject({ body: { code: 'changed' } })
  const { results } = await as(okka)(office.listWorkshopHistory, { params: { id }, query: {} })
  expect(results.filter(entry => entry.id > version)).toMatchObject([
    { subject: 'workshop_lecturers', action: 'change', before: { position: 2 }, after: { position: 1 } },
    { subject: 'workshop_lecturers', action: 'delete', before: { lecturer_id: second } },
    { subject: 'workshop_schooltypes', action: 'create', after: { schooltype_id: grammar } },
    { subject: 'workshop_schooltypes', action: 'delete', before: { schooltype_id: primary } },
  ])
  // The same again is no change.
  expect((await change({ lecturer_ids: [first], schooltypes: [grammar] }, changed.version)).version).toBe(
    changed.version,
  )
})

test('who or what is unknown is told at its field', async () => {
  const create = (more: object) =>
    as(okka)(office.createWorkshop, { body: { name: 'Schulgarten', event: event.id, ...more } })
  const sentence = ['Bitte eine gültige Auswahl treffen. Dies ist keine gültige Auswahl.']
  await expect(create({ event: 999_999 })).rejects.toMatchObject({ status: 400, body: { event: sentence } })
  await expect(create({ lecturer_ids: [999_999] })).rejects.toMatchObject({
    body: { lecturer_ids: sentence },
  })
  await expect(create({ schooltypes: [999_999] })).rejects.toMatchObject({ body: { schooltypes: sentence } })
  const foreign = await given.workshop()
  await expect(createTimeslot({ workshop: foreign.id })).rejects.toMatchObject({
    body: { workshop: sentence },
  })
  await expect(createTimeslot({ end: times.start })).rejects.toMatchObject({
    body: { end: ['Das Ende muss nach dem Beginn liegen.'] },
  })
  await expect(createTimeslot({ break_minutes: 90 })).rejects.toMatchObject({
    body: { break_minutes: ['Die Pausen müssen kürzer sein als der Termin.'] },
  })
})

test('a Termin that moves is told to who has a place in it, and more places go to those who wait', async () => {
  const workshop = await given.workshop({ eventId: event.id })
  const slot = await createTimeslot({ workshop: workshop.id, capacity: 1, location: 'Raum 1' })
  const [first, second] = [await given.account(), await given.account()]
  for (const person of [first, second]) await take(person, slot.id)
  await deps.db.delete(bookingNotes)
  const moved = await changeTimeslot(slot, {
    workshop: workshop.id,
    start: '2027-03-13T12:00:00+01:00',
    end: '2027-03-13T13:00:00+01:00',
    location: 'Raum 2',
    capacity: 2,
  })
  expect(moved).toMatchObject({ capacity: 2, location: 'Raum 2' })
  expect(await place(second, slot.id)).toBe('registered')
  const notes = await deps.db.select().from(bookingNotes)
  expect(notes.map(({ wasLocation }) => wasLocation)).toContain('Raum 1')
  await expect(changeTimeslot(moved, { workshop: workshop.id, capacity: 1 })).rejects.toMatchObject({
    body: { capacity: ['2 Personen sind schon angemeldet.'] },
  })
})

test('who waits in another event because of a Termin that moves away gets the place that is free there', async () => {
  const workshop = await given.workshop({ eventId: event.id })
  const here = await createTimeslot({ workshop: workshop.id })
  const at = { startsAt: new Date(times.start), endsAt: new Date(times.end) }
  const elsewhere = await given.timeslot({ ...at, capacity: 1 })
  const [first, second] = [await given.account(), await given.account()]
  for (const person of [first, second]) await take(person, elsewhere.id)
  await take(second, here.id)
  await as(first)(unsubscribeFromTimeslot, { params: { id: elsewhere.id } })
  expect(await place(second, elsewhere.id)).toBe('waitlisted:1')
  const later = { start: '2027-03-13T16:00:00+01:00', end: '2027-03-13T17:00:00+01:00' }
  await changeTimeslot(here, { workshop: workshop.id, ...later })
  expect(await place(second, elsewhere.id)).toBe('registered')
})

test('a Termin never moves to where somebody already is', async () => {
  const workshop = await given.workshop({ eventId: event.id })
  const later = { start: '2027-03-13T14:00:00+01:00', end: '2027-03-13T15:00:00+01:00' }
  const [one, other] = [
    await createTimeslot({ workshop: workshop.id }),
    await createTimeslot({ workshop: workshop.id, ...later }),
  ]
  const person = await given.account()
  for (const { id } of [one, other]) await take(person, id)
  await expect(changeTimeslot(one, { workshop: workshop.id, ...later })).rejects.toMatchObject({
    status: 409,
    body: {
      code: 'clash',
      detail: 'Zu dieser Zeit hat 1 Person aus diesem Termin schon einen anderen.',
    },
  })
  const stays = { ...one, participants_count: 1 }
  expect(await as(okka)(office.getOfficeTimeslot, { params: { id: one.id } })).toEqual(stays)
})

test('what somebody was in stays; all else goes, a workshop with its Termine', async () => {
  const workshop = await given.workshop({ eventId: event.id })
  const slot = await createTimeslot({ workshop: workshop.id })
  const person = await given.account()
  await take(person, slot.id)
  await deps.db.execute(sql`update participations set state = 'cancelled' where timeslot_id = ${slot.id}`)
  for (const remove of [
    () => as(okka)(office.deleteTimeslot, { params: { id: slot.id } }),
    () => as(okka)(office.deleteWorkshop, { params: { id: workshop.id } }),
  ])
    await expect(remove()).rejects.toMatchObject({
      status: 409,
      body: { detail: 'Das lässt sich nicht löschen: 1 Person war angemeldet oder auf der Warteliste.' },
    })
  const idle = await given.workshop({ eventId: event.id })
  const { id } = await createTimeslot({ workshop: idle.id })
  await as(okka)(office.deleteWorkshop, { params: { id: idle.id } })
  await expect(as(okka)(office.getOfficeTimeslot, { params: { id } })).rejects.toMatchObject({ status: 404 })
  const plenum = await createTimeslot({ caption: 'Plenum' })
  await as(okka)(office.deleteTimeslot, { params: { id: plenum.id } })
})

test('several Termine are made at once, as long as the first and alike, or none', async () => {
  const made = await createTimeslot({
    caption: 'Lyrik',
    capacity: 12,
    repeats: [{ start: '2027-03-13T14:00:00+01:00' }, { start: '2027-03-14T10:00:00+01:00' }],
  })
  const slots = await deps.db
    .select()
    .from(timeslots)
    .where(eq(timeslots.caption, 'Lyrik'))
    .orderBy(timeslots.startsAt)
  expect(slots).toMatchObject([
    { id: made.id, capacity: 12 },
    {
      startsAt: new Date('2027-03-13T14:00:00+01:00'),
      endsAt: new Date('2027-03-13T15:30:00+01:00'),
      capacity: 12,
    },
    { startsAt: new Date('2027-03-14T10:00:00+01:00') },
  ])
  const wrong = createTimeslot({ caption: 'Prosa', repeats: [{ start: 'morgen' }] })
  await expect(wrong).rejects.toMatchObject({ status: 400, body: { repeats: expect.anything() } })
  expect(await deps.db.$count(timeslots, eq(timeslots.caption, 'Prosa'))).toBe(0)
})
