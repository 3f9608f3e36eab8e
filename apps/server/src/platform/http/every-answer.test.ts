import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLog } from '../log.ts'
import { guardAnswers } from './every-answer.ts'
import { createFastify } from './fastify.ts'

const { app } = await buildTestApp()

test.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/colours.css', 200],
  ['/og/tafelrunde.png', 200],
  [`/calendar/${'x'.repeat(43)}.ics`, 404],
  ['/files/nothing', 404],
  ['/nothing', 404],
  ['/api/events/', 200],
  ['/api/account/', 401],
  ['/api/nothing/', 404],
])('%s is what its type says, is no page, and is asked for by HTTPS alone', async (url, status) => {
  const { statusCode, headers } = await app.inject({ url, headers: { accept: '*/*' } })
  expect([statusCode, headers]).toEqual([
    status,
    expect.objectContaining({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    }),
  ])
})

test('a server without HTTPS asks nobody for it', async () => {
  const plain = createFastify(createLog('silent'))
  guardAnswers(plain, { APP_URL: 'http://localhost:3000' })
  plain.get('/', () => 'ok')
  expect((await plain.inject('/')).headers).not.toHaveProperty('strict-transport-security')
})
