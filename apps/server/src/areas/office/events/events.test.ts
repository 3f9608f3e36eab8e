import { listAudit } from '@tafelrunde/contract/admin/audit'
import * as office from '@tafelrunde/contract/admin/events/events'
import { getEventSubscription, subscribeToEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { getEvent } from '@tafelrunde/contract/events/events'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { events } from '../../events/events.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'

const { as, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const wencke = await given.account({ isStaff: true, firstName: 'Wencke', lastName: 'Aldag' })
const superuser = await given.account({ isStaff: true, isSuperuser: true })

const fields = {
  name: 'Frühjahrstagung 2027',
  start: '2027-03-13T09:00:00+01:00',
  end: '2027-03-13T17:00:00+01:00',
}
const create = async (more: object = {}) => as(okka)(office.createEvent, { body: { ...fields, ...more } })
const read = (id: number) => as(okka)(office.getOfficeEvent, { params: { id } })
const history = async (id: number) =>
  (await as(okka)(office.listEventHistory, { params: { id }, query: {} })).results

test('an event is made as a draft, changed and announced, and its history says who did what', async () => {
  const made = await create({ location: 'Aula', capacity: '30', accreditation: 'LA-27-114' })
  expect(made).toMatchObject({ state: 'draft', capacity: 30, unit_minutes: 45, minimum_share: 80 })
  await expect(as()(getEvent, { params: { id: made.id } })).rejects.toMatchObject({ status: 404 })

  const body = { ...fields, location: 'Mensa', capacity: 30, accreditation: 'LA-27-114' }
  const changed = await as(wencke)(office.changeEvent, {
    params: { id: made.id },
    body: { ...body, version: made.version },
  })
  const { version } = changed
  const shown = await as(okka)(office.setEventState, {
    params: { id: made.id },
    body: { state: 'announced', version },
  })
  expect(shown).toEqual(await read(made.id))
  expect(await as()(getEvent, { params: { id: made.id } })).toMatchObject({ location: 'Mensa' })
  expect(await history(made.id)).toMatchObject([
    { by: 'Okka Harms', via: 'request', before: { state: 'draft' }, after: { state: 'announced' } },
    { by: 'Wencke Aldag', action: 'change', before: { location: 'Aula' }, after: { location: 'Mensa' } },
    { by: 'Okka Harms', action: 'create', before: null, after: { name: 'Frühjahrstagung 2027' } },
  ])
})

test('who writes over what they have not seen is refused, and nothing is lost', async () => {
  const { id, version } = await create()
  const change = (person: { id: number }, location: string, seen: number) =>
    as(person)(office.changeEvent, { params: { id }, body: { ...fields, location, version: seen } })
  await change(okka, 'Aula', version)
  await expect(change(wencke, 'Mensa', version)).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
  const now = await read(id)
  expect(now.location).toBe('Aula')
  await change(wencke, 'Mensa', now.version)
  // What changes nothing is no change.
  const same = await change(okka, 'Mensa', (await read(id)).version)
  expect(same.version).toBe((await read(id)).version)
  expect(await history(id)).toHaveLength(3)
})

test('of two who save at the same moment one is told of the other', async () => {
  const { id, version } = await create()
  const answers = await Promise.allSettled(
    [okka, wencke].map(person =>
      as(person)(office.changeEvent, {
        params: { id },
        body: { ...fields, location: `bei ${person.id}`, version },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('what does not fit together is told at its field', async () => {
  await expect(
    create({
      name: '',
      start: '2027-03-13T17:00:00+01:00',
    }),
  ).rejects.toMatchObject({ status: 400, body: { name: ['Dieses Feld darf nicht leer sein.'] } })
  await expect(
    create({
      end: fields.start,
      registration_start: '2027-03-10T09:00:00+01:00',
      registration_end: '2027-03-01T09:00:00+01:00',
      feedback_deadline: '2027-01-01T09:00:00+01:00',
    }),
  ).rejects.toMatchObject({
    status: 400,
    body: {
      end: ['Das Ende muss nach dem Beginn liegen.'],
      registration_end: ['Die Anmeldung muss enden, nachdem sie begonnen hat.'],
      feedback_deadline: ['Die Frist für Feedback kann nicht vor dem Ende der Veranstaltung liegen.'],
    },
  })
  const { id, version } = await create({ capacity: 2 })
  await deps.db.update(events).set({ state: 'open' }).where(eq(events.id, id))
  const person = await given.account()
  await as(person)(subscribeToEvent, { params: { id } })
  const { version: opened } = await read(id)
  expect(opened).toBeGreaterThan(version)
  const smaller = { ...fields, capacity: 0, version: opened }
  await expect(as(okka)(office.changeEvent, { params: { id }, body: smaller })).rejects.toMatchObject({
    body: { capacity: ['1 Person ist schon angemeldet.'] },
  })
})

test.each([2, null])('with more places, %s, whoever waits moves up', async capacity => {
  const { id } = await create({ capacity: 1 })
  await deps.db.update(events).set({ state: 'open' }).where(eq(events.id, id))
  const [first, second] = [await given.account(), await given.account()]
  for (const person of [first, second]) await as(person)(subscribeToEvent, { params: { id } })
  const { version } = await read(id)
  expect(version).toBe((await history(id))[0]?.id)
  await as(okka)(office.changeEvent, { params: { id }, body: { ...fields, capacity, version } })
  expect(await as(second)(getEventSubscription, { params: { id } })).toBe('registered')
})

test('an event is deleted with its programme while nobody was in it, and says afterwards what it was', async () => {
  const { id } = await create()
  const slot = await given.timeslot({ eventId: id })
  expect(await as(okka)(office.getEventReach, { params: { id } })).toMatchObject({
    workshops: 1,
    timeslots: 1,
    refused: {},
  })
  await as(okka)(office.deleteEvent, { params: { id } })
  await expect(read(id)).rejects.toMatchObject({ status: 404 })
  expect(await deps.db.select().from(timeslots).where(eq(timeslots.id, slot.id))).toEqual([])
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const query = { subject: 'events', record: String(id), search: 'harms', created__gte: yesterday }
  const { results } = await as(superuser)(listAudit, { query })
  expect(results).toMatchObject([
    { action: 'delete', before: { name: fields.name }, after: null },
    { action: 'create' },
  ])
})

test('an event with people stays, says what hangs on it, and is no draft again', async () => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id })
  await given.participants(slot.id, 1)
  const { id } = event
  await expect(as(okka)(office.deleteEvent, { params: { id } })).rejects.toMatchObject({
    status: 409,
    body: { detail: 'Diese Veranstaltung lässt sich nicht löschen. Daran hängen: 1 Anmeldung.' },
  })
  const before = await as(okka)(office.getEventReach, { params: { id } })
  expect(before.refused.delete).toBe(
    'Diese Veranstaltung lässt sich nicht löschen. Daran hängen: 1 Anmeldung.',
  )
  expect(Object.keys(before.refused)).toEqual(['draft', 'delete'])
  const { version } = await read(id)
  const to = (state: 'draft' | 'cancelled' | 'open', seen: number) =>
    as(okka)(office.setEventState, { params: { id }, body: { state, version: seen } })
  await expect(to('draft', version)).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
  const cancelled = await to('cancelled', version)
  await expect(to('open', cancelled.version)).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
})

test('only the office changes events, only superusers read everything that was changed', async () => {
  const { id } = await create()
  const teacher = await given.account({ isLecturer: true, isExhibitor: true })
  await expect(as(teacher)(office.createEvent, { body: fields })).rejects.toMatchObject({ status: 403 })
  await expect(as()(office.getOfficeEvent, { params: { id } })).rejects.toMatchObject({ status: 401 })
  await expect(as(okka)(listAudit, { query: {} })).rejects.toMatchObject({ status: 403 })
})
