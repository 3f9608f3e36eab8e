import { afterAll, expect, test } from 'vitest'
import { examples } from '../../../papers/examples.ts'
import { planExamples } from '../../../papers/plan-examples.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { createPapers } from '../../platform/papers/papers.ts'
import { planningIn, span } from './plan.fixture.ts'

const testApp = await buildTestApp()
const { app, bearer, given } = testApp
const { place, planned } = await planningIn(testApp)
const staff = await bearer(await given.staff())
const papers = createPapers()
afterAll(() => papers.close())

const get = (event: number, query: string) =>
  app.inject({ url: `/api/admin/events/${event}/plan/paper/?${query}`, headers: staff })

test('the office prints the published plan, and the working copy as a draft that nobody takes for it', async () => {
  const { event, slot, item, at } = await planned()
  await given.lecturer(slot.workshopId ?? 0, { firstName: 'Miriam', lastName: 'Baumgärtner' })
  await place(event, { key: item.key, at: { ...at, ...span('14:00', '15:30') }, seen: at })

  const published = await get(event, 'by=day&size=a4&plan=published')
  expect([published.statusCode, published.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(published.headers['content-disposition']).toMatch(/^inline; filename="Raumplan nach Tagen /)
  const { info, text } = await readPdf(published.rawPayload)
  expect(info).toMatchObject({ Language: 'de-DE' })
  for (const words of ['Samstag, 13. März 2027', '10:00–11:30 Uhr', 'Leseförderung', at.location])
    expect(text).toContain(words)
  expect(text).not.toContain('Entwurf')

  const draft = await readPdf((await get(event, 'by=lecturer&size=a3&plan=draft')).rawPayload)
  for (const words of ['(Entwurf)', 'noch nicht veröffentlicht', 'Miriam Baumgärtner', '14:00–15:30 Uhr'])
    expect(draft.text).toContain(words)
})

test('a plan is printed of an event that there is, in an order and a size that there are', async () => {
  expect((await get(2_147_483_647, 'by=day&size=a4&plan=draft')).statusCode).toBe(404)
  const { event } = await planned()
  const refused = await get(event, 'by=week&size=a5&plan=draft')
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['by', 'size']])
})

test.each(Object.entries(planExamples))(
  'the paper %s is accessible, and nothing is printed over',
  async (_name, { template, document }) => {
    const { info, pages } = await readPdf(await papers.draw(template, document))
    expect(info).toMatchObject({ Title: `${document.title} · ${document.subject}` })
    // The watermark lies behind all of it.
    pages.forEach(page => expect(page.overprinted.filter(words => !words.includes('Entwurf'))).toEqual([]))
  },
)

test('each day and each room begins on its own page, with the breaks that are for all; lecturers follow one another', () => {
  const titlesOf = (name: 'planDay' | 'planRooms' | 'planLecturers') =>
    planExamples[name].document.sections.map(({ title }) => title)
  expect(titlesOf('planDay')).toEqual(['Samstag, 14. November 2026'])
  expect(titlesOf('planRooms')).toEqual(['Großer Saal', 'Kleiner Saal', 'Raum 2.14, Anbau'])
  for (const { rows } of planExamples.planRooms.document.sections)
    expect(JSON.stringify(rows)).toContain('Kaffeepause')
  expect(titlesOf('planLecturers').at(-1)).toBe('Ohne Referenten')
  expect([planExamples.planRooms.document.apart, planExamples.planLecturers.document.apart]).toEqual([
    true,
    false,
  ])
})

test('a plan of several days has its headings and its name on every page, on A3 as on A4', async () => {
  for (const { template, document } of [examples.planLong, examples.planLongLarge]) {
    const { pages } = await readPdf(await papers.draw(template, document))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach(({ text, structure }) => {
      expect(text).toContain('Raumplan nach Tagen')
      expect(structure).toContain('"role":"TH"')
    })
  }
})
