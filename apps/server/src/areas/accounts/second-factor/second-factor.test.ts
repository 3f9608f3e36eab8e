import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '@tafelrunde/contract/people/second-factor'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'
import { qrSvg } from '../../../platform/qr.ts'
import { recoveryCodes as codesTable, secondFactors } from './second-factor.tables.ts'
import { password, twoStepsIn } from './two-steps.fixture.ts'

const testApp = await buildTestApp()
const { app, as, clock, deps, given, sentMails } = testApp
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const { codeOf, login, passwordHash, person } = await twoStepsIn(testApp)
const body = { current_password: password }
const wrongCode = { status: 400, body: { code: [expect.stringMatching(/^Der Code ist falsch/)] } }
const wrongPassword = { status: 400, body: { current_password: ['Das Passwort ist ungültig.'] } }
const subjectsTo = async (email: string, count: number) => {
  await mailbox.latest(email, count)
  return mailbox.to(email).map(({ subject }) => subject)
}

test('an app gets the secret as text, as a QR code and as an address; its first code switches it on', async () => {
  const account = await given.account({ passwordHash })
  expect(await as(account)(getSecondFactor, {})).toEqual({ since: null, recovery_codes: 0, is_duty: false })
  const { setup, secret, uri, qr } = await as(account)(beginSecondFactor, { body })
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(uri)
  expect([address.protocol, address.searchParams.get('secret')]).toEqual(['otpauth:', secret])
  expect(decodeURIComponent(address.pathname)).toContain(`Tafelrunde:${account.email}`)
  expect(qr).toBe(qrSvg(uri, 'QR-Code für die Authenticator-App'))
  expect(await as(account)(getSecondFactor, {})).toMatchObject({ since: null })

  const confirm = { body: { setup, code: await codeOf(secret) } }
  const { recovery_codes: codes } = await as(account)(confirmSecondFactor, confirm)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
  expect(await as(account)(getSecondFactor, {})).toEqual({
    since: clock.now(),
    recovery_codes: 10,
    is_duty: false,
  })
  expect(await subjectsTo(account.email, 1)).toEqual([
    'Anmeldung in zwei Schritten auf Tafelrunde eingeschaltet',
  ])
  await expect(as(account)(confirmSecondFactor, confirm)).rejects.toMatchObject({
    status: 409,
    body: { code: 'already' },
  })
  await expect(as(account)(beginSecondFactor, { body })).rejects.toMatchObject({ status: 409 })
})

test('the code that switched it on does not log in', async () => {
  const account = await given.account({ passwordHash })
  const { setup, secret } = await as(account)(beginSecondFactor, { body })
  const code = await codeOf(secret)
  await as(account)(confirmSecondFactor, { body: { setup, code } })
  expect((await login({ email: account.email, password, code })).body.code).toBe('second_factor_wrong')
})

test('it is set up with the own password, within a quarter of an hour, by whoever began, with a code of the secret', async () => {
  const [account, other] = [await given.account({ passwordHash }), await given.account({ passwordHash })]
  await expect(
    as(account)(beginSecondFactor, { body: { current_password: 'falsch' } }),
  ).rejects.toMatchObject(wrongPassword)
  const { setup, secret } = await as(account)(beginSecondFactor, { body })
  for (const code of ['000000', '12345', await codeOf(secret, 5)])
    await expect(as(account)(confirmSecondFactor, { body: { setup, code } })).rejects.toMatchObject(wrongCode)
  const over = { status: 400, body: { code: [expect.stringMatching(/^Das hat zu lange gedauert/)] } }
  const confirm = async (text = setup) => ({ body: { setup: text, code: await codeOf(secret) } })
  await expect(as(other)(confirmSecondFactor, await confirm())).rejects.toMatchObject(over)
  await expect(as(account)(confirmSecondFactor, await confirm('x'))).rejects.toMatchObject(over)
  clock.passSeconds(16 * 60)
  await expect(as(account)(confirmSecondFactor, await confirm())).rejects.toMatchObject(over)
  expect(await as(account)(getSecondFactor, {})).toMatchObject({ since: null })
})

