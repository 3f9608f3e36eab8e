import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { lecturers } from '../src/areas/lecturers/lecturers.tables.ts'
import { subscribe } from '../src/areas/participations/seats.service.ts'
import { schooltypes } from '../src/areas/schooltypes/schooltypes.tables.ts'
import { workshopSchooltypes } from '../src/areas/workshops/workshops.tables.ts'
import { buildTestApp } from './build-test-app.ts'

const { app, bearer, deps, given, secondProcess } = await buildTestApp()

const event = await given.event({ name: 'Frühjahrstagung' })
const spring = [
  ['Auftakt', '2027-03-12T09:00:00+01:00'],
  ['Lesen', '2027-03-12T23:30:00+01:00'],
  ['Rechnen', '2027-03-13T10:00:00+01:00'],
  ['Zeitumstellung', '2027-03-28T03:30:00+02:00'],
] as const
for (const [caption, start] of spring) {
  const startsAt = new Date(start)
  const endsAt = new Date(startsAt.getTime() + 60 * 60_000)
  await given.timeslot({ eventId: event.id, caption, startsAt, endsAt })
}
const draft = await given.event({ name: 'Entwurf', state: 'draft' })
const hidden = await given.timeslot({ eventId: draft.id })
const staff = await bearer(await given.staff())
const person = await bearer(await given.account())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const captions = async (search: string) => {
  const answer = await get(`/api/timeslots/?event=${event.id}&${search}`)
  expect(answer.json()).toHaveProperty('results')
  return answer.json().results.map(({ caption }: { caption: string }) => caption)
}
const errors = async (url: string) => {
  const answer = await get(url)
  return [answer.statusCode, answer.json()]
}

test('a list is a page with its count and absolute addresses of its neighbours', async () => {
  const url = `/api/timeslots/?offset=1&limit=2&event=${event.id}&start__gte=2027-03-01T00:00&foo=a,b`
  const { results, ...page } = (await get(url)).json()
  expect(results).toHaveLength(2)
  const kept = `event=${event.id}&foo=a%2Cb&limit=2`
  const rest = 'start__gte=2027-03-01T00%3A00'
  expect(page).toEqual({
    count: 4,
    next: `https://tafelrunde.example/api/timeslots/?${kept}&offset=3&${rest}`,
    previous: `https://tafelrunde.example/api/timeslots/?${kept}&${rest}`,
  })
})

test.each([
  'limit=0',
  'limit=-1',
  'limit=abc',
  'limit=',
  'limit=1.5',
  'offset=-3',
  'offset=x',
  'limit=99999999999999999999',
])('the bad page %s falls back to the first one', async search => {
  expect(await captions(search)).toHaveLength(4)
})

test('past the end a page is empty', async () => {
  const answer = (await get(`/api/timeslots/?event=${event.id}&limit=2&offset=50`)).json()
  expect(answer).toMatchObject({ count: 4, next: null, results: [] })
  expect(answer.previous).toContain('offset=48')
})

test.each([
  ['start=2027-03-12T08:00:00Z', ['Auftakt']],
  ['start=2027-03-12T09:00', ['Auftakt']],
  ['start=2027-03-12 09:00:00%2B01:00', ['Auftakt']],
  ['start__date=2027-03-12', ['Auftakt', 'Lesen']],
  ['start__date=12.03.2027', ['Auftakt', 'Lesen']],
  ['start__date=13.3.27', ['Rechnen']],
  ['start__gt=2027-03-13T10:00', ['Zeitumstellung']],
  ['start__gte=2027-03-13T10:00', ['Rechnen', 'Zeitumstellung']],
  ['start__lt=2027-03-12T23:30', ['Auftakt']],
  ['start__lte=2027-03-12T23:30', ['Auftakt', 'Lesen']],
  ['start__range=2027-03-12T23:30,2027-03-13T10:00', ['Lesen', 'Rechnen']],
  ['start__range=,2027-03-12T10:00', ['Auftakt']],
  ['start__range=2027-03-13,', ['Rechnen', 'Zeitumstellung']],
  ['start__range=2027-03-14,2027-03-13', []],
  ['end__lte=2027-03-12T10:00&start__gte=2027-03-12', ['Auftakt']],
  ['start__isnull=true', []],
  ['start__isnull=FALSE', ['Auftakt', 'Lesen', 'Rechnen', 'Zeitumstellung']],
  ['start__isnull=maybe', ['Auftakt', 'Lesen', 'Rechnen', 'Zeitumstellung']],
  ['caption=Lesen', ['Lesen']],
  ['caption=lesen', []],
  ['caption=&created__foo=1', ['Auftakt', 'Lesen', 'Rechnen', 'Zeitumstellung']],
  ['id=99999999999999999999', []],
  ['caption=Auftakt&caption=Rechnen', ['Rechnen']],
  ['created__date=2027-03-01&orderby=-start', ['Zeitumstellung', 'Rechnen', 'Lesen', 'Auftakt']],
  ['orderby=-caption,id', ['Zeitumstellung', 'Rechnen', 'Lesen', 'Auftakt']],
])('timeslots filtered by %s', async (search, expected) => {
  expect(await captions(search)).toEqual(expected)
})

