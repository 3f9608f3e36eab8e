import { LRUCache } from 'lru-cache'
import type { Logger } from './log.ts'

type Settings = { issuer: string; clientId: string; clientSecret: string; scopes: string }

/** What of a login at the provider its answer is checked against; never for anybody but us and, sealed, the browser. */
export type LoginChecks = { state: string; nonce: string; verifier: string }

/**
 * Why a login at the provider failed. `away`: it does not answer, or with a fault; `aborted`: by the person; `refused`: by
 * the provider; `spent`: its answer was used before or is too old; `foreign`: its answer is none to this login.
 */
export class OpenidFailed extends Error {
  readonly reason: 'away' | 'aborted' | 'refused' | 'spent' | 'foreign'

  constructor(reason: OpenidFailed['reason'], cause: unknown) {
    super(`The provider of logins: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Milliseconds for which what a provider says of itself is kept. */
const kept = 60 * 60 * 1000
/** Seconds that it has for each answer. */
const patience = 5
/** Seconds by which its clock may differ from ours. */
const tolerance = 30

// Loaded with the first login: most associations have no provider.
const library = () => import('openid-client')
type Library = Awaited<ReturnType<typeof library>>

const discover = async ({ issuer, clientId, clientSecret }: Settings) => {
  const client = await library()
  const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)]
  const authenticate: Parameters<Library['discovery']>[3] = (server, ...request) => {
    // Unsaid it is "basic" (OpenID Connect Discovery 1.0, 3).
    const { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] } = server
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...request)
  }
  const url = new URL(issuer)
  return client.discovery(url, clientId, { [client.clockTolerance]: tolerance }, authenticate, {
    timeout: patience,
    execute: [
      client.enableNonRepudiationChecks,
      ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []), // on this machine alone
    ],
  })
}

/** What an answer that the library refuses says; the rest is a fault of the network or of the provider. */
const foreign = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]

const reasonOf = (client: Library, error: unknown): OpenidFailed['reason'] => {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'aborted' : 'refused'
  if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') return 'spent'
  if (error instanceof client.ResponseBodyError || error instanceof client.WWWAuthenticateChallengeError)
    return error.status >= 500 ? 'away' : 'refused'
  return error instanceof client.ClientError && foreign.includes(error.code ?? '') ? 'foreign' : 'away'
}

/** A provider of logins by OpenID Connect: the authorization code flow with PKCE, all of it checked by `openid-client`. */
export const createOpenid = (settings: Settings, log: Pick<Logger, 'warn'>) => {
  // Asked at the first login and not at the start: a provider that is down holds up no server.
  const known = new LRUCache<string, Awaited<ReturnType<typeof discover>>>({
    max: 1,
    ttl: kept,
    allowStaleOnFetchRejection: true,
    fetchMethod: () => discover(settings),
  })
  const failing = async <Result>(work: (client: Library) => Promise<Result>) => {
    const client = await library()
    try {
      return await work(client)
    } catch (error) {
      const reason = reasonOf(client, error)
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      // Without what was sent and answered, which has secrets in it.
      if (reason === 'away' || reason === 'refused')
        log.warn({ reason, error: `${name}: ${message}` }, 'openid')
      throw new OpenidFailed(reason, error)
    }
  }

  return {
    /** The address of the provider that a browser is sent to, and what its answer to `redirect` is checked against. */
    begin: (redirect: string) =>
      failing(async client => {
        const configuration = await known.forceFetch(settings.issuer)
        const checks: LoginChecks = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        }
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirect,
          scope: settings.scopes,
          code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
          state: checks.state,
          nonce: checks.nonce,
        })
        return { url: url.href, checks }
      }),

    /** Who somebody is by the address that the provider has sent the browser to: claims of the ID token and of UserInfo. */
    finish: (answer: URL, { state, nonce, verifier }: LoginChecks) =>
      failing(async client => {
        const configuration = await known.forceFetch(settings.issuer)
        const tokens = await client.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('no ID token')
        const { userinfo_endpoint: hasMore } = configuration.serverMetadata()
        const more = hasMore && (await client.fetchUserInfo(configuration, tokens.access_token, claims.sub))
        return { ...more, ...claims }
      }),
  }
}

export type Openid = ReturnType<typeof createOpenid>
