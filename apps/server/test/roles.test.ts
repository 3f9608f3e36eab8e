import { allEndpoints } from '@tafelrunde/contract/all-endpoints'
import { expect, test } from 'vitest'
import { buildTestApp } from './build-test-app.ts'

const { app, bearer, given } = await buildTestApp()
const people = {
  nobody: undefined,
  teacher: await given.account(),
  lecturer: await given.account({ isLecturer: true }),
  exhibitor: await given.account({ isExhibitor: true }),
  staff: await given.account({ isStaff: true }),
  superuser: await given.account({ isStaff: true, isSuperuser: true }),
}
type Role = keyof typeof people
const roles: Role[] = ['nobody', 'teacher', 'lecturer', 'exhibitor', 'staff', 'superuser']
const admitted: Partial<Record<string, Role[]>> = {
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

test.each(ofTheOffice.map(endpoint => [`${endpoint.method} ${endpoint.url}`, endpoint] as const))(
  '%s lets in whom it is for and nobody else',
  async (_name, { method, url, config }) => {
    const answers = await Promise.all(
      roles.map(async role => {
        const person = people[role]
        const headers = person ? await bearer(person) : {}
        // Nothing has this id, and no body is sent: whoever is let in is refused for that, or answered.
        const { statusCode } = await app.inject({ method, url: url.replace(':id', '2147483647'), headers })
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
