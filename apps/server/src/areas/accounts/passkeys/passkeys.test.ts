import {
  getOfficePerson,
  listOfficePeople,
  removeSecondFactor,
} from '@tafelrunde/contract/admin/people/people'
import * as contract from '@tafelrunde/contract/people/passkeys'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@tafelrunde/contract/people/second-factor'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'
import { auditEntries } from '../../../platform/db/audit.tables.ts'
import { association } from '../../association/association.tables.ts'
import { exportOwnAccount } from '../personal.service.ts'
import { codeShown } from '../second-factor/authenticator.fixture.ts'
import { passkeysIn, password } from './passkeys.fixture.ts'
import { listPasskeys } from './passkeys.service.ts'
import { passkeys } from './passkeys.tables.ts'
import { softAuthenticator } from './soft-authenticator.fixture.ts'

const server = await buildTestApp()
const { as, clock, deps, given, sentMails } = server
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const { add, logIn, passwordHash, person } = await passkeysIn(server)
const body = { current_password: password }

const ownOf = async (account: { id: number }) => (await as(account)(contract.listPasskeys, {})).results
const remove = (account: { id: number }, id: number, code?: string) =>
  as(account)(contract.removePasskey, { params: { id }, body: { ...body, code } })
const idOf = async (account: { id: number }) => (await ownOf(account))[0]?.id ?? 0

test('the first passkey brings ten recovery codes, a second one none, and each is mailed', async () => {
  const { account, recoveryCodes } = await person()
  expect(recoveryCodes).toHaveLength(10)
  expect((await add(account)).recoveryCodes).toEqual([])
  await mailbox.latest(account.email, 2)
  expect(mailbox.to(account.email).map(({ subject }) => subject)).toEqual([
    'Neuer Passkey auf Tafelrunde',
    'Neuer Passkey auf Tafelrunde',
  ])
  expect(await as(account)(getSecondFactor, {})).toEqual({ since: null, recovery_codes: 10, is_duty: false })
})

test('its owner sees when it was made and last used, and calls it what they like', async () => {
  const { account, authenticator } = await person()
  const made = clock.now()
  clock.passSeconds(3600)
  await logIn(authenticator)
  const [own] = await ownOf(account)
  expect(own).toMatchObject({ created: made, last_used: clock.now(), elsewhere: null })
  const renamed = { params: { id: own?.id ?? 0 }, body: { name: ' iPhone  von Eva ' } }
  await as(account)(contract.renamePasskey, renamed)
  expect(await ownOf(account)).toMatchObject([{ name: expect.stringContaining('iPhone') }])
})

test('somebody else’s passkey is not there', async () => {
  const { account } = await person()
  const stranger = await given.account({ passwordHash })
  const id = await idOf(account)
  await expect(remove(stranger, id)).rejects.toMatchObject({ status: 404 })
  await expect(
    as(stranger)(contract.renamePasskey, { params: { id }, body: { name: 'Meiner' } }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await ownOf(stranger)).toEqual([])
})

test('the password is asked for before one is added or removed', async () => {
  const { account } = await person()
  const wrong = { status: 400, body: { current_password: ['Das Passwort ist ungültig.'] } }
  const falsely = { current_password: 'falsch' }
  await expect(as(account)(contract.beginPasskey, { body: falsely })).rejects.toMatchObject(wrong)
  await expect(
    as(account)(contract.removePasskey, { params: { id: await idOf(account) }, body: falsely }),
  ).rejects.toMatchObject(wrong)
})

test('nothing is kept of a passkey that does not work, or does not ask its owner, or was begun by somebody else', async () => {
  const account = await given.account({ passwordHash })
  for (const facts of [{ verifies: false }, { rpId: 'anderswo.example' }, { type: 'webauthn.get' }])
    await expect(add(account, facts)).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
  const { attempt, options } = await as(account)(contract.beginPasskey, { body })
  const stranger = await given.account({ passwordHash })
  const credential = softAuthenticator().create(options)
  await expect(as(stranger)(contract.addPasskey, { body: { attempt, credential } })).rejects.toMatchObject({
    status: 409,
  })
  clock.passSeconds(5 * 60 + 1)
  await expect(as(account)(contract.addPasskey, { body: { attempt, credential } })).rejects.toMatchObject({
    status: 409,
  })
  expect([...(await ownOf(account)), ...(await ownOf(stranger))]).toEqual([])
})

test('one is added once, and by one account alone', async () => {
  const account = await given.account({ passwordHash })
  const { attempt, options } = await as(account)(contract.beginPasskey, { body })
  const authenticator = softAuthenticator()
  const send = () =>
    as(account)(contract.addPasskey, { body: { attempt, credential: authenticator.create(options) } })
  await send()
  await expect(send()).rejects.toMatchObject({ status: 409 })
  const other = await given.account({ passwordHash })
  const again = await as(other)(contract.beginPasskey, { body })
  await expect(
    as(other)(contract.addPasskey, {
      body: { attempt: again.attempt, credential: authenticator.create(again.options) },
    }),
  ).rejects.toMatchObject({ status: 409, body: { code: 'already' } })
})

test('no attestation is asked for; the browser has to ask its owner, and is told which ones are there', async () => {
  const { account, authenticator } = await person()
  const { options } = await as(account)(contract.beginPasskey, { body })
  expect(options).toMatchObject({
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: authenticator.id }],
    rp: { id: 'tafelrunde.example' },
  })
})

