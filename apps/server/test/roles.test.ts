import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { expect, test } from 'vitest'
import { buildTestApp } from './build-test-app.ts'

const { app, bearer, given } = await buildTestApp()
const facts = {
  nobody: undefined,
  teacher: {},
  lecturer: { isLecturer: true },
  exhibitor: { isExhibitor: true },
  staff: { isStaff: true },
  superuser: { isStaff: true, isSuperuser: true },
}
type Role = keyof typeof facts
const roles: Role[] = ['nobody', 'teacher', 'lecturer', 'exhibitor', 'staff', 'superuser']
const admitted: Partial<Record<string, Role[]>> = {
  account: ['teacher', 'lecturer', 'exhibitor', 'staff', 'superuser'],
  lecturer: ['lecturer', 'staff', 'superuser'],
  exhibitor: ['exhibitor', 'staff', 'superuser'],
  staff: ['staff', 'superuser'],
  superuser: ['superuser'],
}

const ofTheOffice = allEndpoints.filter(({ url }) => url.startsWith('/api/admin/'))

test('the office has endpoints of its own, and each says that it is for staff or superusers', () => {
  expect(ofTheOffice.length).toBeGreaterThan(40)
  expect([...new Set(ofTheOffice.map(({ config }) => config.auth))].toSorted()).toEqual([
    'staff',
    'superuser',
  ])
})

const guarded = allEndpoints.filter(({ config }) => config.auth in admitted)

test('whatever is not for the office is for everybody, for who is logged in, or for a role', () => {
  const others = allEndpoints.filter(endpoint => !ofTheOffice.includes(endpoint))
  expect([...new Set(others.map(({ config }) => config.auth))].toSorted()).toEqual([
    'account',
    'anyone',
    'exhibitor',
    'lecturer',
    'public',
  ])
})

test.each(guarded.map(endpoint => [`${endpoint.method} ${endpoint.url}`, endpoint] as const))(
  '%s lets in whom it is for and nobody else, and what it answers is kept nowhere on the way',
  async (_name, { method, url, config }) => {
    const answers = await Promise.all(
      roles.map(async role => {
        // Somebody new each time: who is let in may change what is their own.
        const of = facts[role]
        const headers = of ? await bearer(await given.account(of)) : {}
        // Nothing has this id, and no body is sent: whoever is let in is refused for that, or answered.
        const { statusCode, headers: said } = await app.inject({
          method,
          url: url.replace(':id', '2147483647'),
          headers,
        })
        expect([role, said['cache-control']]).toEqual([role, 'private, no-store'])
        return [role, statusCode === 401 || statusCode === 403 ? statusCode : 'in']
      }),
    )
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(
        roles.map(role => [
          role,
          admitted[config.auth]?.includes(role) ? 'in' : role === 'nobody' ? 401 : 403,
        ]),
      ),
    )
  },
)
