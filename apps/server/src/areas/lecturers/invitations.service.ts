import { createHash, randomBytes } from 'node:crypto'
import { fullName } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { brokenConstraint, type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { NotFound, Refusal } from '../../platform/refusals.ts'
import { holdAccount, makeLecturer } from '../accounts/accounts.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { invitationMail } from './invitations.mails.ts'
import * as queries from './invitations.queries.ts'
import { findLecturerOf } from './personal.queries.ts'

/** Milliseconds that an invitation is good for: two weeks. */
export const invitationLifetime = 14 * 24 * 60 * 60 * 1000

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

// Expired, used, revoked or made up: nobody learns which.
const noInvitation = () => new NotFound('Diese Einladung gilt nicht mehr. Bitten Sie das Büro um eine neue.')

const ownAlready = () =>
  new Refusal(
    'already',
    'Zu Ihrem Konto gehört schon ein Referentenprofil. Bitte wenden Sie sich an das Büro.',
  )

type Profile = { id: number; firstName: string; lastName: string }
/** Mails a link by which whoever opens it may take the profile over; the former one is good no more. */
export const invite = async (tx: Tx, deps: Deps, profile: Profile, email: string) => {
  const secret = randomBytes(32).toString('base64url')
  const createdAt = deps.clock.now()
  const expiresAt = new Date(createdAt.getTime() + invitationLifetime)
  await queries.putInvitation(tx, {
    lecturerId: profile.id,
    email,
    secretHash: hashOf(secret),
    createdAt,
    expiresAt,
  })
  const url = `${deps.config.APP_URL}/account?invitation=${secret}`
  await postMail(tx, deps, invitationMail({ email, profile, url }))
}

const findInvited = async (db: Db, deps: Deps, secret: string) => {
  const profile = await queries.findInvited(db, hashOf(secret), deps.clock.now())
  if (!profile) throw noInvitation()
  return profile
}

/** Whose profile it is, for whoever has to decide. */
export const readInvitation = async (deps: Deps, secret: string) => ({
  name: fullName(await findInvited(deps.db, deps, secret)),
})

/** Makes the profile the account's, and its owner a lecturer. Whoever has the link may; the office sees who it was. */
export const acceptInvitation = (deps: Deps, accountId: number, secret: string) =>
  inTransaction(deps.db, async tx => {
    await holdAccount(tx, accountId)
    const profile = await findInvited(tx, deps, secret)
    await queries.lockProfile(tx, profile.id)
    if (await findLecturerOf(tx, accountId)) throw ownAlready()
    if (!(await queries.useInvitation(tx, hashOf(secret)))) throw noInvitation()
    await queries.linkToAccount(tx, profile.id, accountId).catch(error => {
      throw brokenConstraint(error) === 'lecturers_account_id_unique' ? ownAlready() : error
    })
    await makeLecturer(tx, accountId)
    return { name: fullName(profile) }
  })

/** The invitation that is open for a profile, if there is one. */
export const openInvitation = ({ clock }: Pick<Deps, 'clock'>, db: Db, lecturerId: number) =>
  queries.findInvitation(db, lecturerId, clock.now())

/** Whoever opens the link afterwards is refused. */
export const endInvitation = (tx: Tx, lecturerId: number) => queries.deleteInvitation(tx, lecturerId)

/** Takes out the invitations that went to somebody's address. */
export const forgetInvitationsTo = (tx: Tx, email: string) => queries.deleteInvitationsTo(tx, email)

export const tidyInvitationsJob = 'tidy-invitations'

/** Deletes invitations that have expired, and with them the addresses. */
export const tidyInvitations = (tx: Tx, { clock }: Deps) => queries.deleteExpiredInvitations(tx, clock.now())
