import { expect } from 'vitest'
import type { buildTestApp } from '../../../test/build-test-app.ts'

type TestApp = Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app' | 'bearer' | 'given'>
export type Person = { id: number }
export type Fields = Record<string, string | File>

export const sheet = (bytes = '%PDF-1.7 Arbeitsblatt') =>
  new File([bytes], 'ignored.pdf', { type: 'text/html' })

/** Lecturers with a workshop, and what they and others do with its materials. */
export const materialsIn = ({ app, bearer, given }: TestApp) => {
  /** A workshop with a timeslot for one, and its lecturer. */
  const taught = async (facts: Parameters<typeof given.event>[0] = {}) => {
    const workshop = await given.workshop({ eventId: (await given.event(facts)).id })
    const slot = await given.timeslot({ workshopId: workshop.id, eventId: workshop.eventId, capacity: 1 })
    const lecturer = await given.account({ isLecturer: true })
    await given.lecturer(workshop.id, { accountId: lecturer.id })
    return { workshop, slot, lecturer }
  }

  const add = async (person: Person, fields: Fields) => {
    const payload = new FormData()
    for (const [name, value] of Object.entries(fields)) payload.set(name, value)
    return app.inject({
      method: 'POST',
      url: '/api/lecturer-materials/',
      headers: await bearer(person),
      payload,
    })
  }
  const added = async (person: Person, workshop: { id: number }, fields: Fields = {}) => {
    const answer = await add(person, {
      workshop: String(workshop.id),
      name: 'Arbeitsblatt.pdf',
      file: sheet(),
      ...fields,
    })
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.anything()])
    return answer.json()
  }
  const ask = async (
    person: Person | undefined,
    url: string,
    method: 'GET' | 'PATCH' | 'DELETE' = 'GET',
    payload = {},
  ) =>
    app.inject({
      method,
      url: url.replace('https://tafelrunde.example', ''),
      headers: person ? await bearer(person) : {},
      ...(method === 'PATCH' && { payload }),
    })
  const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).statusCode

  return { taught, add, added, ask, status }
}
