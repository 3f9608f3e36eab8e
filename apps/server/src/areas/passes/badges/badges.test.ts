import { type BadgeSheet, badgeSheets, listBadges } from '@tafelrunde/contract/admin/events/badges'
import { getPass } from '@tafelrunde/contract/people/passes'
import { afterAll, expect, test } from 'vitest'
import { badgeExamples } from '../../../../papers/badge-examples.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readCodes } from '../../../../test/read/read-codes.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { createPapers } from '../../../platform/papers/papers.ts'
import { exhibitorEvents, exhibitors } from '../../directory/directory.tables.ts'
import { readPass } from '../passes.service.ts'

const { app, as, bearer, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const staff = await bearer(okka)
const papers = createPapers()
afterAll(() => papers.close())

const get = (event: number, query: string) =>
  app.inject({ url: `/api/admin/events/${event}/badges/paper/?${query}`, headers: staff })

/** Whose badges a paper has, in their order. */
const owners = async (pdf: Uint8Array) =>
  Promise.all((await readCodes(pdf)).flat().map(async code => readPass(deps, code)))

const slot = await given.timeslot()
const event = slot.eventId
const person = (firstName: string, lastName: string, facts = {}) =>
  given.account({ firstName, lastName, ...facts })
const zimmer = await person('Eva', 'Zimmer')
const oezdemir = await person('Cem', 'Özdemir')
const both = await person('Prof. Dr. Anna-Maria', 'Hohenlohe-Schillingsfürst', { isLecturer: true })
const former = await person('Nie', 'Dagewesen')
for (const account of [zimmer, oezdemir, both])
  await given.participation(account, slot, { state: 'registered' })
await given.participation(former, await given.timeslot())
const accountId = both.id
await given.lecturer(slot.workshopId ?? 0, { accountId })
const { id: guest } = await given.lecturer(slot.workshopId ?? 0, {
  firstName: 'Karin',
  lastName: 'Ostermann',
})
const [publisher] = await deps.db
  .insert(exhibitors)
  .values({ name: 'Verlag Kreidestrich', contactName: 'Dr. Petra Kluge' })
  .returning()
await deps.db.insert(exhibitorEvents).values({ exhibitorId: publisher?.id ?? 0, eventId: event })

test('everybody who is at an event gets one badge, in the first of their roles', async () => {
  const { count, results } = await as(okka)(listBadges, { params: { id: event }, query: {} })
  expect(count).toBe(6)
  expect(results.map(badge => [badge.key, badge.last_name, badge.role, badge.detail])).toEqual(
    expect.arrayContaining([
      [`account-${okka.id}`, 'Harms', 'team', ''],
      [`account-${both.id}`, 'Hohenlohe-Schillingsfürst', 'lecturer', ''],
      [`lecturer-${guest}`, 'Ostermann', 'lecturer', ''],
      [`exhibitor-${publisher?.id}`, 'Kluge', 'exhibitor', 'Verlag Kreidestrich'],
      [`account-${zimmer.id}`, 'Zimmer', 'participant', ''],
      [`account-${oezdemir.id}`, 'Özdemir', 'participant', ''],
    ]),
  )
  const found = await as(okka)(listBadges, {
    params: { id: event },
    query: { search: 'kreide petra', role: 'exhibitor', limit: '1' },
  })
  expect([found.count, found.results[0]?.first_name]).toEqual([1, 'Dr. Petra'])
})

test.each<[string, string[]]>([
  ['name', ['Harms', 'Hohenlohe-', 'Kluge', 'Ostermann', 'Özdemir', 'Zimmer']],
  ['role', ['Harms', 'Hohenlohe-', 'Ostermann', 'Kluge', 'Özdemir', 'Zimmer']],
])('badges are sorted as they are handed out: by %s', async (order, names) => {
  const { rawPayload, headers } = await get(event, `sheet=l4785&order=${order}`)
  expect(headers['content-disposition']).toMatch(/^inline; filename="Namensschilder /)
  const { text, info } = await readPdf(rawPayload)
  expect(info).toMatchObject({ Language: 'de-DE' })
  const places = names.map(name => text.indexOf(name))
  expect(places.toSorted((one, other) => one - other)).toEqual(places)
  expect(places[0]).toBeGreaterThan(-1)
})

test.each<BadgeSheet>(['l4785', 'c32011', 'c32015', 'l7165', 'a6', 'lanyard'])(
  'what the scanner reads of printed badges on %s are the passes of these people',
  async sheet => {
    const { rawPayload } = await get(event, `sheet=${sheet}&order=name`)
    expect(await owners(rawPayload)).toEqual(
      [okka, both, oezdemir, zimmer].map(({ id }) => ({ accountId: id })),
    )
  },
)

test('one badge is printed again alone, on the place of the sheet that is still there', async () => {
  const { rawPayload } = await get(event, `sheet=l4785&person=account-${zimmer.id}&start=10`)
  expect(await owners(rawPayload)).toEqual([{ accountId: zimmer.id }])
  const { pages } = await readPdf(rawPayload)
  const [name] = pages[0]?.pieces.filter(({ text }) => text.includes('Zimmer')) ?? []
  // Points: the tenth label is the right one of the last row.
  const { left, across } = badgeSheets.l4785
  expect(name?.left).toBeGreaterThan(((left + across) / 25.4) * 72)
  expect(name?.baseline).toBeLessThan((63.5 / 25.4) * 72)
  expect(await as(zimmer)(getPass, {})).toMatchObject({ token: (await readCodes(rawPayload))[0]?.[0] })
})

test('a half used sheet is filled up before the next one begins', async () => {
  const pagesFrom = async (start: number) =>
    (await readPdf((await get(event, `sheet=c32015&start=${start}`)).rawPayload)).pages.length
  expect([await pagesFrom(1), await pagesFrom(3), await pagesFrom(4)]).toEqual([1, 1, 2])
})

test('what cannot be printed is said at its field, and nobody else is found', async () => {
  const problem = async (query: string) => {
    const answer = await get(event, query)
    return [answer.statusCode, answer.json()]
  }
  expect(await problem('sheet=l4785&start=11')).toEqual([400, { start: ['Dieser Bogen hat nur 10 Plätze.'] }])
  expect(await problem('sheet=lanyard&start=2')).toEqual([400, { start: ['Dieser Bogen hat nur 1 Platz.'] }])
  expect((await problem('sheet=l0000&start=0'))[0]).toBe(400)
  expect((await problem(`sheet=a6&person=account-${former.id}`))[0]).toBe(404)
  const { id } = await given.event()
  expect(await problem('sheet=a6&role=boss')).toMatchObject([400, { role: expect.anything() }])
  expect((await get(id, 'sheet=a6&role=participant')).json()).toEqual({
    role: ['In dieser Auswahl ist niemand, für den es ein Namensschild gibt.'],
  })
  expect((await get(2_147_483_647, 'sheet=a6')).statusCode).toBe(404)
})

test.each(Object.entries(badgeExamples))(
  'the paper %s is accessible, and no name leaves its card',
  async (...[, example]) => {
    const { document, template } = example
    const { page, card, columns, left, across } = document.sheet
    const { info, pages } = await readPdf(await papers.draw(template, document))
    expect(info).toMatchObject({ Title: `Namensschilder · ${document.subject}` })
    const edges = Array.from({ length: columns }, (_, column) => left + column * across)
    for (const { pieces, overprinted } of pages) {
      // Arabic is read from the right.
      expect(overprinted.filter(words => !/\p{Script=Arabic}/u.test(words))).toEqual([])
      for (const piece of pieces) {
        const [from, to] = [piece.left, piece.right].map(points => (points / 72) * 25.4)
        const within = edges.some(edge => (from ?? 0) >= edge && (to ?? page.width) <= edge + card.width)
        expect([piece.text, within]).toEqual([piece.text, true])
      }
    }
  },
)
