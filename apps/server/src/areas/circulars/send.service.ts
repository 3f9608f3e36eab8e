import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { InvalidField, orNotFound, Refusal } from '../../platform/refusals.ts'
import { unsubscribeUrl } from '../accounts/unsubscribe.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { findAttachments } from './attachments.queries.ts'
import { circularMail } from './circulars.mails.ts'
import * as queries from './circulars.queries.ts'
import { lockDraft, readCircular, readRow, wantedOf } from './circulars.service.ts'
import * as texts from './circulars.texts.ts'
import { missingIn } from './placeholders.rules.ts'
import * as recipients from './recipients.queries.ts'
import { valuesOf } from './values.service.ts'

/** Milliseconds in which it can still be thought better of. */
const patience = 60_000
const minute = 60_000

/** Who reads „Guten Tag ,“ is not written to: refused with the first one of them. */
const checkValues = async (db: Db, { circular }: queries.CircularRow, ids: number[]) => {
  const everybody = { limit: ids.length, offset: 0 }
  const people = await recipients.findRecipients(db, circular, everybody)
  const values = await valuesOf(db, circular.filters.event, people)
  for (const field of ['subject', 'text'] as const) {
    const empty = new Map<string, number[]>()
    values.forEach((one, index) => {
      for (const name of missingIn(circular[field], one)) empty.set(name, [...(empty.get(name) ?? []), index])
    })
    for (const [name, [first = 0, ...others]] of empty) {
      const { firstName = '', lastName = '', email = '' } = people[first] ?? {}
      const person = `${firstName} ${lastName}`.trim() || email
      throw new InvalidField(field, texts.emptyFor(name, others.length + 1, person))
    }
  }
}

/** Sends a draft, a minute from now, to exactly as many people as its writer has seen. */
export const sendCircular = (deps: Deps, id: number, count: number) =>
  inTransaction(deps.db, async tx => {
    await lockDraft(tx, id)
    const row = await readRow(tx, id)
    if (row.circular.subject.trim() === '') throw new InvalidField('subject', texts.subjectMissing)
    if (row.circular.text.trim() === '') throw new InvalidField('text', texts.textMissing)
    const ids = (await recipients.findAllRecipients(tx, wantedOf(row))).map(person => person.id)
    if (ids.length === 0) throw new Refusal('state', texts.nobody)
    if (ids.length !== count) throw new Refusal('changed', texts.anotherCount(ids.length))
    await checkValues(tx, row, ids)
    await queries.insertRecipients(tx, id, ids)
    const startsAt = new Date(deps.clock.now().getTime() + patience)
    await queries.updateCircular(tx, id, { state: 'sending', startsAt })
    return readCircular({ ...deps, db: tx }, id)
  })

const turn = (deps: Deps, id: number, from: 'sending' | 'stopped', sentence: string) =>
  inTransaction(deps.db, async tx => {
    const { state } = orNotFound(await queries.lockCircular(tx, id))
    if (state !== from) throw new Refusal('state', sentence)
    await queries.updateCircular(tx, id, { state: from === 'sending' ? 'stopped' : 'sending' })
    return readCircular({ ...deps, db: tx }, id)
  })

/** Stops one before its next mail. */
export const stopCircular = (deps: Deps, id: number) => turn(deps, id, 'sending', texts.notSending)
/** Goes on with one that was stopped, with whoever has no mail yet. */
export const resumeCircular = (deps: Deps, id: number) => turn(deps, id, 'stopped', texts.notStopped)

type Waiting = Awaited<ReturnType<typeof recipients.lockWaiting>>[number]

/** Whoever unsubscribed or whose address died meanwhile gets none. */
const isReached = ({ bounce, wantsNews }: Waiting, isNews: boolean) =>
  bounce === null && (wantsNews || !isNews)

/** Posts as many mails of the one that is due as the pace allows; false if none is due. */
const postSome = async (tx: Tx, deps: Deps) => {
  const now = deps.clock.now()
  // Neither server nor anybody's wish is so far ahead.
  const wrong = new Date(now.getTime() + 2 * patience)
  const circular = await queries.lockDue(tx, now, wrong)
  if (!circular) return
  const posted = await recipients.countPosted(tx, new Date(now.getTime() - minute), wrong)
  const most = deps.config.CIRCULAR_MAILS_PER_MINUTE - posted
  if (most <= 0) return
  const waiting = await recipients.lockWaiting(tx, circular.id, most)
  const people = waiting.filter(person => isReached(person, circular.isNews))
  const gone = waiting.filter(person => !isReached(person, circular.isNews))
  await recipients.removeRecipients(
    tx,
    gone.map(({ recipient }) => recipient),
  )
  const values = await valuesOf(tx, circular.filters.event, people)
  const attached = await findAttachments(tx, circular.id)
  const attachments = attached.map(({ name, type, file }) => ({ name, type, file }))
  for (const [index, person] of people.entries()) {
    const own = values[index]
    if (!own) continue
    const to = {
      person,
      values: own,
      unsubscribeUrl: unsubscribeUrl(deps.config, person.id),
      attachments,
    }
    const mail = await postMail(tx, deps, circularMail(circular, to))
    await queries.notePosted(tx, person.recipient, mail, now)
  }
  if (waiting.length < most) await queries.updateCircular(tx, circular.id, { state: 'sent' })
}

/**
 * A step of what is being sent. Each mail is posted with the note that its recipient has one, so that a process that is
 * killed leaves nobody with two and the next step goes on where it was.
 */
export const sendCirculars = (deps: Deps) => inTransaction(deps.db, tx => postSome(tx, deps))
