import type { Access } from '@tafelrunde/contract/http/common'
import type { KeyScope } from '@tafelrunde/contract/key-scopes'
import type { FastifyRequest } from 'fastify'
import type { Sight } from '../db/sight.ts'
import { writingAs } from '../db/writer.ts'
import { AccessDenied } from '../refusals.ts'
import type { App } from './fastify.ts'
import { opensAsOwner } from './key-access.ts'

/** Who asks; `id` 0 is nobody. */
export type Caller = {
  id: number
  sessionId: string
  isLecturer: boolean
  isExhibitor: boolean
  isStaff: boolean
  isSuperuser: boolean
  /** They are of the office and lack the second step that it asks for: nothing of it is open to them. */
  lacksSecondFactor?: boolean
  /** Who of the office sees this through the caller's eyes: they read, and nothing else. */
  lookerId?: number
  /** The key of the interface that a program asks with in their name, and what it is good for. */
  key?: { id: number; scopes: readonly KeyScope[] }
  /** The draft whose link they have: they see it as if it were published, and can do nothing in it. */
  draft?: number | undefined
}
const anyone: Caller = {
  id: 0,
  sessionId: '',
  isLecturer: false,
  isExhibitor: false,
  isStaff: false,
  isSuperuser: false,
}

/**
 * Knows whose access token or key this is, from which network address; refuses with `AccessDenied` what is none. `begin`
 * is told whom a signed token names before it is known whether they may come in.
 */
export type Authenticate = (
  token: string,
  address: string,
  begin: (accountId: number) => void,
) => Promise<Caller>

/** The draft that the secret of a shared link opens. */
export type FindDraft = (secret: string) => Promise<number | undefined>

/** What somebody sees besides what is everyone's. */
export const sightOf = ({ isStaff, draft }: Caller): Sight =>
  isStaff || (draft === undefined ? false : { draft })

/** Whether somebody sees what is not everyone's. */
export const seesMore = (caller: Caller) => sightOf(caller) !== false

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route that does not say it is for nobody but superusers. */
    auth?: Access
    /** Its answer is not for who looks through somebody's eyes. */
    secret?: true
  }
  interface FastifyRequest {
    caller: Caller
  }
}

const mayCall: Record<Access, (caller: Caller) => boolean> = {
  anyone: () => true,
  public: () => true,
  account: caller => caller.id > 0,
  lecturer: caller => caller.isLecturer || caller.isStaff,
  exhibitor: caller => caller.isExhibitor || caller.isStaff,
  staff: caller => caller.isStaff,
  superuser: caller => caller.isSuperuser,
}

/** The token of the header; none where clients without one send `Bearer`, `Bearer null`, `Bearer undefined`. */
const tokenOf = (authorization = '') => {
  const [type, token, ...more] = authorization.trim().split(/\s+/)
  if (type !== 'Bearer' || !token || (!more.length && ['null', 'undefined'].includes(token))) return undefined
  if (more.length === 0) return token
  throw new AccessDenied(401, 'Der Authorizationheader muss zwei leerzeichen-getrennte Werte enthalten', {
    code: 'bad_authorization_header',
  })
}

const notLoggedIn = () => new AccessDenied(401, 'Anmeldedaten fehlen.')

/** A browser's question whether a page of another origin may ask; it comes without a token. */
export const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' && 'access-control-request-method' in headers

/** An endpoint whose answer works without its owner, as a pass does: it is not for who looks through their eyes. */
export const ownersOnly = <E extends { config: object }>(endpoint: E) => ({
  ...endpoint,
  config: { ...endpoint.config, secret: true } as const,
})

const secondFactorMissing = () =>
  new AccessDenied(
    403,
    'Für das Büro ist die Anmeldung in zwei Schritten Pflicht. Bitte richten Sie sie zuerst ein: in der App unter „Benutzerkonto“.',
    { code: 'second_factor_missing' },
  )

const onlyLooking =
  'Sie sehen die App mit den Augen einer anderen Person: Ändern und vorzeigen kann das nur sie selbst.'
const reading = ['GET', 'HEAD', 'OPTIONS']

/** Knows the caller of every request, in whose name it writes, and keeps those out whom the endpoint is not for. */
export const guardAccess = (
  app: App,
  authenticate: Authenticate,
  findDraft: FindDraft = async () => undefined,
) => {
  app.decorateRequest('caller')
  app.addHook('onRequest', async request => {
    const { auth = 'superuser', secret, begin } = request.routeOptions.config
    const token = auth === 'anyone' ? undefined : tokenOf(request.headers.authorization)
    request.caller = token ? await authenticate(token, request.ip, id => begin?.(id, request)) : anyone
    const { key } = request.caller
    if (
      key &&
      !opensAsOwner(key.scopes, { auth, method: request.method, url: request.routeOptions.url ?? '' })
    )
      request.caller = anyone
    const link = request.headers['x-draft']
    if (typeof link === 'string' && auth === 'public' && request.method === 'GET')
      request.caller = { ...request.caller, draft: await findDraft(link) }
    if (request.caller.lookerId && (secret || !reading.includes(request.method)))
      throw new AccessDenied(403, onlyLooking)
    if (mayCall[auth](request.caller) || isPreflight(request)) return
    if (request.caller.id === 0) throw notLoggedIn()
    if (request.caller.lacksSecondFactor) throw secondFactorMissing()
    throw new AccessDenied(403, 'Sie sind nicht berechtigt, diese Aktion durchzuführen.')
  })
  app.addHook('onRequest', ({ caller }, _reply, done) =>
    writingAs(
      {
        via: 'request',
        ...(caller.id > 0 && { account: caller.id }),
        ...(caller.key && { key: caller.key.id }),
        readsOnly: caller.lookerId !== undefined,
      },
      done,
    ),
  )
}
