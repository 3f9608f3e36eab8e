import * as office from '@tafelrunde/contract/admin/events/events'
import { listTimeslots } from '@tafelrunde/contract/events/timeslots'
import { listWorkshops } from '@tafelrunde/contract/events/workshops'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { exhibitions, hallTables, priceItems } from '../../exhibitions/exhibitions.tables.ts'
import { orderingIn } from '../../exhibitions/orders/orders.fixture.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { workshopSchooltypes } from '../../workshops/workshops.tables.ts'

const testApp = await buildTestApp()
const { as, deps, given } = testApp
const okka = await given.staff()
const copy = (id: number, first_day: string) =>
  as(okka)(office.copyEvent, { params: { id }, body: { name: 'Herbsttagung 2028', first_day } })

test('a copy has the whole programme at the same times of day, across a change of the clocks, and nobody in it', async () => {
  const event = await given.event({
    startsAt: new Date('2027-03-12T09:00:00+01:00'),
    endsAt: new Date('2027-03-13T17:00:00+01:00'),
    registrationEndsAt: new Date('2027-03-01T23:59:00+01:00'),
    capacity: 300,
    accreditation: 'LA-27-114',
    state: 'finished',
  })
  const [primary] = await deps.db.insert(schooltypes).values({ name: 'Grundschule' }).returning()
  const garden = await given.workshop({ eventId: event.id, name: 'Schulgarten', subtitle: 'Draußen lernen' })
  await deps.db.insert(workshopSchooltypes).values({ workshopId: garden.id, schooltypeId: primary?.id ?? 0 })
  await given.lecturer(garden.id)
  const slot = await given.timeslot({ eventId: event.id, workshopId: garden.id, capacity: 12 })
  await given.timeslot({ eventId: event.id, workshopId: null, caption: 'Mittagspause', capacity: null })
  await given.participation(await given.account(), slot)

  const made = await copy(event.id, '2027-06-18')
  expect(made).toMatchObject({
    name: 'Herbsttagung 2028',
    state: 'draft',
    start: new Date('2027-06-18T09:00:00+02:00'),
    end: new Date('2027-06-19T17:00:00+02:00'),
    registration_end: new Date('2027-06-07T23:59:00+02:00'),
    capacity: 300,
    participants_count: 0,
    accreditation: 'LA-27-114',
  })
  const query = { event: String(made.id) }
  const { results: workshops } = await as(okka)(listWorkshops, { query })
  expect(workshops).toMatchObject([{ name: 'Schulgarten', schooltypes: [primary?.id], lecturers: [] }])
  const { results: slots } = await as(okka)(listTimeslots, { query })
  const times = { start: new Date('2027-06-19T10:00:00+02:00'), end: new Date('2027-06-19T11:30:00+02:00') }
  expect(slots).toMatchObject([
    { ...times, workshop: workshops[0]?.id, capacity: 12, participants_count: 0 },
    { ...times, workshop: null, caption: 'Mittagspause', capacity: null },
  ])
  await as(okka)(office.deleteEvent, { params: { id: made.id } })
})

test('prices and hall come with it, free of orders', async () => {
  const event = await orderingIn(testApp).exhibition()
  const { id } = await copy(event.id, '2028-03-10')
  const of = async (eventId: number) => ({
    items: await deps.db.select().from(priceItems).where(eq(priceItems.eventId, eventId)),
    tables: await deps.db.select().from(hallTables).where(eq(hallTables.eventId, eventId)),
    exhibition: await deps.db.select().from(exhibitions).where(eq(exhibitions.eventId, eventId)),
  })
  const [was, is] = [await of(event.id), await of(id)]
  expect(is.items.map(({ kind, unitCents }) => [kind, unitCents])).toEqual(
    was.items.map(({ kind, unitCents }) => [kind, unitCents]),
  )
  expect(is.tables.map(({ place }) => place)).toEqual(was.tables.map(({ place }) => place))
  expect(is.exhibition).toMatchObject([{ hall: was.exhibition[0]?.hall }])
})

test('a day that is none is told at its field', async () => {
  const { id } = await given.event()
  for (const day of ['2027-02-30', '0001-01-01', '9999-12-31'])
    await expect(copy(id, day)).rejects.toMatchObject({
      status: 400,
      body: { first_day: [expect.any(String)] },
    })
})

test('a Termin in the hour that clocks show twice takes as long in the copy as it did', async () => {
  const event = await given.event({
    startsAt: new Date('2026-10-24T09:00:00+02:00'),
    endsAt: new Date('2026-10-25T17:00:00+01:00'),
  })
  const night = {
    startsAt: new Date('2026-10-25T02:45:00+02:00'),
    endsAt: new Date('2026-10-25T02:15:00+01:00'),
  }
  await given.timeslot({ eventId: event.id, ...night })
  const { id } = await copy(event.id, '2027-06-18')
  const { results } = await as(okka)(listTimeslots, { query: { event: String(id) } })
  expect(results).toMatchObject([
    { start: new Date('2027-06-19T02:45:00+02:00'), end: new Date('2027-06-19T03:15:00+02:00') },
  ])
})
