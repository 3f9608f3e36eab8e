import { expect, test } from 'vitest'
import { buildTestApp } from './build-test-app.ts'

const { app, bearer, given } = await buildTestApp()

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
await given.timeslot({ eventId: draft.id })
const staff = await bearer(await given.staff())

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

test('a filter with a NUL is refused, an address that cannot be read too', async () => {
  expect(await errors('/api/workshops/?name=a%00')).toEqual([
    400,
    { name: ['Nullzeichen sind nicht erlaubt.'] },
  ])
  expect(await errors('/api/%zz')).toEqual([400, { detail: 'Fehlerhafte Anfrage.' }])
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
