import { ProgrammeImport } from '@tafelrunde/contract/admin/events/programme-import'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { buildTestApp } from '../../../../test/build-test-app.ts'

type TestApp = Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app' | 'bearer'>
type Upload = { file: string | Uint8Array; from_file?: string[]; capacity?: string; seen?: string }

/** What somebody of the office does with a schedule file: look at what it would do or, with what was `seen`, take it over. */
export const uploadsOf = ({ app, bearer }: TestApp, person: { id: number }) => {
  const send = async (eventId: number, { file, from_file = [], ...fields }: Upload) => {
    const payload = new FormData()
    payload.set('file', new File([typeof file === 'string' ? file : Buffer.from(file)], 'x'))
    payload.set('from_file', from_file.join(','))
    for (const [name, value] of Object.entries(fields)) payload.set(name, value)
    const what = fields.seen === undefined ? 'preview' : 'import'
    const url = `/api/admin/events/${eventId}/programme-${what}/`
    return app.inject({ method: 'POST', url, headers: await bearer(person), payload })
  }
  const done = async (eventId: number, upload: Upload) => {
    const answer = await send(eventId, upload)
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()])
    return z.parse(ProgrammeImport, answer.json())
  }
  return { send, done }
}

/** „changed timeslot Workshop a“ of everything that is different. */
export const outcomesOf = ({ items }: ProgrammeImport) =>
  items.map(({ outcome, kind, name }) => `${outcome} ${kind} ${name}`)
