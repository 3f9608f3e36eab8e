import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { checkScheduleJson, checkScheduleXml } from '../../../../test/read/read-schedule.ts'
import { importInto } from '../import/import-programme.fixture.ts'

export type Format = 'json' | 'xml'
type App = Awaited<ReturnType<typeof buildTestApp>>

/** An app with an empty database, into which programmes are imported and from which they are published. */
export const publisher = async (app?: App) => {
  const testApp = app ?? (await buildTestApp())
  const importing = await importInto(testApp)
  const folder = await mkdtemp(join(tmpdir(), 'schedule-'))
  afterAll(() => rm(folder, { recursive: true }))

  /** The published programme of an event as text, which other tools accept. */
  const published = async (id: number, format: Format | 'ics') => {
    const answer = await testApp.app.inject(`/api/events/${id}/schedule.${format}`)
    expect(answer.statusCode).toBe(200)
    if (format === 'json') checkScheduleJson(answer.body)
    if (format === 'xml') checkScheduleXml(answer.body)
    return answer.body
  }

  /** Imports a published programme as the office does, and answers what it was told. */
  const importText = async (text: string, format: Format) => {
    const path = join(folder, `published.${format}`)
    await writeFile(path, text)
    const { code, printed } = await importing.run(path, '--state', 'open')
    expect([code, code === 0 || printed]).toEqual([0, true])
    return { printed }
  }

  /** The same, but the event that it has become. */
  const importPublished = async (text: string, format: Format, key: string) => {
    await importText(text, format)
    return importing.eventOf(key)
  }

  return { ...testApp, ...importing, published, importText, importPublished }
}

/** What a published programme says, without the numbers and addresses of whoever publishes it. */
export const saidBy = (text: string) =>
  text
    .replaceAll(/"(id|slug|url)": .*/g, '')
    .replaceAll(/<(slug|url)>.*<\/\1>/g, '')
    .replaceAll(/ id="\d+"/g, '')
