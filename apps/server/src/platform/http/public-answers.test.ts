import { expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log.ts'
import { createFastify } from './fastify.ts'
import { createPublicAnswers } from './public-answers.ts'
import { guardAccess } from './session.ts'

/** A list of its own, of which it counts how often it was made. */
const countedList = () => {
  let count = 0
  const answers = createPublicAnswers({
    onChange: () => {},
    tell: () => {},
    tellTogether: () => {},
    heard: () => true,
    settled: async () => {},
    stop: async () => {},
  }).madeFrom('things')
  const app = createFastify(createLog('silent'))
  guardAccess(app, () => Promise.reject(new Error('nobody logs in here')))
  app.route({
    method: 'GET',
    url: '/api/things/',
    config: { auth: 'public' },
    schema: { querystring: z.object({ limit: z.string().optional(), name: z.string().optional() }) },
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => ({ made: ++count, asked: request.query })),
  })
  const ask = async (search: string) => (await app.inject(`/api/things/${search}`)).json()
  return { app, ask, count: () => count }
}

test('an answer is kept by what the contract names, in whatever order and form', async () => {
  const { ask, count } = countedList()
  const first = await ask('?limit=5&name=a%20b')
  for (const search of ['?name=a+b&limit=5', '?limit=4&limit=5&name=a%20b'])
    expect(await ask(search)).toEqual(first)
  expect(count()).toBe(1)
  for (const search of ['', '?limit=5', '?limit=5?name=a%20b', '?limit=5&name=a%20c'])
    expect(await ask(search)).not.toEqual(first)
})

test('what the contract does not name is answered, and is nothing to keep', async () => {
  const { ask } = countedList()
  const kept = await ask('?limit=5')
  for (let x = 0; x < 1000; x++) await ask(`?limit=5&x=${x}`)
  expect((await ask('?limit=5&x=1')).asked).toEqual({ limit: '5' })
  expect(await ask('?limit=5')).toEqual(kept)
})

test('whoever spells an address in another way is answered, and nothing more is kept', async () => {
  const { app, ask } = countedList()
  const kept = await ask('')
  const made = async () => (await app.inject('/api/%74hings/')).json().made
  expect(await made()).not.toBe(await made())
  expect(await ask('')).toEqual(kept)
})