test('the database holds neither the secret nor a recovery code', async () => {
  const { account, secret, recoveryCodes } = await person()
  const [factor] = await deps.db.select().from(secondFactors).where(eq(secondFactors.accountId, account.id))
  const kept = await deps.db.select().from(codesTable).where(eq(codesTable.accountId, account.id))
  const all = JSON.stringify([factor, kept])
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replaceAll('-', ''))])
    expect(all).not.toContain(text)
})

test('new recovery codes take the place of the former ones, for password and code together', async () => {
  const { account, secret, recoveryCodes } = await person()
  const renew = (both: object) => as(account)(renewRecoveryCodes, { body: { ...body, code: '', ...both } })
  const code = await codeOf(secret)
  await expect(renew({ code, current_password: 'falsch' })).rejects.toMatchObject(wrongPassword)
  await expect(renew({ code: '000000' })).rejects.toMatchObject(wrongCode)
  const { recovery_codes: next } = await renew({ code })
  await expect(renew({ code })).rejects.toMatchObject(wrongCode)
  const attempt = (typed: string | undefined) => login({ email: account.email, password, code: typed })
  expect((await attempt(recoveryCodes[0])).status).toBe(401)
  expect((await attempt(next[0])).status).toBe(200)
  expect(await as(account)(getSecondFactor, {})).toMatchObject({ recovery_codes: 9 })
})

test('it is switched off with the password and a code, or a recovery code; then the password is enough again', async () => {
  for (const kind of ['app', 'recovery']) {
    const { account, secret, recoveryCodes } = await person()
    const code = kind === 'app' ? await codeOf(secret) : String(recoveryCodes[3])
    const off = (both: object) => as(account)(switchOffSecondFactor, { body: { ...body, code, ...both } })
    await expect(off({ current_password: 'falsch' })).rejects.toMatchObject(wrongPassword)
    await expect(off({ code: '000000' })).rejects.toMatchObject(wrongCode)
    await off({})
    expect((await login({ email: account.email, password })).status).toBe(200)
    expect(await as(account)(getSecondFactor, {})).toEqual({ since: null, recovery_codes: 0, is_duty: false })
    expect(await subjectsTo(account.email, 2)).toContain(
      'Anmeldung in zwei Schritten auf Tafelrunde ausgeschaltet',
    )
    await expect(off({})).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
  }
})

test('who gets a new password by mail still needs the code', async () => {
  const { account, secret } = await person()
  const { email } = account
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/auth/users/${path}/`, payload })
  await post('reset_password', { email })
  const { uid, token } = mailbox.linkIn(await mailbox.latest(email, 2))
  const chosen = 'Schwamm-und-Zirkel-8'
  expect((await post('reset_password_confirm', { uid, token, new_password: chosen })).statusCode).toBe(204)
  expect((await login({ email, password: chosen })).body.code).toBe('second_factor_required')
  expect((await login({ email, password: chosen, code: await codeOf(secret) })).status).toBe(200)
})

test('wrong codes count together, wherever they are typed', async () => {
  const { account } = await person()
  for (let index = 0; index < 5; index++) {
    await login({ email: account.email, password, code: '000000' })
    await as(account)(switchOffSecondFactor, { body: { ...body, code: '000000' } }).catch(() => {})
  }
  const next = as(account)(renewRecoveryCodes, { body: { ...body, code: '000000' } })
  await expect(next).rejects.toMatchObject({ status: 429 })
})

test('nobody who is not logged in hears anything of it', async () => {
  await expect(as()(getSecondFactor, {})).rejects.toMatchObject({ status: 401 })
  await expect(as()(beginSecondFactor, { body })).rejects.toMatchObject({ status: 401 })
})
