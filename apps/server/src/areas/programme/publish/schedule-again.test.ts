import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { makeDemoOnce } from '../../demo/demo.service.ts'
import { events } from '../../events/events.tables.ts'
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
  '$name, published as $format, says what it said, and the same after another import of it',
  async ({ name, key, format }) => {
    const path = fileURLToPath(new URL(`../../../../test/data/${name}`, import.meta.url))
    await first.run(path, '--state', 'open')
    const text = await first.published((await first.eventOf(key)).id, format)
    const withBiographies = format === 'json'
    expect(sessionsIn(Buffer.from(text), withBiographies)).toEqual(
      sessionsIn(await readFile(path), withBiographies),
    )

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
