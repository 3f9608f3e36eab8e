import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { largestId } from '@tafelrunde/contract/http/ids'
import { expect, test } from 'vitest'
import { lecturingIn } from '../src/areas/settlements/lecturing.fixture.ts'
import { buildTestApp } from './build-test-app.ts'

const testApp = await buildTestApp()
const { app, bearer, given } = testApp
const { settling } = lecturingIn(testApp)
const everybody = { isStaff: true, isSuperuser: true, isLecturer: true, isExhibitor: true }
const anybody = await bearer(await given.account(everybody))

const writing = allEndpoints.filter(({ url, schema }) => url.includes('/:id') && schema.body !== undefined)
const send = (
  { method, url }: Pick<(typeof writing)[number], 'method' | 'url'>,
  id: number | string,
  payload: string,
  headers: Record<string, string> = anybody,
) =>
  app.inject({
    method,
    url: url.replace(':id', String(id)),
    payload,
    headers: { ...headers, 'content-type': 'application/json' },
  })

test('there are such endpoints', () => {
  expect(writing.length).toBeGreaterThan(20)
})

test.each(writing.map(endpoint => [`${endpoint.method} ${endpoint.url}`, endpoint] as const))(
  '%s: an unknown id is 404 whatever is wrong with the body',
  async (_name, endpoint) => {
    for (const payload of [
      '{',
      '[]',
      'null',
      '{}',
      '{"state":1,"website":"x","name":"/","iban":"x","message":[]}',
    ]) {
      const answer = await send(endpoint, largestId, payload)
      expect([payload, answer.statusCode, answer.json()]).toEqual([
        payload,
        404,
        { detail: 'Nicht gefunden.' },
      ])
    }
    for (const other of ['x', '01', '1e0', '1.0', '+1', '0x1', ' 1'])
      expect((await send(endpoint, encodeURIComponent(other), '{')).statusCode).toBe(404)
    expect((await send(endpoint, largestId, '{', {})).statusCode).toBe(401)
  },
)

test('a bad body hears 404 for what is somebody else’s, 403 without the role, and what is wrong for the own', async () => {
  const { id, person } = await settling()
  const endpoint = { method: 'PATCH', url: '/api/lecturer-confirmation/:id/' } as const
  const as = async (account: { id: number }, payload: string) => {
    const { statusCode } = await send(endpoint, id, payload, await bearer(account))
    return statusCode
  }
  const stranger = await given.account({ isLecturer: true })
  for (const payload of ['{', '{"travel_km":-1}']) {
    expect(await as(person, payload)).toBe(400)
    expect(await as(stranger, payload)).toBe(404)
    expect(await as(await given.account(), payload)).toBe(403)
  }
})
