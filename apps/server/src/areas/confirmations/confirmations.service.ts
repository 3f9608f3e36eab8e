import type { Confirmation, ConfirmationCheck } from '@tafelrunde/contract/events/confirmations'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction } from '../../platform/db/database.ts'
import { NotFound, orNotFound } from '../../platform/refusals.ts'
import { readFile } from '../storage/storage.service.ts'
import { findAttendances } from './attendances.queries.ts'
import { type ConfirmationRow, findByCode, findLatest } from './confirmations.queries.ts'
import { judge, plainCode } from './confirmations.rules.ts'
import { confirmationName } from './confirmations.texts.ts'
import { drawOne, issueOne, keepConfirmations, mailPaper, revokeConfirmation } from './issuing.service.ts'

/** The confirmation of an own participation. The first call issues it; after that it is always the same one. */
const readOwn = async (deps: Deps, accountId: number, participationId: number) => {
  const [attendance] = await findAttendances(deps.db, [participationId])
  if (attendance?.account.id !== accountId) throw new NotFound()
  if (attendance.confirmation?.file) {
    const { number, file } = attendance.confirmation
    return { attendance, number, bytes: (await readFile(deps.db, file)).bytes }
  }
  await issueOne(deps, attendance)
  return readOwn(deps, accountId, participationId) // what is kept by now: this one, or that of who was faster
}

export const readConfirmation = async (deps: Deps, accountId: number, participationId: number) => {
  const { number, bytes } = await readOwn(deps, accountId, participationId)
  return { name: confirmationName(number), bytes }
}

type Caller = { id: number; address: string }

/** Queues the confirmation of an own participation as a mail to its owner. */
export const mailConfirmation = async (deps: Deps, { id, address }: Caller, participationId: number) => {
  const { attendance, ...paper } = await readOwn(deps, id, participationId)
  await deps.limits.spend('confirmation_mail', { account: String(id), address })
  await inTransaction(deps.db, tx => mailPaper(tx, deps, attendance, paper))
}

/** What a kept document says. */
const Snapshot = z
  .object({
    person: z.object({ name: z.string() }),
    event: z.object({ name: z.string() }),
    sessions: z.tuple([z.object({ name: z.string(), startsAt: z.coerce.date() })]),
  })
  .transform(({ person, event, sessions: [session] }) => ({
    name: person.name,
    event: event.name,
    workshop: session.name,
    date: session.startsAt,
  }))

const stateOf = ({ revokedAt }: { revokedAt: Date | null }) => (revokedAt ? 'revoked' : 'valid')

const toCheck = ({ confirmation, isReplaced }: ConfirmationRow): ConfirmationCheck => {
  const { event: _event, ...said } = Snapshot.parse(confirmation.document)
  return { ...said, state: stateOf(confirmation), replaced: isReplaced }
}

const toConfirmation = ({ confirmation }: ConfirmationRow): Confirmation => {
  const { code, number, document, issuedAt: issued, revokedAt: revoked } = confirmation
  return { ...Snapshot.parse(document), state: stateOf(confirmation), code, number, issued, revoked }
}

/** What anyone may know of a confirmation by its code, as its paper says it. Only wrong codes stay counted. */
export const checkCode = async ({ db, limits }: Deps, address: string, typed: string) => {
  const attempt = { address, account: address }
  await limits.spend('confirmation_check', attempt)
  const row = orNotFound(await findByCode(db, plainCode(typed)))
  await limits.forgive('confirmation_check', attempt)
  return toCheck(row)
}

/** A participation that was confirmed, with its confirmation. */
export const readConfirmed = async (db: Db, participationId: number) => {
  const [attendance] = await findAttendances(db, [participationId])
  if (!attendance?.confirmation) throw new NotFound()
  return attendance
}

/**
 * Revokes the confirmation of a participation and issues it anew from the data as they are now, or only revokes
 * it if there is nothing left to confirm. The new paper names the old one and the reason. Answers the new one, or the one that is revoked without another.
 */
export const correctConfirmation = async (deps: Deps, participationId: number, reason: string) => {
  const attendance = await readConfirmed(deps.db, participationId)
  if (judge(attendance).available)
    await keepConfirmations(deps, [await drawOne(deps, attendance, reason)], { reason })
  else await revokeConfirmation(deps, attendance, reason)
  return readLatest(deps.db, participationId)
}

/** The valid confirmation of a participation, or else the one that was revoked last. */
export const readLatest = async (db: Db, participationId: number) => {
  const row = orNotFound(await findLatest(db, participationId))
  return toConfirmation(row)
}
