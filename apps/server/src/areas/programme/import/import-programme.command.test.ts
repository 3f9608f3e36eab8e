import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { countsOf, importInto } from './import-programme.fixture.ts'

const app = await buildTestApp()
const { deps } = app
const { run, fileOf, importTalks, eventOf, timeslotsOf, workshopsOf, timeslotOf } = await importInto(app)

test.each([
  { name: 'camp-2019.schedule.json', key: 'Camp2019', talks: 79, persons: 90 },
  { name: 'rc3-2020.schedule.json', key: 'rc3-channels-2020', talks: 48, persons: 56 },
  { name: 'fosdem-2018.schedule.xml', key: 'FOSDEM 2018', talks: 689, persons: 651 },
])(
  '$name becomes a draft, and a second import of it changes nothing',
  async ({ name, key, talks, persons }) => {
    const path = fileURLToPath(new URL(`../../../../test/data/${name}`, import.meta.url))
    const first = await run(path)
    expect(first.code).toBe(0)
    expect(countsOf(first.printed, 'Termine')).toEqual([talks, 0, 0, 0])
    expect(countsOf(first.printed, 'Referenten')).toEqual([persons, 0, 0, 0])
    expect(await eventOf(key)).toMatchObject({ state: 'draft' })
    const slots = (await timeslotsOf(key)).length
    expect(slots).toBe(Math.min(talks, 100)) // a page

    const heard: (string | undefined)[] = []
    deps.changes.onChange(table => heard.push(table))
    // What the first import told may still be on its way.
    await deps.db.execute(`select pg_notify('changes', 'the first import is over')`)
    await eventually(() => expect(heard).toContain('the first import is over'))
    heard.length = 0
    const second = await run(path)
    expect(countsOf(second.printed, 'Workshops')).toEqual([0, 0, talks, 0])
    expect(countsOf(second.printed, 'Termine')).toEqual([0, 0, talks, 0])
    expect(countsOf(second.printed, 'Referenten')).toEqual([0, 0, persons, 0])
    await deps.db.execute(`select pg_notify('changes', 'the end')`)
    await eventually(() => expect(heard).toContain('the end'))
    expect(heard).toEqual(['the end'])
  },
)

test('talks become workshops with rooms, lecturers and places, breaks become timeslots that nobody books', async () => {
  await importTalks('anew', { guid: 'a', person: 'Anna van der Berg' }, { guid: 'p', title: 'Kaffeepause' })
  const [workshop, ...others] = await workshopsOf('anew')
  expect(others).toEqual([])
  expect(workshop).toMatchObject({
    name: 'Workshop a',
    location: 'Saal 1',
    lecturers: [{ first_name: 'Anna', last_name: 'van der Berg' }],
    timeslots: [{ caption: 'Workshop a', start: new Date('2027-03-13T10:00:00+01:00'), capacity: 30 }],
  })
  expect(await timeslotOf('anew', 'Kaffeepause')).toMatchObject({ workshop: null, capacity: null })
})

test('a dry run tells all and writes nothing', async () => {
  const path = await fileOf('trial', { guid: 'a', person: 'Anna Berg' })
  const { code, printed } = await run(path, '--dry-run', '--name', 'Probe')
  expect(code).toBe(0)
  expect(printed).toContain('Probelauf, nichts gespeichert: „Probe“')
  expect(countsOf(printed, 'Termine')).toEqual([1, 0, 0, 0])
  await expect(eventOf('trial')).rejects.toThrow('there is no event')
})

test('a faulty newer file is refused with all of its faults and changes nothing', async () => {
  await importTalks('faulty', { guid: 'a' })
  const before = await timeslotsOf('faulty')
  const talks = Array.from({ length: 30 }, (_, index) => ({ guid: `${index}`, title: '' }))
  const { code, printed } = await importTalks('faulty', { guid: 'a', start: '16:00' }, ...talks)
  expect(code).toBe(1)
  expect(printed).toContain('faulty.json: 30 Fehler, nichts eingelesen.')
  expect(printed).toContain('schedule.conference.days[0].rooms["Saal 1"][1].title: Die Angabe fehlt.')
  expect(printed).toContain('… und 10 weitere.')
  expect(await timeslotsOf('faulty')).toEqual(before)
})

test.each([
  ['no file', []],
  ['an unknown option', ['x.json', '--force']],
  ['an unknown state', ['x.json', '--state', 'offen']],
  ['no number of places', ['x.json', '--capacity', 'viele']],
])('%s: the command tells how it is called', async (_sentence, args) => {
  expect(await run(...args)).toEqual({
    code: 1,
    printed: expect.stringContaining('Aufruf: npm run admin -- import-programme'),
  })
})

test('a file or a zone that does not exist is named', async () => {
  expect((await run('/nowhere.json')).printed).toContain('Datei: Sie lässt sich nicht lesen (ENOENT).')
  expect((await run('x.json', '--time-zone', 'Berlin')).printed).toContain('„Berlin“ ist keine Zeitzone')
})