test('ids are numbers as django-filter reads them', async () => {
  const [first] = (await get('/api/timeslots/?caption=Lesen')).json().results
  for (const id of [first.id, `${first.id}.0`, `${first.id}.7`, `%2B${first.id}`])
    expect(await captions(`id=${id}`)).toEqual(['Lesen'])
})

test('all bad filters are reported together', async () => {
  expect(
    await errors(
      '/api/timeslots/?created__gt=gestern&id=x&start__range=1&end__date=2027-02-30&orderby=-foo&event=0',
    ),
  ).toEqual([
    400,
    {
      created__gt: ['Bitte ein gültiges Datum und Uhrzeit eingeben.'],
      id: ['Bitte eine Zahl eingeben.'],
      start__range: ['Bitte ein gültiges Datum und Uhrzeit eingeben.'],
      end__date: ['Bitte ein gültiges Datum eingeben.'],
      orderby: ['Bitte eine gültige Auswahl treffen. -foo ist keine gültige Auswahl.'],
    },
  ])
})

test.each(['2027-03-13', '2027-03-13,2027-03-14,2027-03-15', ','])(
  'the range %s has not two values',
  async range => {
    expect(await errors(`/api/events/?created__range=${range}`)).toEqual([
      400,
      { created__range: ['Die Bereichsabfrage erwartet zwei Werte.'] },
    ])
  },
)

test.each(['2027-03-28 02:30', '2027-10-31T02:30:00'])(
  'a time that Berlin’s clocks skip or repeat is refused: %s',
  async time => {
    const [status, body] = await errors(`/api/timeslots/?start=${time}`)
    expect([status, body.start[0]]).toEqual([400, expect.stringContaining('Europe/Berlin nicht eindeutig')])
  },
)

test('a state is one of the known ones', async () => {
  expect((await get('/api/events/?state=open')).json().results).toMatchObject([{ id: event.id }])
  expect(await errors('/api/events/?state=zzz')).toEqual([
    400,
    { state: ['Bitte eine gültige Auswahl treffen. zzz ist keine gültige Auswahl.'] },
  ])
})

test('a filter on an event that does not exist, or that the caller may not see, is wrong at that field', async () => {
  const sentence = 'Bitte eine gültige Auswahl treffen. Dies ist keine gültige Auswahl.'
  for (const id of [999_999, draft.id])
    for (const list of ['timeslots', 'workshops'])
      expect(await errors(`/api/${list}/?event=${id}`)).toEqual([400, { event: [sentence] }])
  expect((await get(`/api/timeslots/?event=${draft.id}`, staff)).json()).toMatchObject({ count: 1 })
})

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
  await vi.waitFor(async () => expect((await other.app.inject(url)).json().participants_count).toBe(1))
})

test('long lists travel compressed, and unpack to the same', async () => {
  for (let extra = 0; extra < 5; extra++) await given.timeslot({ eventId: event.id })
  const packed = await get('/api/timeslots/', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(
    (await get('/api/timeslots/')).json(),
  )
})

test('a workshop names its lecturers in order, its school types and timeslots', async () => {
  const workshop = await given.workshop({ eventId: event.id, name: 'Mehrsprachigkeit als Ressource' })
  const lecturer = await given.lecturer(workshop.id, { firstName: 'Aylin', lastName: 'Demirtaş' })
  const [type] = await deps.db.insert(schooltypes).values({ name: 'Grundschule' }).returning()
  await deps.db.insert(workshopSchooltypes).values({ workshopId: workshop.id, schooltypeId: type?.id ?? 0 })
  const slot = await given.timeslot({ eventId: event.id, workshopId: workshop.id, capacity: 1 })
  await subscribe(deps, slot.id, (await given.account()).id)
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
