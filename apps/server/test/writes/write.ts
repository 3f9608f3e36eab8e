import type { AuditSubject } from '@tafelrunde/contract/admin/audit'
import type { Endpoint } from '@tafelrunde/contract/http/endpoint'
import type { buildTestApp } from '../build-test-app.ts'

type Asked = { id?: number | undefined; body?: object }

/** One way to write: an endpoint, what the log calls what it writes, and a request that succeeds. */
export type Write = {
  name: string
  endpoint: Pick<Endpoint, 'method' | 'url'>
  subject: AuditSubject
  given: () => Promise<Asked>
}

/** `POST /api/admin/rooms/` */
export const nameOf = ({ method, url }: Pick<Endpoint, 'method' | 'url'>) => `${method} ${url}`

export const write = (
  endpoint: Pick<Endpoint, 'method' | 'url'>,
  subject: AuditSubject,
  given: () => Promise<Asked> = async () => ({}),
): Write => ({ name: nameOf(endpoint), endpoint, subject, given })

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>
export type Person = { id: number }

/** Whoever says so has seen everything. */
export const version = 2_000_000_000
