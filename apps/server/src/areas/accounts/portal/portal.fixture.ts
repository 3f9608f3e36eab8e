import { afterAll } from 'vitest'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import { type Member, startPortal, walkThrough } from '../../../../test/servers/portal.ts'
import { buildApp } from '../../../app.ts'
import type { PortalConfig } from '../../../config.ts'
import { createOpenid } from '../../../platform/openid.ts'

const redirect = 'https://tafelrunde.example/login'

/** An app of an association with a member portal, and people who log in with it. */
export const portalIn = async ({ deps, bearer }: Awaited<ReturnType<typeof buildTestApp>>) => {
  const members = new Map<string, Member>()
  const portal = await startPortal([redirect], members)
  afterAll(portal.close)
  const settings: PortalConfig = {
    issuer: portal.issuer,
    clientId: portal.client.id,
    clientSecret: portal.client.secret,
    scopes: 'openid profile email',
    name: 'Mit dem Mitgliederportal anmelden',
    customerNumberClaim: 'member_number',
    groupsClaim: 'groups',
    staffGroup: 'geschaeftsstelle',
  }

  /** The same server with other settings of the portal. */
  const withPortal = (changes: Partial<PortalConfig> = {}) => {
    const all = { ...settings, ...changes }
    const config = { ...deps.config, portal: all }
    return buildApp({ ...deps, config, openid: createOpenid(all, deps.log) })
  }
  const app = await withPortal()

  const postTo =
    (to: typeof app) =>
    async (url: string, payload?: object, headers: Record<string, string> = {}) => {
      const answer = await to.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
    }
  const post = postTo(app)

  let made = 0
  /** Somebody new whom the portal knows. */
  const member = (facts: Partial<Member> = {}) => {
    const sub = `member-${++made}`
    const one: Member = {
      sub,
      given_name: 'Nele',
      family_name: 'Ünal',
      email: `${sub}@verband.example`,
      email_verified: true,
      ...facts,
    }
    members.set(sub, one)
    return one
  }

  const begin = async () => (await post('/api/auth/portal/begin/')).body
  /** What the portal leads back with; `change` is done to the address that the browser opens. */
  const answerOf = async (url: string, form: { member: string } | 'abort', change = (_url: URL) => {}) => {
    const asked = new URL(url)
    change(asked)
    return (await walkThrough(asked.href, redirect, form)).search.slice(1)
  }
  const finish = (attempt: string, answer: string) => post('/api/auth/portal/', { attempt, answer })

  /** Logs in as a browser does. */
  const logIn = async (who: Member | 'abort', change = (_url: URL) => {}) => {
    const { url, attempt } = await begin()
    return finish(attempt, await answerOf(url, who === 'abort' ? who : { member: who.sub }, change))
  }
  const prove = (told: object) => post('/api/auth/portal/prove/', told)

  /** The account behind tokens. */
  const accountOf = async ({ access }: { access: string }) => {
    const headers = { authorization: `Bearer ${access}` }
    return (await app.inject({ url: '/api/account/', headers })).json()
  }
  /** A call of somebody who is logged in. */
  const call = async (
    person: { id: number },
    method: 'GET' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const headers = await bearer(person)
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body ? answer.json() : '' }
  }

  return {
    accountOf,
    answerOf,
    app,
    begin,
    call,
    finish,
    logIn,
    member,
    members,
    portal,
    post,
    postTo,
    prove,
    withPortal,
  }
}