test('the last second step goes with a recovery code alone, and the codes go with it', async () => {
  const { account, recoveryCodes } = await person()
  const id = await idOf(account)
  await expect(remove(account, id)).rejects.toMatchObject({
    status: 400,
    body: { code: [expect.stringContaining('letzter zweiter Schritt')] },
  })
  await expect(remove(account, id, 'aaaa-bbbb')).rejects.toMatchObject({ status: 400 })
  await remove(account, id, recoveryCodes[0])
  expect(await as(account)(getSecondFactor, {})).toMatchObject({ recovery_codes: 0 })
  await mailbox.latest(account.email, 2)
  expect(mailbox.to(account.email).at(-1)?.subject).toBe('Passkey auf Tafelrunde entfernt')
})

test('of the office nobody removes the last second step while it is a duty; a passkey fulfils it', async () => {
  await deps.db.update(association).set({ staffSecondFactor: true })
  const { account, recoveryCodes } = await person({ isStaff: true })
  await expect(as(account)(listOfficePeople, { query: {} })).resolves.toMatchObject({})
  await expect(remove(account, await idOf(account), recoveryCodes[0])).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('Pflicht') },
  })
  await add(account)
  await remove(account, await idOf(account))
  expect(await ownOf(account)).toHaveLength(1)
  await deps.db.update(association).set({ staffSecondFactor: false })
})

test('an app beside a passkey keeps the recovery codes, and either may go', async () => {
  const { account, recoveryCodes } = await person()
  const { setup, secret } = await as(account)(beginSecondFactor, { body })
  const code = await codeShown(secret, clock.now())
  const { recovery_codes } = await as(account)(confirmSecondFactor, { body: { setup, code } })
  expect(recovery_codes).toEqual([])
  await remove(account, await idOf(account))
  expect(await as(account)(getSecondFactor, {})).toMatchObject({ recovery_codes: 10 })
  const renewed = await as(account)(renewRecoveryCodes, {
    body: { ...body, code: recoveryCodes[0] ?? '' },
  })
  expect(renewed.recovery_codes).toHaveLength(10)
})

test('a superuser takes all passkeys from whoever has lost them', async () => {
  const boss = await given.account({ isStaff: true, isSuperuser: true })
  const { account, authenticator } = await person()
  const params = { id: account.id }
  await expect(as(boss)(getOfficePerson, { params })).resolves.toMatchObject({
    second_factor_since: clock.now(),
  })
  await as(boss)(removeSecondFactor, { params })
  await expect(logIn(authenticator)).rejects.toMatchObject({ status: 401 })
  await expect(as(boss)(getOfficePerson, { params })).resolves.toMatchObject({ second_factor_since: null })
})

test('the log says who added which passkey, and nothing that logs in', async () => {
  const { account, authenticator } = await person()
  await logIn(authenticator, { counter: 3 })
  const own = await deps.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, 'passkeys'), eq(auditEntries.record, account.id)))
  expect(own).toHaveLength(1)
  expect(JSON.stringify(own)).not.toContain(authenticator.id)
})

test('they are told to their owner in the export, and one for a former address says so', async () => {
  const { account } = await person()
  expect((await exportOwnAccount(deps, account.id)).passkeys).toMatchObject([{ created: clock.now() }])
  const moved = { ...deps, config: { ...deps.config, APP_URL: 'https://neu.example' } }
  expect(await listPasskeys(moved, account.id)).toMatchObject([{ elsewhere: 'tafelrunde.example' }])
  expect(await deps.db.$count(passkeys, eq(passkeys.accountId, account.id))).toBe(1)
})
