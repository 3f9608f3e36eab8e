import { randomBytes } from 'node:crypto'
import type { Replaced } from '../../common/papers.texts.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/refusals.ts'
import { readAssociation } from '../association/association.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { storeFile } from '../storage/storage.service.ts'
import type { Attendance } from './attendances.queries.ts'
import { confirmationDocument } from './confirmation.document.ts'
import { confirmationMail } from './confirmations.mails.ts'
import * as queries from './confirmations.queries.ts'
import { codeFrom, codeLength, judge, numberOf, sessionOf } from './confirmations.rules.ts'
import { confirmationName, refusalSentences } from './confirmations.texts.ts'

const type = 'application/pdf'
type Drawn = Awaited<ReturnType<typeof drawConfirmation>>
type Letterhead = Awaited<ReturnType<typeof readAssociation>>

const drawConfirmation = async (
  { clock, config, papers }: Deps,
  attendance: Attendance,
  running: number,
  { association, replaces }: { association: Letterhead; replaces: Replaced | null },
) => {
  const { account, event, schooltype } = attendance
  const issuedAt = clock.now()
  const number = numberOf(running, issuedAt)
  const code = codeFrom(randomBytes(codeLength))
  const { name, street, postalCode, city, email, phone, website } = association
  const document = confirmationDocument({
    number,
    code,
    appUrl: config.APP_URL,
    issuedAt,
    association: { name, street, postalCode, city, email, phone, website },
    person: { ...account, schooltype },
    event,
    sessions: [sessionOf(attendance)],
    replaces,
  })
  return { attendance, number, code, issuedAt, document, bytes: await papers.draw('confirmation', document) }
}

/**
 * Draws a paper for each, kept nowhere yet; one that cannot be drawn does not keep the others from it. It names the one
 * that it replaces: what is valid now, for `reason`, or what was revoked before and for what.
 */
export const drawConfirmations = async (deps: Deps, attendances: Attendance[], reason = '') => {
  const revoked = await queries.findRevoked(
    deps.db,
    attendances.map(({ id }) => id),
  )
  const numbers = await queries.takeNumbers(deps.db, attendances.length)
  const association = await readAssociation(deps.db)
  const drawn = []
  // One after the other, so that somebody who waits for one paper has to wait for one of these only.
  for (const [index, attendance] of attendances.entries()) {
    const { id, confirmation } = attendance
    const replaces = confirmation ? { ...confirmation, reason } : (revoked.get(id) ?? null)
    const drawing = drawConfirmation(deps, attendance, numbers[index] ?? 0, { association, replaces })
    drawn.push(...(await Promise.allSettled([drawing])))
  }
  return drawn
}

/**
 * Keeps those whose participation is as it was when their paper was drawn: its person, state and valid
 * confirmation. For the others somebody was faster, and theirs counts. What was valid is revoked with `reason`.
 */
const keep = async (tx: Tx, deps: Deps, drawn: Drawn[], reason: string) => {
  const locked = await queries.lockParticipations(
    tx,
    drawn.map(({ attendance }) => attendance.id),
  )
  const current = drawn.filter(({ attendance: { id, account, state, confirmation } }) => {
    const now = locked.get(id)
    return (
      now?.accountId === account.id &&
      now.state === state &&
      now.confirmationId === (confirmation?.id ?? null)
    )
  })
  if (current.length === 0) return current
  const revoked = current.flatMap(({ attendance }) => attendance.confirmation?.id ?? [])
  await queries.revoke(tx, revoked, deps.clock.now(), reason)
  const rows = []
  for (const { attendance, document, bytes, ...confirmation } of current) {
    const file = await storeFile(tx, deps, { type, bytes })
    const { id: participationId, account } = attendance
    rows.push({ ...confirmation, participationId, accountId: account.id, document, file })
  }
  await queries.insertConfirmations(tx, rows)
  await queries.linkRevoked(
    tx,
    rows.map(({ participationId }) => participationId),
  )
  return current
}

/** Queues a mail with a confirmation. */
export const mailPaper = (
  tx: Tx,
  deps: Deps,
  attendance: Attendance,
  { number, bytes }: { number: string; bytes: Uint8Array },
) => {
  const paper = { name: confirmationName(number), type, bytes }
  return postMail(tx, deps, confirmationMail(attendance.account, attendance, paper, deps.config.APP_URL))
}

/**
 * Keeps drawn papers in one transaction, unless somebody was faster, revokes what was valid before with
 * `reason`, and queues their mails if `mail` is true.
 */
export const keepConfirmations = (
  deps: Deps,
  drawn: Drawn[],
  { mail = false, reason = '' }: { mail?: boolean; reason?: string } = {},
) =>
  inTransaction(deps.db, async tx => {
    const kept = await keep(tx, deps, drawn, reason)
    if (mail) for (const paper of kept) await mailPaper(tx, deps, paper.attendance, paper)
  })

export const drawOne = async (deps: Deps, attendance: Attendance, reason?: string) => {
  const [drawn] = await drawConfirmations(deps, [attendance], reason)
  if (drawn?.status !== 'fulfilled') throw drawn?.reason
  return drawn.value
}

/** Issues one, unless somebody was faster; refused is what cannot be confirmed (yet). */
export const issueOne = async (deps: Deps, attendance: Attendance, how: { mail?: boolean } = {}) => {
  const { reason } = judge(attendance)
  if (reason)
    throw new Refusal(reason === 'feedback_missing' ? reason : 'not_confirmable', refusalSentences[reason])
  if (!attendance.confirmation) await keepConfirmations(deps, [await drawOne(deps, attendance)], how)
}

/** Revokes a confirmation that nothing replaces, unless somebody was faster. */
export const revokeConfirmation = (deps: Deps, { id, confirmation }: Attendance, reason: string) =>
  inTransaction(deps.db, async tx => {
    const now = (await queries.lockParticipations(tx, [id])).get(id)
    if (confirmation && now?.confirmationId === confirmation.id)
      await queries.revoke(tx, [confirmation.id], deps.clock.now(), reason)
  })
