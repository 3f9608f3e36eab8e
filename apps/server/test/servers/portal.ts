import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

/** Somebody as the member portal knows them: claims by their names. */
export type Member = { sub: string; [claim: string]: unknown }

const page = (uid: string) => `<!doctype html><html lang="de"><title>Mitgliederportal</title>
<h1>Mitgliederportal</h1><form method="post" action="/interaction/${uid}">
<label>Mitglied <input name="member"></label>
<button name="do" value="login">Einloggen</button> <button name="do" value="abort">Abbrechen</button></form></html>`

const privateKey = async () => {
  const { privateKey: key } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(key)), alg: 'RS256', use: 'sig', kid: 'first' }
}

/**
 * A member portal on this machine: a real provider of OpenID Connect, which asks who somebody is and nothing else.
 * `members` may be changed while it runs; `redirects` are the addresses that it leads back to.
 */
export const startPortal = async (redirects: string[], members: Map<string, Member>) => {
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> = async () => {}
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens at no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const client = { id: 'tafelrunde', secret: 'a secret that only the portal knows' }

  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: redirects }],
    jwks: { keys: [await privateKey()] },
    cookies: { keys: ['a key for cookies of the tests'] },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'groups', 'member_number'],
      email: ['email', 'email_verified'],
    },
    findAccount: async (_context, sub) => {
      const member = members.get(sub)
      return member && { accountId: sub, claims: async () => member }
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // The association's own app: nobody is asked whether it may know them.
    loadExistingGrant: async context => {
      const { session, client: app, params } = context.oidc
      if (!session?.accountId || !app) return undefined
      const grant = new provider.Grant({ clientId: app.clientId, accountId: session.accountId })
      grant.addOIDCScope(String(params?.scope))
      await grant.save()
      return grant
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  })

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      const { uid } = await provider.interactionDetails(request, response)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(uid))
      return
    }
    const form = new URLSearchParams(await text(request))
    const result =
      form.get('do') === 'abort'
        ? { error: 'access_denied', error_description: 'aborted' }
        : { login: { accountId: form.get('member') ?? '' } }
    await provider.interactionFinished(request, response, result)
  }
  const standard = provider.callback()
  answer = (request, response) =>
    request.url?.startsWith('/interaction/') ? interact(request, response) : standard(request, response)

  return {
    issuer,
    client,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Follows the provider's pages as a browser does, until it leads back to `redirect`; answers that address. */
export const walkThrough = async (start: string, redirect: string, form: { member: string } | 'abort') => {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  let body: URLSearchParams | undefined
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const method = body ? 'POST' : 'GET'
    const answer = await fetch(url, {
      method,
      headers: { cookie },
      redirect: 'manual',
      ...(body && { body }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    body = undefined
    if (location) url = new URL(location, url)
    else if (url.pathname.startsWith('/interaction/'))
      body = new URLSearchParams(form === 'abort' ? { do: 'abort' } : { do: 'login', ...form })
    else throw new Error(`the portal answers ${answer.status}: ${await answer.text()}`)
    await answer.body?.cancel()
    if (url.href.startsWith(redirect)) return url
  }
  throw new Error('the portal leads nowhere')
}
