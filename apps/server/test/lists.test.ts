import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { lecturers } from '../src/areas/lecturers/lecturers.tables.ts'
import { subscribe } from '../src/areas/participations/seats.service.ts'
import { schooltypes } from '../src/areas/schooltypes/schooltypes.tables.ts'
import { workshopSchooltypes } from '../src/areas/workshops/workshops.tables.ts'
import { buildTestApp } from './build-test-app.ts'
import { eventually } from './eventually.ts'

const { app, bearer, deps, given, secondProcess } = await buildTestApp()

const event = await given.event({ name: 'Frühjahrstagung' })
for (let index = 0; index < 6; index++) await given.timeslot({ eventId: event.id })
const draft = await given.event({ name: 'Entwurf', state: 'draft' })
const hidden = await given.timeslot({ eventId: draft.id })
const staff = await bearer(await given.staff())
const person = await bearer(await given.account())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('drafts and all that belongs to them are seen by staff only', async () => {
  for (const url of [
    `/api/events/${draft.id}/`,
    `/api/timeslots/${hidden.id}/`,
    `/api/workshops/${hidden.workshopId}/`,
  ]) {
    expect((await get(url)).statusCode).toBe(404)
    expect((await get(url, person)).statusCode).toBe(404)
    expect((await get(url, staff)).statusCode).toBe(200)
  }
  for (const list of ['events', 'timeslots', 'workshops']) {
    const asStaff = (await get(`/api/${list}/`, staff)).json().count
    expect((await get(`/api/${list}/`)).json().count).toBe(asStaff - 1)
  }
})

test('public answers are conditional, those of staff are never kept', async () => {
  for (const url of [
    '/api/events/',
    `/api/events/${event.id}/`,
    '/api/workshops/',
    '/api/schooltypes/',
    '/api/exhibitors/',
  ]) {
    const first = await get(url)
    expect(first.headers.etag).toMatch(/^"[^"]+"$/)
    const again = await get(url, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(url, staff)).headers['cache-control']).toBe('private, no-store')
  }
})

test('a booking changes the public numbers at once, and in another process a moment later', async () => {
  const slot = await given.timeslot({ eventId: event.id })
  const other = await secondProcess()
  const url = `/api/timeslots/${slot.id}/`
  const { etag } = (await get(url)).headers
  await other.app.inject(url)
  const { authorization } = person
  await app.inject({ method: 'POST', url: `${url}subscribe`, headers: { authorization } })
  const changed = await get(url, { 'if-none-match': String(etag) })
  expect([changed.statusCode, changed.json().participants_count]).toEqual([200, 1])
  await eventually(async () => expect((await other.app.inject(url)).json().participants_count).toBe(1))
})

test('long lists travel compressed, and unpack to the same', async () => {
  const packed = await get('/api/timeslots/', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(
    (await get('/api/timeslots/')).json(),
  )
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
])('who accepts %s gets a long list as %s', async (accepted, sent) => {
  const { headers } = await get('/api/timeslots/', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(sent)
})

test('a workshop names its lecturers in order, its school types and timeslots', async () => {
  const workshop = await given.workshop({ eventId: event.id, name: 'Mehrsprachigkeit als Ressource' })
  const lecturer = await given.lecturer(workshop.id, { firstName: 'Aylin', lastName: 'Demirtaş' })
  const [type] = await deps.db.insert(schooltypes).values({ name: 'Grundschule' }).returning()
  await deps.db.insert(workshopSchooltypes).values({ workshopId: workshop.id, schooltypeId: type?.id ?? 0 })
  const slot = await given.timeslot({ eventId: event.id, workshopId: workshop.id, capacity: 1 })
  await subscribe(deps, { timeslotId: slot.id, accountId: (await given.account()).id })
  expect((await get(`/api/workshops/${workshop.id}/`, staff)).json()).toMatchObject({
    name: 'Mehrsprachigkeit als Ressource',
    event: event.id,
    schooltypes: [type?.id],
    lecturers: [{ id: lecturer.id, first_name: 'Aylin', last_name: 'Demirtaş', profile_picture: null }],
    timeslots: [{ id: slot.id, start: '2027-03-13T10:00:00+01:00', capacity: 1, participants_count: 1 }],
    materials: [],
  })
})

test('lecturers are listed by name with their published workshops, unpublished ones only for staff', async () => {
  const workshop = await given.workshop({ eventId: event.id, name: 'Demokratie im Schulalltag' })
  const shown = await given.lecturer(workshop.id, { lastName: 'Aabel' })
  const unseen = await given.lecturer(hidden.workshopId ?? 0, { lastName: 'Zz' })
  await deps.db.insert(lecturers).values({ lastName: 'ohne Workshop', createdAt: deps.clock.now() })
  const ids = (await get('/api/lecturer/')).json().results.map(({ id }: { id: number }) => id)
  expect(ids[0]).toBe(shown.id)
  expect(ids).not.toContain(unseen.id)
  expect((await get(`/api/lecturer/${shown.id}/`)).json().workshops).toEqual([
    { id: workshop.id, name: 'Demokratie im Schulalltag', event: event.id },
  ])
  expect((await get(`/api/lecturer/${unseen.id}/`)).statusCode).toBe(404)
  expect((await get(`/api/lecturer/${unseen.id}/`, staff)).statusCode).toBe(200)
})

test('the end of an event counts its workshops, and times carry Berlin’s offset', async () => {
  const fresh = await given.event({
    startsAt: new Date('2027-07-01T08:00:00Z'),
    endsAt: new Date('2027-12-01T08:00:00Z'),
  })
  await given.workshop({ eventId: fresh.id })
  expect((await get(`/api/events/${fresh.id}/`)).json()).toMatchObject({
    start: '2027-07-01T10:00:00+02:00',
    end: '2027-12-01T09:00:00+01:00',
    workshops_count: 1,
    participants_count: 0,
    image: null,
  })
})
