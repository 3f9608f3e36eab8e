import { getEventFeedback, getWorkshopFeedback } from '@tafelrunde/contract/admin/events/feedback'
import { afterAll, expect, test } from 'vitest'
import { feedbackExamples } from '../../../../../papers/feedback-examples.ts'
import { buildTestApp } from '../../../../../test/build-test-app.ts'
import { readPdf } from '../../../../../test/read/read-pdf.ts'
import { createPapers } from '../../../../platform/papers/papers.ts'
import { feedback } from '../feedback.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const papers = createPapers()
afterAll(() => papers.close())
const staff = await given.staff()

const finished = () => given.event({ state: 'finished', accreditation: 'LI-2027-1187' })

/** A workshop whose participants think so; who thinks nothing is only there. */
const workshopOf = async (eventId: number, contents: (number | undefined)[], comments: string[] = []) => {
  const slot = await given.timeslot({ eventId, capacity: null })
  for (const [at, content] of contents.entries()) {
    const { id } = await given.participation(await given.account(), slot)
    if (content === undefined) continue
    const now = clock.now()
    await deps.db.insert(feedback).values({
      participationId: id,
      content,
      teaching: 4,
      organisation: 5,
      benefit: 3,
      comment: comments[at] ?? '',
      createdAt: now,
      updatedAt: now,
    })
  }
  return slot.workshopId ?? 0
}

const ofEvent = (id: number) => as(staff)(getEventFeedback, { params: { id } })
const ofWorkshop = (id: number) => as(staff)(getWorkshopFeedback, { params: { id } })
const get = async (url: string, who: { id: number; email: string }) =>
  app.inject({ url: `/api${url}`, headers: await bearer(who) })

test('a workshop’s report says how many answered what, and what they wrote in no telling order', async () => {
  const { id } = await finished()
  const workshop = await workshopOf(
    id,
    [5, 5, 4, 1, 2, undefined],
    ['Zu kurz.', 'Anregend', ' ', 'Mehr davon'],
  )
  await given.lecturer(workshop, { firstName: 'Karin', lastName: 'Ostermann' })
  const report = await ofWorkshop(workshop)
  expect(report).toMatchObject({ asked: 6, answers: 5, missing: 0, lecturers: ['Karin Ostermann'] })
  expect(report.scales[0]).toEqual({ scale: 'content', counts: [1, 1, 0, 1, 2], average: 3.4 })
  expect(report.comments).toEqual(['Anregend', 'Mehr davon', 'Zu kurz.'])
})

test('below five answers nothing is told but how many are missing', async () => {
  const { id } = await finished()
  const workshop = await workshopOf(id, [5, 1, 1, 2, undefined], ['Das war ich, Eva.'])
  const told = { asked: 5, answers: 4, missing: 1, scales: [] }
  expect(await ofWorkshop(workshop)).toMatchObject({ ...told, comments: [] })
  expect(await ofEvent(id)).toMatchObject({ ...told, left_out: 0, workshops: [{ ...told, comments: [] }] })
  const paper = await get(`/workshops/${workshop}/feedback/paper/`, staff)
  const { text } = await readPdf(paper.rawPayload)
  expect(text).toContain('Es fehlt eine Antwort. Weniger als fünf wären nicht anonym.')
  expect(text).not.toContain('Eva')
})

test('an event’s figures leave out what would tell of few by subtraction, and say so', async () => {
  const { id } = await finished()
  await workshopOf(id, [5, 5, 5, 5, 5])
  await workshopOf(id, [1, 1])
  const some = await ofEvent(id)
  expect([some.asked, some.answers, some.left_out, some.scales[0]?.average]).toEqual([7, 5, 2, 5])
  // With another small one five of them are hidden among each other.
  await workshopOf(id, [1, 1, 1])
  const all = await ofEvent(id)
  expect([all.answers, all.left_out, all.scales[0]?.average]).toEqual([10, 0, 3])
  expect(all.workshops.filter(({ scales }) => scales.length > 0)).toHaveLength(1)
})

test('the office has the whole on paper, and the school authority the figures alone', async () => {
  const event = await finished()
  await workshopOf(event.id, [5, 4, 4, 3, 5], ['Gern wieder.'])
  const url = `/admin/events/${event.id}/feedback/paper/`
  const full = await readPdf((await get(url, staff)).rawPayload)
  for (const words of [event.name, '5 von 5 (100 %)', 'Vermittlung', '4,2', 'Gern wieder.'])
    expect(full.text.replaceAll('\u00a0', ' ')).toContain(words)
  const answer = await get(`${url}?kind=accreditation`, staff)
  expect(answer.headers['content-disposition']).toMatch(/^inline; filename="Ergebnis der Evaluation /)
  const { text } = await readPdf(answer.rawPayload)
  expect(text).toContain('LI-2027-1187')
  for (const words of ['Gern wieder.', 'Kommentare', 'Workshop und Leitung'])
    expect(text).not.toContain(words)
})

test('lecturers have the result sheet of their own workshops and of no other', async () => {
  const { id } = await finished()
  const [own, other] = [await workshopOf(id, [5, 5, 5, 5, 4], ['Klar!']), await workshopOf(id, [1])]
  const lecturer = await given.account({ isLecturer: true })
  await given.lecturer(own, { accountId: lecturer.id })
  const sheet = await get(`/workshops/${own}/feedback/paper/`, lecturer)
  expect((await readPdf(sheet.rawPayload)).text).toContain('Klar!')
  const statuses = async (who: { id: number; email: string }, workshop: number) =>
    (await get(`/workshops/${workshop}/feedback/paper/`, who)).statusCode
  expect(await statuses(lecturer, other)).toBe(404)
  expect(await statuses(await given.account(), own)).toBe(403)
  expect(await statuses(staff, other)).toBe(200)
  expect(await statuses(staff, 2_147_483_647)).toBe(404)
})

test('an event without anything still has its report, and one that is not there has none', async () => {
  const { id } = await finished()
  expect(await ofEvent(id)).toMatchObject({ asked: 0, answers: 0, missing: 5, workshops: [] })
  expect((await get(`/admin/events/${id}/feedback/paper/`, staff)).statusCode).toBe(200)
  for (const url of ['/admin/events/2147483647/feedback/', '/admin/workshops/2147483647/feedback/'])
    expect((await get(url, staff)).statusCode).toBe(404)
})

test.each(Object.entries(feedbackExamples))(
  'the paper %s is accessible, and nothing is printed over',
  async (_name, { template, document }) => {
    const { info, pages } = await readPdf(await papers.draw(template, document))
    expect(info).toMatchObject({ Title: `${document.title} · ${document.subject}`, Language: 'de-DE' })
    pages.forEach(page => expect(page.overprinted).toEqual([]))
  },
)
