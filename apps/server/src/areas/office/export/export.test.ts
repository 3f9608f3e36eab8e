import { parse } from 'content-disposition'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { unzipped } from '../../../../test/read/unzipped.ts'
import { sized } from '../../../../test/sizes.ts'
import { exhibitorEvents, exhibitors } from '../../directory/directory.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'

const { app, bearer, deps, given } = await buildTestApp()
const staff = await bearer(await given.staff())

const get = (address: string, headers: Record<string, string> = staff) =>
  app.inject({ url: `/api/admin/export/${address}`, headers })

/** The lines of a CSV file below its headings. */
const linesOf = async (address: string) => {
  const { body } = await get(address)
  return body.split('\r\n').slice(1, -1)
}

/** A workbook as its XML: the sheet, its texts and its styles. */
const workbook = async (address: string) => {
  const files = unzipped((await get(address)).rawPayload)
  const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
  const texts = [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)]
  return {
    sheet,
    styles: files['xl/styles.xml'] ?? '',
    names: files['xl/workbook.xml'] ?? '',
    texts: texts.map(([, text]) => text),
  }
}

const lists = ['events', 'workshops', 'timeslots', 'lecturers', 'exhibitors', 'schooltypes', 'faults']

test.each(lists)('the list of %s is for staff only, in a format that there is', async list => {
  for (const format of ['csv', 'xlsx']) {
    const address = `${list}/?format=${format}`
    expect((await get(address, {})).statusCode).toBe(401)
    const teacher = await bearer(await given.account({ isLecturer: true, isExhibitor: true }))
    expect((await get(address, teacher)).statusCode).toBe(403)
    expect((await get(address)).statusCode).toBe(200)
  }
  expect((await get(`${list}/?format=pdf`)).statusCode).toBe(400)
  expect((await get(`${list}/`)).statusCode).toBe(400)
})

test('a file is named after its list and the day, and is kept by nobody on the way', async () => {
  const csv = await get('events/?format=csv')
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'cache-control': 'private, no-store',
  })
  const xlsx = await get('events/?format=xlsx')
  expect(xlsx.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(parse(String(xlsx.headers['content-disposition']))).toMatchObject({
    type: 'attachment',
    parameters: { filename: 'Veranstaltungen 2027-03-01.xlsx' },
  })
})

test('events are told with their state in German, names with signs of the format as they are', async () => {
  const name = 'H&M; „Übung“ "Zwei"'
  const event = await given.event({ name, state: 'cancelled', capacity: 40, location: '' })
  await given.workshop({ eventId: event.id })
  await given.workshop({ eventId: event.id })
  const { body } = await get('events/?format=csv&state=cancelled')
  expect(body).toBe(
    [
      '\ufeffName;Stand;Beginn;Ende;Ort;Plätze;Angemeldet;Warteliste;Workshops',
      '"H&M; „Übung“ ""Zwei""";Abgesagt;12.03.2027 09:00;13.03.2027 17:00;;40;0;0;2',
      '',
    ].join('\r\n'),
  )
})

test('the filters and the order of a list hold for its file', async () => {
  const event = await given.event({ name: 'Praxistag', state: 'draft' })
  for (const name of ['Wald', 'Garten', 'Hof'])
    await given.timeslot({ eventId: event.id, caption: name, startsAt: new Date('2027-03-13T09:00:00Z') })
  const first = async (address: string) =>
    (await linesOf(`${address}&event=${event.id}`)).map(line => line.split(';')[0])
  expect(await first('timeslots/?format=csv')).toEqual(['Wald', 'Garten', 'Hof'])
  expect(await first('timeslots/?format=csv&orderby=-caption')).toEqual(['Wald', 'Hof', 'Garten'])
  expect(await first('timeslots/?format=csv&caption=Hof')).toEqual(['Hof'])
  expect(await first('timeslots/?format=csv&start__date=2027-03-14')).toEqual([])
  expect(await first('timeslots/?format=csv&limit=1&offset=1')).toHaveLength(3)
  expect((await get('timeslots/?format=csv&event=999999')).json()).toHaveProperty('event')
  expect((await get('workshops/?format=csv&event=999999')).json()).toHaveProperty('event')
})

test('a workshop has the names of its event and lecturers, and the places of its timeslots together', async () => {
  const event = await given.event({ name: 'Fachtag Musik' })
  const slot = await given.timeslot({ eventId: event.id, name: 'Chor', capacity: 25 })
  await given.timeslot({ eventId: event.id, workshopId: slot.workshopId, capacity: 5 })
  await given.lecturer(slot.workshopId ?? 0, { firstName: 'Jörg', lastName: 'Ångström' })
  await given.participants(slot.id, 2)
  const free = await given.timeslot({ eventId: event.id, name: 'Orff', capacity: null })
  expect(await linesOf(`workshops/?format=csv&event=${event.id}`)).toEqual([
    'Chor;Fachtag Musik;Jörg Ångström;;2;30;2;0',
    'Orff;Fachtag Musik;;;1;;0;0',
  ])
  expect(await linesOf(`timeslots/?format=csv&workshop=${free.workshopId}`)).toEqual([
    'Orff;Fachtag Musik;13.03.2027 10:00;13.03.2027 11:30;Raum 2.14;;0;0;0',
  ])
  expect(await linesOf('lecturers/?format=csv')).toContain('Jörg;Ångström;Chor')
})

