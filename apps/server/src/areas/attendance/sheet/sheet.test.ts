import { afterAll, expect, test } from 'vitest'
import { examples } from '../../../../papers/examples.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { createPapers } from '../../../platform/papers/papers.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'

const { app, bearer, deps, given } = await buildTestApp()
const papers = createPapers()
afterAll(() => papers.close())

const get = async (person: { id: number } | undefined, timeslotId: number, what: 'sheet' | 'csv') =>
  app.inject({
    url: `/api/lecturer-timeslots/${timeslotId}/${what}/`,
    headers: person ? await bearer(person) : {},
  })

const taught = async (name = 'Leseförderung: Wege/Ziele') => {
  const slot = await given.timeslot({ name, capacity: 3 })
  const lecturer = await given.account({ isLecturer: true, firstName: 'Miriam', lastName: 'Baumgärtner' })
  await given.lecturer(slot.workshopId ?? 0, { accountId: lecturer.id })
  return { slot, lecturer }
}

const [grammar] = await deps.db.insert(schooltypes).values({ name: 'Gymnasium' }).returning()

/** Two with a place, one who was absent, two who wait and one who left. */
const filled = async () => {
  const { slot, lecturer } = await taught()
  const put = async (lastName: string, facts: Parameters<typeof given.participation>[2], more = {}) =>
    given.participation(await given.account({ firstName: 'Eva', lastName, ...more }), slot, facts)
  await put('Özdemir', { state: 'registered' }, { schooltypeId: grammar?.id, customerNumber: '118203' })
  await put('Arslan', { state: 'attended', attendedMinutes: 60 })
  await put('Möllenkamp', { state: 'absent' }, { customerNumber: '=HYPERLINK("https://x.example")' })
  await put('Weber', { state: 'cancelled' })
  await put('Zimmer', { state: 'waitlisted', queueNumber: 1 })
  await put('Adler', { state: 'waitlisted', queueNumber: 2 })
  return { slot, lecturer }
}

test('a lecturer gets the sheet of an own timeslot as a PDF that a program can read', async () => {
  const { slot, lecturer } = await filled()
  const answer = await get(lecturer, slot.id, 'sheet')
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(answer.headers['content-disposition']).toBe(
    `inline; filename="Anwesenheitsliste Lesefoerderung Wege Ziele 2027-03-13.pdf"; filename*=UTF-8''Anwesenheitsliste%20Lesef%C3%B6rderung%20Wege%20Ziele%202027-03-13.pdf`,
  )
  const { info, text, pages } = await readPdf(answer.rawPayload)
  expect(info).toMatchObject({ Title: 'Anwesenheitsliste · Leseförderung: Wege/Ziele', Language: 'de-DE' })
  for (const words of [
    'Leitung Miriam Baumgärtner',
    'Termin Sa., 13. März 2027, 10:00–11:30 Uhr',
    'Raum Raum 2.14',
    '1 Arslan, Eva',
    '2 Möllenkamp, Eva',
    '3 Özdemir, Eva Gymnasium 118203',
    'Warteliste',
    '1 Zimmer, Eva',
    '2 Adler, Eva',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Weber')
  expect(text).not.toContain('@schule.example')
  expect(pages[0]?.structure).toContain('"role":"TH"')
})

test('a long sheet has its headings, its page and its workshop on every page', async () => {
  const { template, document } = examples.signInSheetLong
  const { pages } = await readPdf(await papers.draw(template, document))
  expect(pages.length).toBeGreaterThan(2)
  pages.forEach(({ text }, index) => {
    expect(text).toContain('Mitgliedsnummer')
    expect(text).toContain('Vom Umgang mit Vielfalt')
    expect(text).toContain(`Seite ${index + 1} von ${pages.length}`)
  })
})

test('the table is CSV as Excel reads it, and what people enter is never a formula', async () => {
  const { slot, lecturer } = await filled()
  const answer = await get(lecturer, slot.id, 'csv')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ])
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="Teilnehmende Lesefoerderung Wege Ziele 2027-03-13\.csv"; filename\*=UTF-8''/,
  )
  expect(answer.rawPayload.toString()).toBe(
    [
      '\ufeffNr.;Nachname;Vorname;Schulart;Mitgliedsnummer;Status;Platz auf der Warteliste;Minuten',
      '1;Arslan;Eva;;;teilgenommen;;60',
      `2;Möllenkamp;Eva;;"'=HYPERLINK(""https://x.example"")";gefehlt;;`,
      '3;Özdemir;Eva;Gymnasium;118203;angemeldet;;',
      '4;Zimmer;Eva;;;auf der Warteliste;1;',
      '5;Adler;Eva;;;auf der Warteliste;2;',
      '',
    ].join('\r\n'),
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'a family name %j stands there as text',
  async name => {
    const { slot, lecturer } = await taught()
    await given.participation(await given.account({ lastName: name }), slot, { state: 'registered' })
    const { body } = await get(lecturer, slot.id, 'csv')
    expect(body.replaceAll('"', '')).toContain(`\r\n1;'${name};`)
  },
)

test('sheet and table are for the lecturer of the workshop and for staff only', async () => {
  const { slot } = await taught()
  const other = await taught()
  const staff = await given.staff()
  for (const what of ['sheet', 'csv'] as const) {
    expect((await get(other.lecturer, slot.id, what)).statusCode).toBe(404)
    expect((await get(await given.account(), slot.id, what)).statusCode).toBe(403)
    expect((await get(undefined, slot.id, what)).statusCode).toBe(401)
    expect((await get(staff, slot.id, what)).statusCode).toBe(200)
  }
})
