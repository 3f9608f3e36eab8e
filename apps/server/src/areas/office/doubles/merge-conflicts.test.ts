import { and, eq, inArray, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { attendedIn } from '../../confirmations/attended.fixture.ts'
import { confirmations } from '../../confirmations/confirmations.tables.ts'
import { events } from '../../events/events.tables.ts'
import { lecturerData } from '../../lecturers/lecturer-data.tables.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { findProblems } from '../../participations/check/check.queries.ts'
import { participations } from '../../participations/participations.tables.ts'
import { at, refused } from '../../participations/seats.fixture.ts'
import { readSubscription } from '../../participations/seats.service.ts'
import { settlements } from '../../settlements/settlements.tables.ts'
import { workshopLecturers } from '../../workshops/workshops.tables.ts'
import { mergingIn } from './merge.fixture.ts'

const testApp = await buildTestApp()
const { app, bearer, deps, given } = testApp
const { attend } = attendedIn(testApp)
const { db } = deps
const { preview, merge, mergeAsSeen, take, two } = await mergingIn(testApp)
/** What `npm run admin -- check` finds. */
const problems = async () => (await findProblems(db)).flatMap(({ problems }) => problems)
const inThePast = {
  startsAt: new Date('2027-02-13T10:00:00+01:00'),
  endsAt: new Date('2027-02-13T11:00:00+01:00'),
}

test('a Termin that both have is had once: a booked place beats the waitlist, and who waits gets the seat that is free', async () => {
  const event = await given.event({ capacity: 2 })
  const slot = await given.timeslot({ eventId: event.id, capacity: 2, ...at('09:00–10:00') })
  const full = await given.timeslot({ eventId: event.id, capacity: 1, ...at('11:00–12:00') })
  const [kept, gone] = await two()
  const waiting = await given.account()
  await take(kept, slot)
  await take(gone, slot)
  await take(gone, full)
  await take(kept, full)
  await db.update(events).set({ capacity: null }).where(eq(events.id, event.id))
  await take(waiting, slot)
  expect(await readSubscription(db, slot.id, waiting.id)).toEqual({ state: 'waitlisted', position: 1 })
  expect((await preview(kept, gone)).settled).toContainEqual(
    expect.stringContaining('Es bleibt „angemeldet“, „auf der Warteliste“ entfällt.'),
  )
  await merge(kept, gone)
  expect(await readSubscription(db, slot.id, kept.id)).toEqual({ state: 'registered' })
  expect(await readSubscription(db, full.id, kept.id)).toEqual({ state: 'registered' })
  expect(await readSubscription(db, slot.id, waiting.id)).toEqual({ state: 'registered' })
  expect(await problems()).toEqual([])
})

test('of two confirmations for one Termin both keep their number, and one is valid', async () => {
  const event = await given.event({ state: 'finished' })
  const slot = await given.timeslot({ eventId: event.id, ...inThePast })
  const [kept, gone] = await two()
  for (const person of [kept, gone]) {
    const id = await attend(slot, person.id)
    const url = `/api/users/participation-confirmations/${id}/`
    expect((await app.inject({ url, headers: await bearer(person) })).statusCode).toBe(200)
  }
  const numbers = (await db.select().from(confirmations)).map(({ number }) => number)
  expect(numbers).toHaveLength(2)
  await merge(kept, gone)
  const rows = await db.select().from(confirmations).where(eq(confirmations.accountId, kept.id))
  expect(rows.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
  const [valid, revoked] = rows.toSorted((a, b) => Number(a.revokedAt) - Number(b.revokedAt))
  expect([valid?.revokedAt, revoked?.replacedBy]).toEqual([null, valid?.id])
  expect(new Set(rows.map(({ participationId }) => participationId)).size).toBe(1)
  expect(await db.$count(participations, eq(participations.timeslotId, slot.id))).toBe(1)
  expect(await problems()).toEqual([])
})

test('two lecturers become one, with the workshops of both and one settlement', async () => {
  const [kept, gone] = await two()
  const event = await given.event({ state: 'finished' })
  const shared = await given.workshop({ eventId: event.id })
  const alone = await given.workshop({ eventId: event.id })
  const own = await given.lecturer(shared.id, { accountId: kept.id })
  const other = await given.lecturer(shared.id, { accountId: gone.id, source: 'programm:7' })
  await db.insert(workshopLecturers).values({ workshopId: alone.id, lecturerId: other.id, position: 1 })
  const facts = { eventId: event.id, createdAt: deps.clock.now() }
  await db.insert(settlements).values([
    { ...facts, lecturerId: own.id, remark: 'Mit der Bahn' },
    { ...facts, lecturerId: other.id },
  ])
  await merge(kept, gone)
  const profiles = await db.select().from(lecturers).where(eq(lecturers.accountId, kept.id))
  expect(profiles).toEqual([expect.objectContaining({ id: own.id, source: 'programm:7' })])
  expect(await db.$count(workshopLecturers, eq(workshopLecturers.lecturerId, own.id))).toBe(2)
  const left = await db.select().from(settlements).where(eq(settlements.eventId, event.id))
  expect(left).toEqual([expect.objectContaining({ lecturerId: own.id, remark: 'Mit der Bahn' })])
})

test('what both say to be paid is kept part by part, as the preview says, and not as the fuller row', async () => {
  const [kept, gone] = [await given.account({ isLecturer: true }), await given.account({ isLecturer: true })]
  const bank = { iban: 'DE02120300000000202051', bic: 'BYLADEM1001', accountHolder: 'Eva Sommer' }
  const address = { street: 'Lindenweg 4', postalCode: '12345', city: 'Musterstadt' }
  await db.insert(lecturerData).values([
    { accountId: kept.id, ...address, taxNumber: '151/815/08156' },
    { accountId: gone.id, ...bank, street: 'Anderswo 1', city: 'Lindenau', phone: '0123' },
  ])
  const { seen, settled } = await preview(kept, gone)
  expect(settled.join('\n').replaceAll('\u00a0', ' ')).toContain(
    `Anschrift: Es bleibt „Lindenweg 4, 12345 Musterstadt“, „Anderswo 1, Lindenau“ des anderen Kontos entfällt.
Telefon: „0123“ kommt vom anderen Konto.
Bankverbindung: „IBAN …2051, Eva Sommer“ kommt vom anderen Konto.`,
  )
  await db.update(lecturerData).set({ phone: '0124' }).where(eq(lecturerData.accountId, gone.id))
  await expect(mergeAsSeen(kept, gone, seen)).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
  await merge(kept, gone)
  const rows = await db
    .select()
    .from(lecturerData)
    .where(inArray(lecturerData.accountId, [kept.id, gone.id]))
  expect(rows).toEqual([
    expect.objectContaining({
      accountId: kept.id,
      ...address,
      ...bank,
      phone: '0124',
      taxNumber: '151/815/08156',
    }),
  ])
})

test('what cannot be put together is refused with a sentence, and nothing happens', async () => {
  const [kept, gone] = await two()
  const event = await given.event()
  const workshop = await given.workshop({ eventId: event.id })
  const own = await given.lecturer(workshop.id, { accountId: kept.id })
  const other = await given.lecturer(workshop.id, { accountId: gone.id })
  const facts = { eventId: event.id, createdAt: deps.clock.now(), remark: 'Steht schon da' }
  await db.insert(settlements).values([
    { ...facts, lecturerId: own.id },
    { ...facts, lecturerId: other.id },
  ])
  const early = await given.timeslot({ eventId: event.id, caption: 'Lyrik', ...at('09:00–10:30') })
  const late = await given.timeslot({ eventId: event.id, caption: 'Epik', ...at('10:00–11:00') })
  await take(kept, early)
  await take(gone, late)
  const { refused: sentences } = await preview(kept, gone)
  expect(sentences).toEqual([
    expect.stringContaining('überschneiden sich'),
    expect.stringContaining('haben beide Konten eine Abrechnung, in der schon etwas steht'),
  ])
  await expect(merge(kept, gone)).rejects.toEqual(refused('state'))
  expect(await readSubscription(db, late.id, gone.id)).toEqual({ state: 'registered' })
})

test('merging while both accounts book and leave loses no seat and blocks nobody', async () => {
  const event = await given.event()
  const slots = await Promise.all(
    ['09:00–10:00', '10:00–11:00', '11:00–12:00'].map(times =>
      given.timeslot({ eventId: event.id, capacity: 60, ...at(times) }),
    ),
  )
  const late = await given.timeslot({ eventId: event.id, capacity: 5, ...at('15:00–16:00') })
  for (let round = 0; round < 12; round++) {
    const [kept, gone] = await two()
    for (const slot of slots) await take(gone, slot)
    const { seen } = await preview(kept, gone)
    const headers = await bearer(gone)
    const [booked, ...results] = await Promise.allSettled([
      app.inject({ method: 'POST', url: `/api/timeslots/${late.id}/subscribe`, headers }),
      ...(round % 2 === 0 ? slots : []).map(slot => take(kept, slot)),
      mergeAsSeen(kept, gone, seen),
    ])
    const codes = results.flatMap(result => (result.status === 'rejected' ? [result.reason.status] : []))
    expect(codes.filter(code => code !== 409)).toEqual([])
    // Whoever is merged away meanwhile is logged out.
    const code = booked.status === 'fulfilled' ? booked.value.statusCode : 500
    expect([200, 201, 401]).toContain(code)
  }
  // What others do there changes nothing of what was seen.
  const [kept, gone, other] = [...(await two()), await given.account()]
  for (const slot of slots) await take(gone, slot)
  await Promise.all([merge(kept, gone), ...slots.map(slot => take(other, slot))])
  expect(await problems()).toEqual([])
  expect(
    await db.$count(
      participations,
      and(isNull(participations.accountId), eq(participations.state, 'registered')),
    ),
  ).toBe(0)
})
