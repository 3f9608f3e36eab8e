import { XmlDocument } from 'libxml2-wasm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildPages } from './pages.fixture.ts'

const { app, get, given } = await buildPages()
const origin = 'https://tafelrunde.example'

const addresses = async () => {
  const answer = await get('/sitemap.xml')
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  const document = XmlDocument.fromString(answer.body)
  const found = document.find('//s:url/s:loc', { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' })
  const paths = found.map(({ content }) => content.replace(origin, ''))
  document.dispose()
  return paths
}

test('the sitemap lists what is public, and each of it is there', async () => {
  const { eventId, workshopId } = await given.timeslot()
  const lecturer = await given.lecturer(workshopId ?? 0)
  const draft = await given.event({ state: 'draft' })
  const secret = await given.workshop({ eventId: draft.id })
  const secretive = await given.lecturer(secret.id)
  const paths = await addresses()
  expect(paths).toEqual(
    expect.arrayContaining([
      '/app/tabs/event',
      '/exhibitors',
      `/app/tabs/schedule?event=${eventId}`,
      `/workshop-detail/${workshopId}`,
      `/app/tabs/speakers?id=${lecturer.id}`,
    ]),
  )
  expect(paths).not.toContain(`/app/tabs/schedule?event=${draft.id}`)
  expect(paths).not.toContain(`/workshop-detail/${secret.id}`)
  expect(paths).not.toContain(`/app/tabs/speakers?id=${secretive.id}`)
  for (const path of paths) {
    const { statusCode, body } = await get(path)
    expect([path, statusCode]).toEqual([path, 200])
    expect(body).toContain(`<link rel="canonical" href="${origin}${path}" />`)
  }
})

test('an event that is new stands in the sitemap, with the time of its last change', async () => {
  await addresses()
  const { id } = await given.event()
  await expect.poll(addresses).toContain(`/app/tabs/schedule?event=${id}`)
  expect((await get('/sitemap.xml')).body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
})

test('robots are told what not to read and where the sitemap is', async () => {
  const answer = await app.inject('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = answer.body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Disallow: /verwaltung/', 'Disallow: /account']),
  )
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  // The app shows what it reads there: who renders its pages needs that.
  expect(lines).toContain('Allow: /api/events/')
})

test('every public thing has a picture of 1200 by 630 pixels, sent once to whoever has it', async () => {
  const { eventId, workshopId } = await given.timeslot({
    name: 'Donaudampfschifffahrtsgesellschaftskapitän <b>& Überprüfungsverfahren</b> '.repeat(6),
  })
  const lecturer = await given.lecturer(workshopId ?? 0, { firstName: '', lastName: '<' })
  const names = [`event-${eventId}`, `workshop-${workshopId}`, `lecturer-${lecturer.id}`, 'tafelrunde']
  for (const name of names) {
    const answer = await get(`/og/${name}.png`)
    expect([name, answer.statusCode, answer.headers['content-type']]).toEqual([name, 200, 'image/png'])
    const { width, height, format } = await sharp(answer.rawPayload).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    const known = { 'if-none-match': String(answer.headers.etag) }
    expect((await get(`/og/${name}.png`, known)).statusCode).toBe(304)
  }
})

test('there is no picture of what is not public', async () => {
  const draft = await given.event({ state: 'draft' })
  for (const name of [`event-${draft.id}`, 'event-0', 'event-', 'account-1', 'event-99999999999'])
    expect((await app.inject(`/og/${name}.png`)).statusCode).toBe(404)
})