test('exhibitors have the names of their events, Schularten and faults stand there as in their lists', async () => {
  const event = await given.event({ name: 'Kongress' })
  const [exhibitor] = await deps.db
    .insert(exhibitors)
    .values({ name: 'Verlag Öl', stand: 'A1', website: 'https://verlag.example/' })
    .returning()
  await deps.db.insert(exhibitorEvents).values({ exhibitorId: exhibitor?.id ?? 0, eventId: event.id })
  await deps.db.insert(schooltypes).values({ name: 'Förderschule' })
  const fault = {
    message: 'x is undefined',
    places: ['a.js:1:2', 'b.js'],
    build: 'index.js',
    path: '/events',
  }
  await app.inject({ method: 'POST', url: '/api/faults/', payload: fault })
  expect(await linesOf('exhibitors/?format=csv')).toEqual(['Verlag Öl;A1;https://verlag.example/;Kongress'])
  expect(await linesOf('schooltypes/?format=csv')).toEqual(['Förderschule'])
  expect((await linesOf('faults/?format=csv'))[0]).toMatch(
    /^01\.03\.2027 12:00;01\.03\.2027 12:00;1;x is undefined;.*;a\.js:1:2 < b\.js;index\.js$/,
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'what begins like a formula is text in both formats: %j',
  async name => {
    const event = await given.event({ name })
    const own = `&id=${event.id}`
    expect((await linesOf(`events/?format=csv${own}`)).join('\n').replaceAll('"', '')).toContain(`'${name}`)
    const { sheet, texts } = await workbook(`events/?format=xlsx${own}`)
    expect(texts.map(text => text?.replace('&#xD;', '\r'))).toContain(name)
    expect(sheet).not.toContain('<f>')
  },
)

test('in a workbook moments are dates in Berlin’s time, numbers are numbers, and the bold headings stay in sight', async () => {
  const event = await given.event({
    name: 'H&M; Filiale <Süd>',
    startsAt: new Date('2027-07-01T08:00:00Z'),
    endsAt: new Date('2027-12-01T08:30:00Z'),
    capacity: 250,
  })
  const { names, sheet, styles, texts } = await workbook(`events/?format=xlsx&id=${event.id}`)
  expect(texts).toContain('H&amp;M; Filiale &lt;Süd&gt;')
  expect(names).toContain('name="Veranstaltungen"')
  const [, row = ''] = [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) => row)
  const cell = (address: string) => new RegExp(`<c r="${address}"([^>]*)><v>([^<]*)</v>`).exec(row)
  // Days since 30 December 1899, as Excel counts.
  const moment = (text: string) => (Date.parse(text) - Date.UTC(1899, 11, 30)) / 86_400_000
  expect(Number(cell('C2')?.[2])).toBeCloseTo(moment('2027-07-01T10:00:00Z'), 6)
  expect(Number(cell('D2')?.[2])).toBeCloseTo(moment('2027-12-01T09:30:00Z'), 6)
  expect(cell('C2')?.[1]).not.toContain('t="')
  expect(styles).toContain('formatCode="dd.mm.yyyy hh:mm"')
  expect([cell('F2')?.[2], cell('F2')?.[1]]).toEqual(['250', expect.not.stringContaining('t="')])
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  expect(styles).toContain('<b/>')
})

const many = sized(20_000, 5000)
test(`${many} rows are all there within seconds`, async () => {
  const { id } = await given.event({ name: 'Viel' })
  await deps.db.execute(sql`
    insert into workshops (event_id, name, created_at)
    select ${id}, 'Workshop ' || n, now() from generate_series(1, ${many}::int) n`)
  await deps.db.execute(sql`
    insert into timeslots (event_id, workshop_id, created_at, starts_at, ends_at)
    select event_id, id, now(), now(), now() + interval '1 hour' from workshops where event_id = ${id}`)
  const began = performance.now()
  const names = (await linesOf(`workshops/?format=csv&event=${id}`)).map(line => line.split(';')[0])
  expect(names).toHaveLength(many)
  expect([names.at(0), names.at(-1), new Set(names).size]).toEqual(['Workshop 1', `Workshop ${many}`, many])
  expect((await workbook(`timeslots/?format=xlsx&event=${id}`)).sheet.match(/<row /g)).toHaveLength(many + 1)
  expect(performance.now() - began).toBeLessThan(20_000)
}, 60_000)
