import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { association } from '../association/association.tables.ts'
import { exhibitors } from '../directory/directory.tables.ts'
import { events } from '../events/events.tables.ts'
import { buildPages } from './pages.fixture.ts'

const { deps, facts, get, given } = await buildPages()
const origin = 'https://tafelrunde.example'

test('the link of an event tells its name, its days and its place', async () => {
  const event = await given.event({ name: 'Lesetag', description: 'Ein Tag rund um das Lesen.' })
  const head = await facts(`/event-detail/${event.id}`)
  expect(head.titles).toEqual(['Lesetag · Tafelrunde'])
  expect(head.title).toBe('Lesetag')
  expect(head.description).toBe('12.–13. März 2027, Kongresshaus Musterstadt. Ein Tag rund um das Lesen.')
  expect(head.canonical).toBe(`${origin}/app/tabs/schedule?event=${event.id}`)
  expect(head.image).toBe(`${origin}/og/event-${event.id}.png`)
  expect(head.imageText).toContain('Lesetag, 12.–13. März 2027, Kongresshaus Musterstadt')
  expect(await facts(`/app/tabs/schedule?event=${event.id}&utm_source=mail`)).toEqual(head)
})

test('a cancelled event says so first', async () => {
  const { id } = await given.event({ name: 'Rechentag', state: 'cancelled' })
  const head = await facts(`/event-detail/${id}`)
  expect(head.description).toMatch(/^Abgesagt, 12\.–13\. März 2027/)
  expect(head.imageText).toContain('Abgesagt')
})

test('the link of a workshop tells when and where it is held, and that there are more times', async () => {
  const slot = await given.timeslot({ name: 'Experimente ohne Labor' })
  const later = {
    startsAt: new Date('2027-03-13T14:00:00+01:00'),
    endsAt: new Date('2027-03-13T15:30:00+01:00'),
  }
  await given.timeslot({ eventId: slot.eventId, workshopId: slot.workshopId, ...later })
  const head = await facts(`/workshop-detail/${slot.workshopId}`)
  expect(head.titles).toEqual(['Experimente ohne Labor · Tafelrunde'])
  expect(head.description).toMatch(
    /^Samstag, 13. März 2027, 10:00–11:30 Uhr und ein weiterer Termin, Kongresshaus Musterstadt, Raum 2.14,/,
  )
  expect(head.canonical).toBe(`${origin}/workshop-detail/${slot.workshopId}`)
})

test('lecturers and exhibitors have a head of their own', async () => {
  const { id: workshopId } = await given.workshop({ name: 'Rhythmus im Raum' })
  const lecturer = await given.lecturer(workshopId)
  const person = await facts(`/app/tabs/speakers?id=${lecturer.id}`)
  expect([person.title, person.description]).toEqual([
    'Miriam Baumgärtner',
    'Workshops: Rhythmus im Raum · Lehrerverband',
  ])
  const values = { name: 'Kreide & Co.', stand: 'B 4', description: 'Tafeln aller Art.' }
  const [exhibitor] = await deps.db.insert(exhibitors).values(values).returning()
  const company = await facts(`/exhibitors/${exhibitor?.id}`)
  expect([company.title, company.description]).toEqual([
    'Kreide & Co.',
    'Aussteller, Stand B 4. Tafeln aller Art.',
  ])
  expect(company.canonical).toBe(`${origin}/exhibitors/${exhibitor?.id}`)
})

test.each([
  ['/', 'Veranstaltungen', '/app/tabs/event'],
  ['/app/tabs/schedule', 'Workshops', '/app/tabs/schedule'],
  ['/app/tabs/speakers', 'Referenten', '/app/tabs/speakers'],
  ['/app/tabs/about', 'Über uns', '/app/tabs/about'],
  ['/exhibitors/', 'Aussteller', '/exhibitors'],
  ['/support', 'Hilfe', '/support'],
  ['/login', 'Anmelden', '/login'],
  ['/register', 'Registrieren', '/register'],
  ['/bestaetigung', 'Bestätigung prüfen', '/bestaetigung'],
])('%s is „%s“ and found at %s', async (url, title, path) => {
  const head = await facts(url)
  expect([head.title, head.canonical]).toEqual([title, origin + path])
  expect(head.description.length).toBeGreaterThan(30)
  expect(head.image).toBe(`${origin}/og/tafelrunde.png`)
})

