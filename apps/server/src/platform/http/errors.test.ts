import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { InvalidBody, InvalidField, Overloaded, TooManyAttempts } from '../refusals.ts'
import { answerError } from './errors.ts'
import { createFastify } from './fastify.ts'

const busy = 'Gerade ist viel los. Bitte versuchen Sie es gleich noch einmal.'
const tooMany = (time: string) => `Zu viele Versuche. Bitte versuchen Sie es ${time} noch einmal.`

test.each<[error: Error, status: number, body: object, retryAfter?: string]>([
  [new InvalidField('password', 'Zu kurz.', 'Zu üblich.'), 400, { password: ['Zu kurz.', 'Zu üblich.'] }],
  [new InvalidBody('Das geht nicht.'), 400, ['Das geht nicht.']],
  [new TooManyAttempts(61), 429, { detail: tooMany('in 2 Minuten'), error: tooMany('in 2 Minuten') }, '61'],
  [
    new TooManyAttempts(60),
    429,
    { detail: tooMany('in einer Minute'), error: tooMany('in einer Minute') },
    '60',
  ],
  [new Overloaded(), 503, { detail: busy, error: busy }, '5'],
])('%s is answered with %i', async (error, status, body, retryAfter) => {
  const app = createFastify(createLog('silent')).setErrorHandler(answerError)
  app.get('/', async () => {
    throw error
  })
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
    status,
    body,
    retryAfter,
  ])
})

test('an unexpected error is answered with one sentence and the id under which the log tells of it', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: line => void lines.push(line) })
  const app = createFastify(log).setErrorHandler(answerError)
  app.get('/', async () => {
    throw new TypeError('x is not a function')
  })
  const { statusCode, headers, body } = await app.inject('/')
  const told = lines.map(line => JSON.parse(line))
  expect([statusCode, told]).toEqual([500, [expect.objectContaining({ reqId: headers['x-request-id'] })]])
  expect(body).toBe('{"detail":"Ein Serverfehler ist aufgetreten."}')
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})
