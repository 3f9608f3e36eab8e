import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { gt, max } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../src/platform/db/audit.tables.ts'
import { buildTestApp } from './build-test-app.ts'
import { officeWrites, send } from './every-area.ts'
import { nameOf } from './writes/write.ts'

/** What writes nothing that anybody has to look up, each with the reason. */
const unaudited = {
  'POST /api/admin/views/': 'how somebody likes to see a list',
  'DELETE /api/admin/views/:id/': 'how somebody likes to see a list',
  'POST /api/admin/intakes/': 'a table that is not taken over yet',
  'PUT /api/admin/intakes/:id/cell/': 'a table that is not taken over yet',
  'PUT /api/admin/intakes/:id/columns/': 'a table that is not taken over yet',
  'PUT /api/admin/intakes/:id/delimiter/': 'a table that is not taken over yet',
  'PUT /api/admin/intakes/:id/hidden/': 'a table that is not taken over yet',
  'DELETE /api/admin/intakes/:id/': 'a table that is not taken over yet',
  'POST /api/admin/mail-texts/:id/preview/': 'keeps nothing',
  'POST /api/admin/mail-texts/:id/test/': 'a mail to oneself',
  'POST /api/admin/circulars/:id/preview/': 'keeps nothing',
  'POST /api/admin/circulars/:id/test/': 'a mail to oneself',
  'POST /api/admin/lecturers/:id/invitation/': 'a secret in a mail; taking the profile over is noted with it',
  'DELETE /api/admin/lecturers/:id/invitation/': 'a secret in a mail',
  'POST /api/admin/events/:id/programme-preview/': 'keeps nothing',
  'POST /api/admin/bank/preview/': 'keeps nothing',
  'PUT /api/admin/registrations/:id/answers/':
    'may tell of health, and the log keeps things for longer (decision 45)',
  'POST /api/admin/participation-confirmations/:id/mail/': 'a mail, which the outbox has',
  'POST /api/admin/people/:id/access/': 'a secret in a mail, which the outbox has',
  'POST /api/admin/attendances/mark/': 'is itself the history of who was there',
  'POST /api/admin/events/:id/entrance/': 'is itself the history of who came in',
  'POST /api/admin/backups/': 'begins a job, of which the list of backups tells',
  'POST /api/admin/webhooks/:id/test/': 'a message that the log of its program has',
  'POST /api/admin/webhook-deliveries/:id/resend/': 'a message that the log of its program has',
  'POST /api/admin/doctor/': 'a mail to oneself',
  'POST /api/admin/events/:id/confirmations/': 'begins a job, which writes in its own name',
}

const testApp = await buildTestApp()
const { deps, given } = testApp
const boss = await given.account({
  isStaff: true,
  isSuperuser: true,
  firstName: 'Okka',
  lastName: 'Harms',
})
const writes = await officeWrites(testApp, boss)

const ofTheOffice = allEndpoints.filter(
  ({ method, url }) =>
    method !== 'GET' && (url.startsWith('/api/admin/') || url.startsWith('/api/auth/users/:id/')),
)

test('every write of the office is tried here, or it is said why the log does not know it', () => {
  expect([...writes.map(({ name }) => name), ...Object.keys(unaudited)].toSorted()).toEqual(
    ofTheOffice.map(nameOf).toSorted(),
  )
})

test.each(writes.map(write => [write.name, write] as const))(
  '%s is found in the log, with what and by whom',
  async (_name, { endpoint, subject, given: prepare }) => {
    const asked = await prepare()
    const [last] = await deps.db.select({ id: max(auditEntries.id) }).from(auditEntries)
    const answer = await send(testApp, boss, endpoint, asked)
    expect([answer.statusCode < 300, answer.body]).toEqual([true, expect.anything()])
    const entries = await deps.db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.id, last?.id ?? 0))
    expect(entries).toContainEqual(expect.objectContaining({ subject, via: 'request', actor: boss.id }))
    expect(entries.filter(({ via, actor }) => via !== 'request' || actor !== boss.id)).toEqual([])
  },
)
