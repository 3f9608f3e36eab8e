import { buffer } from 'node:stream/consumers'
import { removeSecondFactor } from '@tafelrunde/contract/admin/people/people'
import { deleteMe } from '@tafelrunde/contract/people/privacy'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { auditEntries } from '../../../platform/db/audit.tables.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { exportEverything } from '../../privacy/export.service.ts'
import { logIn } from '../credentials/log-in.service.ts'
import { tidyAccounts } from '../tidy.service.ts'
import { recoveryCodes, secondFactors } from './second-factor.tables.ts'
import { password, twoStepsIn } from './two-steps.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { codeOf, login, person } = await twoStepsIn(testApp)
const from = { address: '127.0.0.1', device: '' }

/** A server with this key, which knows those as former ones. */
const withKeys = (SECRET_KEY: string, ...SECRET_KEY_FALLBACKS: string[]) => ({
  ...deps,
  config: { ...deps.config, SECRET_KEY, SECRET_KEY_FALLBACKS },
})
const former = deps.config.SECRET_KEY
const next = 'another secret that only the tests know'
const refused = { code: 'second_factor_wrong' }

test('after a change of keys codes are good as before, and within a day the former key is not needed any more', async () => {
  const { account, secret } = await person()
  const attempt = async (server: typeof deps) => {
    clock.passSeconds(30)
    const credentials = { email: account.email, password, code: await codeOf(secret) }
    return logIn(server, credentials, from)
  }
  const changed = withKeys(next, former)
  expect(await attempt(changed)).toHaveProperty('access')
  await expect(attempt(withKeys(next))).rejects.toMatchObject(refused)
  await inTransaction(changed.db, tx => tidyAccounts(tx, changed))
  expect(await attempt(withKeys(next))).toHaveProperty('access')
})

test('a secret whose key is lost stands in nobody’s way: a recovery code logs in', async () => {
  const {
    account,
    secret,
    recoveryCodes: [code],
  } = await person()
  const lost = withKeys('a third secret that only the tests know')
  await inTransaction(lost.db, tx => tidyAccounts(tx, lost))
  const credentials = { email: account.email, password }
  await expect(logIn(lost, { ...credentials, code: await codeOf(secret) }, from)).rejects.toMatchObject(
    refused,
  )
  expect(await logIn(lost, { ...credentials, code }, from)).toHaveProperty('access')
  expect((await login({ ...credentials, code: await codeOf(secret) })).status).toBe(200)
})

test('a sealed secret that is put at another account opens nothing there', async () => {
  const [one, other] = [await person(), await person()]
  await deps.db.execute(sql`
    update second_factors set sealed_secret =
      (select sealed_secret from second_factors where account_id = ${one.account.id})
    where account_id = ${other.account.id}`)
  const answer = await login({ email: other.account.email, password, code: await codeOf(one.secret) })
  expect(answer.body).toMatchObject(refused)
})

const entriesOf = (id: number) =>
  deps.db.select().from(auditEntries).where(eq(auditEntries.record, id)).orderBy(auditEntries.id)

test('the log says when it was switched on, and nothing by which anybody logs in', async () => {
  const { account, secret, recoveryCodes: codes } = await person()
  await login({ email: account.email, password, code: await codeOf(secret) })
  await login({ email: account.email, password, code: codes[0] })
  const entries = (await entriesOf(account.id)).filter(({ subject }) => subject === 'second_factors')
  const after = { account_id: account.id, switched_on_at: expect.any(String) }
  expect(entries).toMatchObject([{ action: 'create', actor: account.id, before: null, after }])
  expect(Object.keys(entries[0]?.after ?? {}).toSorted()).toEqual(Object.keys(after))
})

test('the export tells since when, and nothing by which anybody logs in', async () => {
  const { account, secret, recoveryCodes: codes } = await person()
  const { sealedSecret, switchedOnAt } = (
    await deps.db.select().from(secondFactors).where(eq(secondFactors.accountId, account.id))
  )[0] ?? { sealedSecret: 'none' }
  const hashes = await deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, account.id))
  const files = unzipSync(await buffer(await exportEverything(deps, account.id)))
  const texts = Object.values(files).map(file => strFromU8(file))
  expect(JSON.parse(strFromU8(files['anmeldung.json'] ?? new Uint8Array()))).toEqual({
    zweiSchritteSeit: switchedOnAt?.toISOString(),
  })
  for (const hidden of [secret, sealedSecret, ...codes, ...hashes.map(({ hash }) => hash)])
    expect(texts.filter(text => text.includes(hidden))).toEqual([])
})

test('it goes with the account', async () => {
  const { account } = await person()
  const headers = await bearer(account)
  expect((await app.inject({ method: 'DELETE', url: deleteMe.url, headers })).statusCode).toBe(204)
  for (const table of [secondFactors, recoveryCodes])
    expect(await deps.db.select().from(table).where(eq(table.accountId, account.id))).toEqual([])
  const said = (await entriesOf(account.id)).filter(({ subject }) => subject === 'second_factors')
  expect(said.map(({ before, after }) => [before, after])).toEqual(said.map(() => [null, null]))
})

test('superusers take it from somebody who has lost everything, which ends their sessions', async () => {
  const boss = await given.account({ isStaff: true, isSuperuser: true })
  const {
    account,
    recoveryCodes: [code],
  } = await person({ isStaff: true })
  const { body: tokens } = await login({ email: account.email, password, code })
  const remove = (caller: { id: number }, id = account.id) =>
    as(caller)(removeSecondFactor, { params: { id } })
  await expect(remove(await given.staff())).rejects.toMatchObject({ status: 403 })
  expect(await remove(boss)).toMatchObject({ id: account.id, second_factor_since: null })
  const refresh = { method: 'POST', url: '/api/auth/jwt/refresh/', payload: tokens } as const
  expect((await testApp.app.inject(refresh)).statusCode).toBe(401)
  expect((await login({ email: account.email, password })).status).toBe(200)
  const last = (await entriesOf(account.id)).at(-1)
  expect(last).toMatchObject({ subject: 'second_factors', action: 'delete', actor: boss.id })
  await expect(remove(boss)).rejects.toMatchObject({ status: 409 })
  await expect(remove(boss, 999_999)).rejects.toMatchObject({ status: 404 })
})

test('nobody takes their own that way', async () => {
  const { account } = await person({ isStaff: true, isSuperuser: true })
  const own = as(account)(removeSecondFactor, { params: { id: account.id } })
  await expect(own).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
})
