import { createApiKey } from '@tafelrunde/contract/admin/api-keys'
import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { KeyScope, scopeFor } from '@tafelrunde/contract/key-scopes'
import { expect, test } from 'vitest'
import { buildTestApp } from './build-test-app.ts'

const { app, as, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, isSuperuser: true, isLecturer: true, isExhibitor: true })

/** The header of a program that has a key for this. */
const keyFor = async (...scopes: KeyScope[]) => {
  const { secret } = await as(okka)(createApiKey, { body: { name: 'Probe', scopes, days: 30 } })
  return { authorization: `Bearer ${secret}` }
}
type Asked = (typeof allEndpoints)[number]
/** Nothing has this id, and no body is sent: whoever is let in is refused for that, or answered. */
const statusOf = async ({ method, url }: Asked, headers: object) =>
  (await app.inject({ method, url: url.replace(/:\w+/g, '2147483647'), headers: { ...headers } })).statusCode

const closed = allEndpoints.filter(({ config }) => config.auth !== 'anyone')
const nameOf = ({ method, url }: Asked) => `${method} ${url}`
const isPublic = ({ method, config }: Asked) => config.auth === 'public' && method === 'GET'

test.each(KeyScope.options)(
  'a key for %s opens what the scope names, and besides what is public',
  async scope => {
    const headers = await keyFor(scope)
    const opened: string[] = []
    for (const endpoint of closed)
      if (![401, 403].includes(await statusOf(endpoint, headers))) opened.push(nameOf(endpoint))
    const expected = closed.filter(
      endpoint =>
        isPublic(endpoint) ||
        (endpoint.config.auth === 'staff' && scopeFor(endpoint.method, endpoint.url) === scope),
    )
    expect(opened).toEqual(expected.map(nameOf))
    expect(expected.length).toBeGreaterThan(closed.filter(isPublic).length)
  },
)

test('what is public answers a key without its scope as it answers anybody', async () => {
  await given.event({ state: 'draft' })
  const headers = await keyFor('people:read')
  for (const { url } of closed.filter(isPublic).filter(({ url }) => !url.includes(':'))) {
    const [mine, everyones] = [await app.inject({ url, headers }), await app.inject({ url })]
    expect([url, mine.statusCode, mine.body]).toEqual([url, everyones.statusCode, everyones.body])
  }
})

test('every address that a scope names exists, and none of superusers or of somebody’s own', () => {
  const named = closed.filter(({ method, url }) => scopeFor(method, url))
  expect(new Set(named.map(({ config }) => config.auth))).toEqual(new Set(['staff', 'public']))
})

test('no key can do what belongs to accounts, secrets and mails, whatever it is for', () => {
  const never = [
    /^(POST|PUT|PATCH|DELETE) \/api\/admin\/people\//,
    /\/(look|access|merge|export|draft-link|invitation|answers|answers\/table)\/$/,
    /^\w+ \/api\/admin\/(api-keys|doubles|circulars|mails|support|intakes|search|payment-files|bank)\//,
    /^\w+ \/api\/(auth|token|account|users)\//,
  ]
  const open = closed.filter(
    endpoint =>
      never.some(pattern => pattern.test(nameOf(endpoint))) && scopeFor(endpoint.method, endpoint.url),
  )
  expect(open.map(nameOf)).toEqual([])
})
