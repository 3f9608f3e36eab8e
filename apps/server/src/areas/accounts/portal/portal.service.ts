import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { type LoginChecks, type Openid, OpenidFailed } from '../../../platform/openid.ts'
import { AccessDenied, InvalidField, Later, NotFound } from '../../../platform/refusals.ts'
import { openClaims, sealClaims } from '../../../platform/seals.ts'
import type { StoredAccount } from '../accounts.queries.ts'
import { tryPassword } from '../credentials/passwords.service.ts'
import { keepIfRefused, keepRefusal } from '../logins/logins.service.ts'
import { tryCode } from '../second-factor/prove.service.ts'
import { wrongCode } from '../second-factor/refusals.service.ts'
import { decide, enter, type Proved } from './enter.service.ts'
import { PortalPerson, readClaims } from './portal.reader.ts'
import type { PortalDecision } from './portal.rules.ts'
import { codeWanted, failureTexts, passwordWanted, passwordWrong, refusalTexts } from './portal.texts.ts'

/** So long somebody may be at the portal, and then again for what the account wants besides. */
const patience = { maxTokenAge: '10 minutes' }
/** Seconds after which it is worth asking a portal again that did not answer. */
const awaySeconds = 30

const Checks = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** When the attempt began, in seconds since 1970. */
  iat: z.number(),
})

const portalOf = ({ config, openid }: Deps) => {
  if (!config.portal || !openid) throw new NotFound()
  return { settings: config.portal, openid, redirect: `${config.APP_URL}/login` }
}

const refuse = (reason: OpenidFailed['reason']) =>
  reason === 'away'
    ? new Later(503, awaySeconds, failureTexts.away)
    : new AccessDenied(401, failureTexts[reason])

const orRefused = (error: unknown): never => {
  throw error instanceof OpenidFailed ? refuse(error.reason) : error
}

/** Where a browser logs in, and what it keeps until it is back: nothing of it is kept here. */
export const beginPortalLogin = async (deps: Deps) => {
  const { openid, redirect } = portalOf(deps)
  const { url, checks } = await openid.begin(redirect).catch(orRefused)
  return { url, attempt: await sealClaims(deps, 'portal-attempt', checks) }
}

type Finished = { attempt: string; answer: string }

const readPerson = async (deps: Deps, { attempt, answer }: Finished) => {
  const { settings, openid, redirect } = portalOf(deps)
  const attempted = Checks.safeParse(await openClaims(deps, 'portal-attempt', attempt, patience)).data
  if (!attempted) throw refuse('spent')
  const { iat: begunAt, ...checks } = attempted
  const url = new URL(redirect)
  url.search = answer
  return { person: readClaims(settings, await askPortal(openid, url, checks)), begunAt }
}

const askPortal = (openid: Openid, url: URL, checks: LoginChecks) =>
  openid.finish(url, checks).catch(orRefused)

type Asker = { address: string; device: string }

const way = 'portal'

type Refused = PortalDecision<StoredAccount> & { kind: 'refuse' }

/** Keeps that the portal's word did not log in, and says why. */
const refusePortal = async (deps: Deps, { why, account }: Refused, device: string): Promise<never> => {
  const outcome = why === 'inactive' || why === 'no_password' ? why : 'refused'
  await keepRefusal(deps, { accountId: account?.id, way, device }, outcome)
  throw new AccessDenied(401, refusalTexts[why])
}

/** Logs in with the portal's answer to an attempt of this browser: tokens, or a ticket and what the account wants besides. */
export const finishPortalLogin = async (deps: Deps, finished: Finished, { address, device }: Asker) => {
  const attempt = { address, account: address }
  portalOf(deps)
  await deps.limits.spend('portal', attempt)
  const { person, begunAt } = await keepIfRefused(
    deps,
    { accountId: undefined, way, device },
    error => (error instanceof AccessDenied ? 'refused' : undefined),
    () => readPerson(deps, finished),
  )
  const entered = await enter(deps, person, { device, begunAt })
  if (entered?.refused) return refusePortal(deps, entered.refused, device)
  await deps.limits.forgive('portal', attempt)
  if (entered) return entered.tokens
  const decision = await decide(deps.db, deps, person)
  if (decision.kind !== 'enter') throw refuse('spent')
  const { account, password, code } = decision
  await keepRefusal(deps, { accountId: account.id, way, device }, 'unfinished')
  return { ticket: await sealClaims(deps, 'portal-ticket', { person }), email: account.email, password, code }
}

const Ticket = z.object({ person: PortalPerson, iat: z.number() })

type PortalLogin = { ticket: string; password?: string | undefined; code?: string | undefined }

type Wants = { account: StoredAccount; password: boolean; code: boolean }

/** What somebody has proved besides the portal's word; refused at the field that is wrong. */
const proveFor = async (
  deps: Deps,
  { account, ...wants }: Wants,
  { password, code }: Omit<PortalLogin, 'ticket'>,
  address: string,
): Promise<Proved> => {
  const passwordHash = account.passwordHash ?? undefined
  const attempt = { address, email: account.email }
  if (wants.password && !(await tryPassword(deps, attempt, passwordHash, password ?? '')))
    throw new InvalidField('password', passwordWrong)
  const proof = wants.code ? await tryCode(deps, account.id, address, code ?? '') : undefined
  if (wants.code && !proof) throw wrongCode()
  return { proof, ...(wants.password && { passwordHash }) }
}

/** Ends a login for which the account wants more: each wrong password and code counts as it does elsewhere. */
export const provePortalLogin = async (deps: Deps, told: PortalLogin, { address, device }: Asker) => {
  portalOf(deps)
  const ticket = Ticket.safeParse(await openClaims(deps, 'portal-ticket', told.ticket, patience)).data
  if (!ticket) throw refuse('spent')
  const decision = await decide(deps.db, deps, ticket.person)
  if (decision.kind === 'refuse') return refusePortal(deps, decision, device)
  if (decision.kind !== 'enter') throw refuse('spent')
  if (decision.password && !told.password) throw new InvalidField('password', passwordWanted)
  if (decision.code && !told.code) throw new InvalidField('code', codeWanted)
  const entered = await keepIfRefused(
    deps,
    { accountId: decision.account.id, way, device },
    error => {
      if (error instanceof InvalidField) return error.field === 'code' ? 'wrong_code' : 'wrong_password'
      return undefined
    },
    async () => {
      const proved = await proveFor(deps, decision, told, address)
      return enter(deps, ticket.person, { device, begunAt: ticket.iat }, proved)
    },
  )
  if (entered?.refused) return refusePortal(deps, entered.refused, device)
  if (!entered) throw refuse('spent') // the account has changed in this moment
  return entered.tokens
}