test('each thing is found at one address: whatever else Number() reads is none, and is not kept as a page of its own', async () => {
  const { id: workshop } = await given.workshop()
  const { id: event } = await given.event()
  for (const path of ['/workshop-detail/', '/event-detail/', '/app/tabs/schedule?event=']) {
    const id = path.startsWith('/w') ? workshop : event
    expect((await get(path + id)).statusCode).toBe(200)
    for (const other of [`0${id}`, `${id}e0`, `${id}.0`, `+${id}`, ` ${id}`, `0x${id.toString(16)}`])
      expect((await get(path + encodeURIComponent(other))).statusCode).toBe(404)
  }
})

test('personal pages are served, and nobody is to find them', async () => {
  for (const url of [
    '/account',
    '/pass',
    '/entrance/3',
    '/bestaetigung/ABCDEFGHJKLM',
    '/participation-confirmations/details/3',
  ]) {
    const answer = await get(url)
    expect([url, answer.statusCode]).toEqual([url, 200])
    expect(await facts(url)).toMatchObject({ robots: 'noindex', canonical: '', graph: [], image: '' })
  }
})

test('what is not public is not found, with a page that tells nothing of it', async () => {
  const draft = await given.event({ name: 'Geheimer Tag', state: 'draft' })
  const { id: workshopId } = await given.workshop({ eventId: draft.id, name: 'Geheimer Workshop' })
  const lecturer = await given.lecturer(workshopId, { lastName: 'Geheim' })
  const urls = [
    `/event-detail/${draft.id}`,
    `/app/tabs/schedule?event=${draft.id}`,
    `/workshop-detail/${workshopId}`,
    `/app/tabs/speakers?id=${lecturer.id}`,
    '/exhibitors/99999',
    '/event-detail/none',
    '/event-detail/99999999999',
  ]
  for (const url of urls) {
    const answer = await get(url)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.body).toContain('<div id="root">')
    expect(answer.body).not.toContain('Geheim')
    expect(await facts(url)).toMatchObject({
      robots: 'noindex',
      titles: ['Seite nicht gefunden · Tafelrunde'],
    })
  }
})

test('whatever people enter stays text', async () => {
  const name = `„Lesen" & 'Schreiben' </script><script>alert(1)</script> $& $'`
  const { id } = await given.event({ name, description: '</title><!-- <script>' })
  const { body } = await get(`/event-detail/${id}`)
  expect(body.match(/<script/g)).toHaveLength(2)
  expect(body.match(/<\/script>/g)).toHaveLength(2)
  expect(body).not.toContain('<!--')
  const head = await facts(`/event-detail/${id}`)
  expect([head.title, head.graph[0].name]).toEqual([name, name])
})

test('a heading in a description becomes a sentence', async () => {
  const { id } = await given.event({ location: '', description: 'Gemeinsam lesen\n\nEin Tag\nfür alle.' })
  expect((await facts(`/event-detail/${id}`)).description).toBe(
    '12.–13. März 2027. Gemeinsam lesen. Ein Tag für alle.',
  )
})

test('search engines read the words of a description without its marks', async () => {
  const { id } = await given.event({
    location: '',
    description: 'Gemeinsam lesen\n\n## Ziele\n\n**Viel** [lernen](https://a.example).',
  })
  expect((await facts(`/event-detail/${id}`)).description).toBe(
    '12.–13. März 2027. Gemeinsam lesen. Ziele. Viel lernen.',
  )
})

test('a long description ends after a whole word', async () => {
  const { id } = await given.event({ description: 'Unterrichtsentwicklung '.repeat(20) })
  const { description } = await facts(`/event-detail/${id}`)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/Unterrichtsentwicklung\u00a0…$/)
})

test('a change is told at once', async () => {
  const { id } = await given.event({ name: 'Vorher' })
  expect((await facts(`/event-detail/${id}`)).title).toBe('Vorher')
  await deps.db.update(events).set({ name: 'Nachher' }).where(eq(events.id, id))
  await expect.poll(async () => (await facts(`/event-detail/${id}`)).title).toBe('Nachher')
  await deps.db.update(association).set({ name: 'Verband der Lesenden' })
  await expect.poll(async () => (await facts('/support')).description).toContain('Verband der Lesenden')
})

test('a page is sent compressed, and only once to whoever has it', async () => {
  const { id } = await given.event()
  const url = `/event-detail/${id}`
  for (const encoding of ['br', 'gzip']) {
    const answer = await get(url, { 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
    expect(answer.headers['permissions-policy']).toContain('geolocation=()')
    const known = { 'accept-encoding': encoding, 'if-none-match': String(answer.headers.etag) }
    expect((await get(url, known)).statusCode).toBe(304)
  }
})
