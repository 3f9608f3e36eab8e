import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createLog } from '../log.ts'
import { AccessDenied, NotFound } from '../refusals.ts'
import { answerError } from './errors.ts'
import { createFastify } from './fastify.ts'
import { queryBy, readAhead } from './read-ahead.ts'
import { type Authenticate, guardAccess } from './session.ts'

const caller = { sessionId: '', isLecturer: false, isExhibitor: false, isStaff: false, isSuperuser: false }
const Query = z.object({ page: z.coerce.number() })

/** An endpoint that tells a page of the caller's own, and what was looked up for it. */
const ownPages = (authenticate: Authenticate) => {
  const asked: string[] = []
  const find = async (accountId: number, { page }: z.output<typeof Query>) => {
    asked.push(`page ${page} of ${accountId}`)
    if (page > 9) throw new NotFound()
    return { text: `page ${page} of ${accountId}` }
  }
  const { endpoint, read } = readAhead(
    {
      method: 'GET',
      url: '/pages/',
      config: { auth: 'account' },
      schema: { querystring: Query },
    } as const,
    queryBy(Query),
    find,
  )
  const app = createFastify(createLog('silent'))
  app.setErrorHandler(answerError)
  guardAccess(app, authenticate)
  app.route({ ...endpoint, handler: request => read(request, request.query) })
  const get = async (url: string) => {
    const answer = await app.inject({ url, headers: { authorization: 'Bearer token' } })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { asked, get }
}

test('what is asked for is looked up while the caller is, and once', async () => {
  const { asked, get } = ownPages(async (_token, _address, begin) => {
    begin(7)
    expect(asked).toEqual(['page 3 of 7'])
    return { ...caller, id: 7 }
  })
  expect(await get('/pages/?page=3')).toEqual({ status: 200, body: { text: 'page 3 of 7' } })
  expect(asked).toEqual(['page 3 of 7'])
})

test('who is refused hears nothing of what was found, nor that nothing was', async () => {
  const { asked, get } = ownPages(async (_token, _address, begin) => {
    begin(7)
    throw new AccessDenied(401, 'Abgemeldet.')
  })
  for (const page of [3, 10])
    expect(await get(`/pages/?page=${page}`)).toEqual({ status: 401, body: { detail: 'Abgemeldet.' } })
  expect(asked).toEqual(['page 3 of 7', 'page 10 of 7'])
})

test('nobody is told what was found for somebody else', async () => {
  const { get } = ownPages(async (_token, _address, begin) => {
    begin(7)
    return { ...caller, id: 8 }
  })
  expect((await get('/pages/?page=3')).body).toEqual({ text: 'page 3 of 8' })
})

test('who comes by a key, or with an address that is no good, is looked up first', async () => {
  const byKey = ownPages(async () => ({ ...caller, id: 7 }))
  expect((await byKey.get('/pages/?page=3')).body).toEqual({ text: 'page 3 of 7' })
  const { asked, get } = ownPages(async (_token, _address, begin) => {
    begin(7)
    return { ...caller, id: 7 }
  })
  expect((await get('/pages/?page=drei')).status).toBe(400)
  expect(asked).toEqual([])
})

test('what goes wrong with looking is told once the caller is known', async () => {
  const { get } = ownPages(async (_token, _address, begin) => {
    begin(7)
    return { ...caller, id: 7 }
  })
  expect((await get('/pages/?page=10')).status).toBe(404)
})
