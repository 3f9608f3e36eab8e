import type { OutboxLetter, OutboxMail } from '@tafelrunde/contract/admin/mails/mails'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../platform/refusals.ts'
import { hasKey } from './letter.rules.ts'
import { deliverMailJob } from './mail.service.ts'
import * as texts from './mail.texts.ts'
import * as queries from './outbox.queries.ts'

type Row = Awaited<ReturnType<typeof queries.findOutbox>>['rows'][number]

/** Of what was sent and held a key nothing is left. */
const isKeyMail = (mail: { text: string; isOnce: boolean }) => mail.text === '' || hasKey(mail)

const toMail = ({ createdAt, sentAt, text, isOnce, ...row }: Row): OutboxMail => ({
  ...row,
  created: createdAt,
  sent: sentAt,
  is_key: isKeyMail({ text, isOnce }),
})

/** A page of what was sent, waits and failed. */
export const listOutbox = async (db: Db, query: Parameters<typeof queries.findOutbox>[1]) => {
  const { count, rows } = await queries.findOutbox(db, query)
  return { count, rows: rows.map(toMail) }
}

/** A mail with what it says, unless that opens an account. */
export const readOutboxMail = async (db: Db, number: number): Promise<OutboxLetter> => {
  const { attachments, ...row } = orNotFound(await queries.findOutboxMail(db, number))
  const mail = toMail(row)
  return { ...mail, text: mail.is_key ? '' : row.text, attachments }
}

type Stored = NonNullable<Awaited<ReturnType<typeof queries.lockMail>>>

const sendCopy = async (tx: Tx, deps: Deps, mail: Stored, recipient: string) => {
  const id = deps.ids.next()
  return { id, number: await queries.copyMail(tx, mail, { id, recipient, createdAt: deps.clock.now() }) }
}

const sendAtLast = async (tx: Tx, mail: Stored, recipient: string) => {
  if (mail.attemptedAt) throw new Refusal('state', texts.underway)
  await queries.renewMail(tx, mail.id, recipient)
  return mail
}

/**
 * Sends a mail now that waits or failed, or a copy of one that was sent; to another address, if one is given. A key to
 * an account goes to nobody else, and not twice. Answers the mail that is on its way.
 */
export const resendMail = (deps: Deps, number: number, wanted: string | undefined) =>
  inTransaction(deps.db, async tx => {
    const mail = orNotFound(await queries.lockMail(tx, number))
    const recipient = wanted ?? mail.recipient
    if (isKeyMail(mail) && (mail.sentAt || recipient !== mail.recipient))
      throw new Refusal('state', texts.isKey)
    const sent = mail.sentAt
      ? await sendCopy(tx, deps, mail, recipient)
      : await sendAtLast(tx, mail, recipient)
    await queries.noteResend(tx, sent.id, deps.clock.now())
    await deps.jobs.enqueue(tx, deliverMailJob, sent.id)
    return readOutboxMail(tx, sent.number)
  })

/** Notes at a mail that it came back, by its name in its Message-ID; false if none of this name went to this address. */
export const noteBounce = (tx: Tx, name: string, bounce: { recipient: string; reason: string; at: Date }) =>
  queries.noteBounce(tx, name, bounce)
