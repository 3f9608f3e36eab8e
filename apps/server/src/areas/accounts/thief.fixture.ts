import { beginPasskey } from '@tafelrunde/contract/people/passkeys'
import { beginSecondFactor } from '@tafelrunde/contract/people/second-factor'
import type { buildTestApp } from '../../../test/build-test-app.ts'
import { peopleIn } from '../../../test/people.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { startSession } from '../sessions/sessions.service.ts'
import { passkeysIn, password } from './passkeys/passkeys.fixture.ts'
import { softAuthenticator } from './passkeys/soft-authenticator.fixture.ts'
import { portalIn } from './portal/portal.fixture.ts'
import { codeShown } from './second-factor/authenticator.fixture.ts'

/** All that a thief has is refused. */
export const nothing = {
  session: 401,
  refresh: 401,
  link: 400,
  passkey: 409,
  authenticator: 400,
  login: 401,
  portal: 401,
}

export const next = 'Schwamm-und-Zirkel-8'

/** Somebody whose password a thief knows, and all that the thief has and has begun with it. */
export const thievesIn = async (testApp: Awaited<ReturnType<typeof buildTestApp>>) => {
  const { app, as, clock, deps, sentMails } = testApp
  const { linkIn, latest } = mailboxOf(sentMails)
  const { post, refresh } = await peopleIn(testApp)
  const keys = await passkeysIn(testApp)
  const portal = await portalIn(testApp)

  /** Two passkeys, so that the thief has one of them when the other one is removed. */
  const robbed = async (facts: Parameters<typeof keys.person>[0] = {}) => {
    const { account, authenticator, recoveryCodes } = await keys.person(facts)
    await keys.add(account)
    return { ...account, authenticator, recoveryCodes }
  }
  type Person = { id: number; email: string; authenticator: ReturnType<typeof softAuthenticator> }

  /** What the thief has; each answers what becomes of it when it is used. */
  const thiefOf = async ({ authenticator, ...account }: Person) => {
    const { access, refresh: token } = await inTransaction(deps.db, tx => startSession(tx, deps, account.id))
    const headers = { authorization: `Bearer ${access}` }
    const theirs = `dieb-${account.id}@schule.example`
    const body = { current_password: password }
    await post('users/set_email', { ...body, new_email: theirs }, headers)
    const { uid, token: link } = linkIn(await latest(theirs))
    const passkey = await as(account)(beginPasskey, { body })
    const authenticatorApp = await as(account)(beginSecondFactor, { body })
    const login = await keys.begin()
    const { ticket } = (await portal.logIn(portal.member({ email: account.email }))).body
    clock.passSeconds(60)

    /** With a session of their own, so that it is the attempt that is refused. */
    const authed = async (url: string, payload: object) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        payload,
        headers: await testApp.bearer(account),
      })
      return answer.statusCode
    }
    return {
      headers,
      token,
      uses: {
        session: async () => (await app.inject({ url: '/api/account/', headers })).statusCode,
        refresh: async () => (await refresh(token)).status,
        link: async () =>
          (await post('users/reset_email_confirm', { uid, token: link, new_email: theirs })).status,
        passkey: () =>
          authed('/api/account/passkeys/', {
            attempt: passkey.attempt,
            credential: softAuthenticator().create(passkey.options),
          }),
        authenticator: async () =>
          authed('/api/account/second-factor/', {
            setup: authenticatorApp.setup,
            code: await codeShown(authenticatorApp.secret, clock.now()),
          }),
        login: async () =>
          (await post('passkey', { attempt: login.attempt, credential: authenticator.get(login.options) }))
            .status,
        portal: async (word: string, code: string) =>
          (await portal.prove({ ticket, password: word, ...(code && { code }) })).status,
      },
    }
  }

  /** What becomes of everything that the thief has, with the right words besides. */
  const tried = async ({ uses }: Awaited<ReturnType<typeof thiefOf>>, word: string, code: string) => ({
    session: await uses.session(),
    refresh: await uses.refresh(),
    link: await uses.link(),
    passkey: await uses.passkey(),
    authenticator: await uses.authenticator(),
    login: await uses.login(),
    portal: await uses.portal(word, code),
  })

  return { ...keys, post, refresh, robbed, thiefOf, tried }
}
