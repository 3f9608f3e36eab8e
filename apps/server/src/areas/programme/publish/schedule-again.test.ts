import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { makeDemoOnce } from '../../demo/demo.service.ts'
import { events } from '../../events/events.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { countsOf } from '../import/import-programme.fixture.ts'
import { readProgramme } from '../read/programme.reader.ts'
import { type Format, publisher, saidBy } from './schedule.fixture.ts'

const first = await publisher()

/** What there is to know of a programme, whatever the order in which a file tells it. */
const sessionsIn = (bytes: Uint8Array, withBiographies: boolean) => {
  const reading = readProgramme(bytes, 'Europe/Berlin')
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults))
  const { version: _, sessions, ...facts } = reading.programme
  const known = new Map(
    sessions
      .flatMap(({ persons }) => persons)
      .filter(({ biography }) => biography)
      .map(({ key, biography }) => [key, biography]),
  )
  const sorted = sessions
    .map(session => ({
      ...session,
      room: session.room ?? '',
      persons: session.persons.map(({ key, name }) => ({
        key,
        name,
        biography: withBiographies ? known.get(key) : '',
      })),
    }))
    .toSorted((a, b) => (a.guid < b.guid ? -1 : 1))
  return { ...facts, sessions: sorted }
}

const files = [
  { name: 'camp-2019.schedule.json', key: 'Camp2019' },
  { name: 'rc3-2020.schedule.json', key: 'rc3-channels-2020' },
  { name: 'fosdem-2018.schedule.xml', key: 'FOSDEM 2018' },
]
const formats: Format[] = ['json', 'xml']
const cases = files.flatMap(file => formats.map(format => ({ ...file, format })))

test.each(cases)(
  '$name, published as $format, says what it said, changes nothing here, and says the same elsewhere',
  async ({ name, key, format }) => {
    const path = fileURLToPath(new URL(`../../../../test/data/${name}`, import.meta.url))
    await first.run(path, '--state', 'open')
    const { id: own } = await first.eventOf(key)
    const text = await first.published(own, format)
    const withBiographies = format === 'json'
    expect(sessionsIn(Buffer.from(text), withBiographies)).toEqual(
      sessionsIn(await readFile(path), withBiographies),
    )

    const { printed } = await first.importText(text, format)
    for (const word of ['Workshops', 'Termine', 'Referenten'])
      expect([word, countsOf(printed, word)]).toEqual([word, [0, 0, expect.any(Number), 0]])
    expect(await first.published(own, format)).toBe(text)

    const second = await publisher()
    const { id } = await second.importPublished(text, format, key)
    expect(saidBy(await second.published(id, format))).toBe(saidBy(text))
  },
)

test.each(formats)(
  'every event of the demo, published as %s and imported, is published the same',
  async format => {
    const app = await buildTestApp()
    await makeDemoOnce(app.deps)
    const demo = await publisher(app)
    const second = await publisher()
    const published = await app.deps.db.select().from(events).where(ne(events.state, 'draft'))
    expect(published.length).toBeGreaterThan(1)
    for (const event of published) {
      const text = await demo.published(event.id, format)
      const { id, name } = await second.importPublished(text, format, `tafelrunde-${event.id}`)
      expect(name).toBe(event.name)
      expect(saidBy(await second.published(id, format))).toBe(saidBy(text))
    }
  },
)

test('what the formats have no place for comes back from both of them', async () => {
  const event = await first.given.event({
    name: '教師の日',
    description: 'A ?> <b> & "c" --> ]]>',
    location: 'Saal ?>',
  })
  const workshop = await first.given.workshop({
    eventId: event.id,
    name: 'Lesen',
    subtitle: 'Leicht gemacht',
    description: 'Leicht gemacht\n\nFür alle',
  })
  const dates = ['10:00', '12:00'].map(clock => new Date(`2027-03-13T${clock}:00+01:00`))
  for (const startsAt of dates) {
    const endsAt = new Date(startsAt.getTime() + 1_815_000)
    await first.given.timeslot({ eventId: event.id, workshopId: workshop.id, startsAt, endsAt })
  }
  const key = `tafelrunde-${event.id}`
  for (const format of ['json', 'xml'] as const) {
    const copy = await first.importPublished(await first.published(event.id, format), format, key)
    expect([copy.description, copy.location]).toEqual(['A ?> ‹b› & "c" --> ]]>', 'Saal ?>'])
    const slots = await first.deps.db.select().from(timeslots).where(eq(timeslots.eventId, copy.id))
    expect(slots.map(slot => slot.endsAt.getTime() - slot.startsAt.getTime())).toEqual([1_815_000, 1_815_000])
    const [same, ...more] = await first.deps.db.select().from(workshops).where(eq(workshops.eventId, copy.id))
    expect(more).toEqual([])
    expect(same).toMatchObject({ subtitle: 'Leicht gemacht', description: 'Leicht gemacht\n\nFür alle' })
    await first.deps.db.update(events).set({ source: null }).where(eq(events.id, copy.id))
  }
  const { schedule } = JSON.parse(await first.published(event.id, 'json'))
  const talks = Object.values<object[]>(schedule.conference.days[0].rooms).flat()
  expect(talks).toMatchObject(
    dates.map(() => ({ subtitle: 'Leicht gemacht', description: 'Für alle', duration: '00:31' })),
  )
})
