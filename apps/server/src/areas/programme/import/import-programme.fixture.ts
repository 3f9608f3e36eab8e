import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTimeslots } from '@tafelrunde/contract/events/timeslots'
import { listWorkshops } from '@tafelrunde/contract/events/workshops'
import { eq } from 'drizzle-orm'
import { afterAll, vi } from 'vitest'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import { events } from '../../events/events.tables.ts'
import { importProgrammeCommand } from './import-programme.command.ts'

type Given = { guid: string; title?: string; start?: string; room?: string; person?: string; type?: string }

const talk = ({
  guid,
  title = `Workshop ${guid}`,
  start = '10:00',
  room = 'Saal 1',
  person,
  type,
}: Given) => ({
  guid,
  title,
  type,
  room,
  date: `2027-03-13T${start}:00+01:00`,
  duration: '01:00',
  persons: person === undefined ? [] : [{ public_name: person }],
})

/** What a schedule file of the conference says. */
export const scheduleOf = (acronym: string, ...talks: Given[]) => {
  const days = [{ date: '2027-03-13', rooms: { 'Saal 1': talks.map(talk) } }]
  return JSON.stringify({
    schedule: { version: '1', conference: { acronym, title: `Tagung ${acronym}`, days } },
  })
}

/** The numbers of one line of the printed summary: new, changed, unchanged, removed. */
export const countsOf = (printed: string, word: string) =>
  printed
    .match(new RegExp(`^${word} +(\\d.*)$`, 'm'))?.[1]
    ?.split(/\s+/)
    .map(Number)

/** Imports schedule files into the app's database as the office does, and looks at what became of them. */
export const importInto = async ({ as, deps, given }: Awaited<ReturnType<typeof buildTestApp>>) => {
  const staff = await given.staff()
  const folder = await mkdtemp(join(tmpdir(), 'programme-'))
  afterAll(() => rm(folder, { recursive: true }))

  /** Runs the command as the office does, and answers its exit code and what it printed. */
  const run = async (...args: string[]) => {
    const out = vi.spyOn(console, 'log').mockImplementation(() => {})
    const err = vi.spyOn(console, 'error').mockImplementation(() => {})
    const code = await importProgrammeCommand.run(args, deps)
    const printed = [...out.mock.calls, ...err.mock.calls].flat().join('\n')
    vi.restoreAllMocks()
    return { code, printed }
  }

  /** A schedule file of the conference. */
  const fileOf = async (acronym: string, ...talks: Given[]) => {
    const path = join(folder, `${acronym}.json`)
    await writeFile(path, scheduleOf(acronym, ...talks))
    return path
  }
  const importTalks = async (acronym: string, ...talks: Given[]) =>
    run(await fileOf(acronym, ...talks), '--state', 'open')

  const eventOf = async (acronym: string) => {
    const [event] = await deps.db.select().from(events).where(eq(events.source, acronym))
    if (!event) throw new Error(`there is no event of ${acronym}`)
    return event
  }
  const timeslotsOf = async (acronym: string) => {
    const { id } = await eventOf(acronym)
    return (await as(staff)(listTimeslots, { query: { event: String(id) } })).results
  }
  const workshopsOf = async (acronym: string) => {
    const { id } = await eventOf(acronym)
    return (await as(staff)(listWorkshops, { query: { event: String(id) } })).results
  }
  const timeslotOf = async (acronym: string, caption: string) => {
    const slot = (await timeslotsOf(acronym)).find(slot => slot.caption === caption)
    if (!slot) throw new Error(`there is no timeslot ${caption}`)
    return slot
  }

  return { run, fileOf, importTalks, eventOf, timeslotsOf, workshopsOf, timeslotOf }
}
