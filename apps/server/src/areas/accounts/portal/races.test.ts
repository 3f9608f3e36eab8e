import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { insertAccount } from '../accounts.queries.ts'
import { accounts } from '../accounts.tables.ts'
import { portalIn } from './portal.fixture.ts'
import { putPortalLink } from './portal.queries.ts'

const testApp = await buildTestApp()
const { clock, deps } = testApp
const { accountOf, logIn, member, portal } = await portalIn(testApp)

test('two first logins at the same moment make one account', async () => {
  const nele = member()
  const answers = await Promise.all([logIn(nele), logIn(nele)])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await deps.db.$count(accounts, eq(accounts.email, String(nele.email)))).toBe(1)
})

test('a login in the moment in which another one makes the account of the same person gets into it', async () => {
  const nele = member()
  const { account, second } = await inTransaction(deps.db, async tx => {
    await tx.execute('lock table accounts in access exclusive mode')
    const second = logIn(nele)
    await eventually(async () =>
      expect((await deps.db.execute('select from pg_locks where not granted')).rowCount).toBe(1),
    )
    const facts = { email: String(nele.email), firstName: 'Nele', lastName: 'Ünal', state: 'active' } as const
    const now = clock.now()
    const account = await insertAccount(tx, { ...facts, emailProvenAt: now, joinedAt: now })
    const link = { accountId: account?.id ?? 0, issuer: portal.issuer, subject: nele.sub }
    await putPortalLink(tx, { ...link, linkedAt: now })
    return { account, second }
  })
  const { status, body } = await second
  expect([status, await accountOf(body)]).toEqual([200, expect.objectContaining({ id: account?.id })])
})
