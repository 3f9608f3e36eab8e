import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { type LoginChecks, type Openid, OpenidFailed } from '../../../platform/openid.ts'
import { AccessDenied, InvalidField, Later, NotFound } from '../../../platform/refusals.ts'
import { openClaims, sealClaims } from '../../../platform/seals.ts'
import { tryPassword } from '../credentials/passwords.service.ts'
import { tryCode } from '../second-factor/prove.service.ts'
import { wrongCode } from '../second-factor/refusals.service.ts'
import { decide, enter, refusePortal } from './enter.service.ts'
import { PortalPerson, readClaims } from './portal.reader.ts'
import { codeWanted, failureTexts, passwordWanted, passwordWrong } from './portal.texts.ts'

/** So long somebody may be at the portal, and then again for what the account wants besides. */
const patience = { maxTokenAge: '10 minutes' }
/** Seconds after which it is worth asking a portal again that did not answer. */
const awaySeconds = 30

const Checks = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })

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
  const checks = Checks.safeParse(await openClaims(deps, 'portal-attempt', attempt, patience)).data
  if (!checks) throw refuse('spent')
  const url = new URL(redirect)
  url.search = answer
  return readClaims(settings, await askPortal(openid, url, checks))
}

const askPortal = (openid: Openid, url: URL, checks: LoginChecks) =>
  openid.finish(url, checks).catch(orRefused)

type Asker = { address: string; device: string }

/** Logs in with the portal's answer to an attempt of this browser: tokens, or a ticket and what the account wants besides. */
export const finishPortalLogin = async (deps: Deps, finished: Finished, { address, device }: Asker) => {
  const attempt = { address, account: address }
  portalOf(deps)
  await deps.limits.spend('portal', attempt)
  const person = await readPerson(deps, finished)
  const tokens = await enter(deps, person, device)
  await deps.limits.forgive('portal', attempt)
  if (tokens) return tokens
  const decision = await decide(deps.db, deps, person)
  if (decision.kind !== 'enter') throw refuse('spent')
  const { account, password, code } = decision
  return { ticket: await sealClaims(deps, 'portal-ticket', { person }), email: account.email, password, code }
}

const Ticket = z.object({ person: PortalPerson })

type Told = { ticket: string; password?: string | undefined; code?: string | undefined }

/** Ends a login for which the account wants more: each wrong password and code counts as it does elsewhere. */
export const provePortalLogin = async (deps: Deps, told: Told, { address, device }: Asker) => {
  portalOf(deps)
  const ticket = Ticket.safeParse(await openClaims(deps, 'portal-ticket', told.ticket, patience)).data
  if (!ticket) throw refuse('spent')
  const decision = await decide(deps.db, deps, ticket.person)
  if (decision.kind === 'refuse') return refusePortal(decision.why)
  if (decision.kind !== 'enter') throw refuse('spent')
  const { account } = decision
  const passwordHash = account.passwordHash ?? undefined
  if (decision.password) {
    if (!told.password) throw new InvalidField('password', passwordWanted)
    const attempt = { address, account: account.email }
    if (!(await tryPassword(deps, attempt, passwordHash, told.password)))
      throw new InvalidField('password', passwordWrong)
  }
  if (decision.code && !told.code) throw new InvalidField('code', codeWanted)
  const proof = decision.code ? await tryCode(deps, account.id, address, told.code ?? '') : undefined
  if (decision.code && !proof) throw wrongCode()
  const proved = { proof, ...(decision.password && { passwordHash }) }
  const tokens = await enter(deps, ticket.person, device, proved)
  if (!tokens) throw refuse('spent') // the account has changed in this moment
  return tokens
}
