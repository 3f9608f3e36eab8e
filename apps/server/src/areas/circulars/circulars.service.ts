import type { Circular, CircularWish } from '@tafelrunde/contract/admin/mails/circulars'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { InvalidField, orNotFound, Refusal } from '../../platform/refusals.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { dropFile } from '../storage/storage.service.ts'
import { findAttachments } from './attachments.queries.ts'
import * as queries from './circulars.queries.ts'
import * as texts from './circulars.texts.ts'
import { problemsOf } from './placeholders.rules.ts'
import * as recipients from './recipients.queries.ts'

export const wantedOf = ({ circular: { filters, removed, isNews } }: queries.CircularRow) => ({
  filters,
  removed,
  isNews,
})

const numbersOf = async (db: Db, row: queries.CircularRow) =>
  row.circular.state === 'draft'
    ? { posted: 0, failed: 0, ...(await recipients.countRecipients(db, wantedOf(row))) }
    : { unreachable: 0, unsubscribed: 0, ...(await recipients.countSent(db, row.circular.id)) }

type Context = Pick<Deps, 'config'> & { db: Db }

const toCircular = async ({ db, config }: Context, row: queries.CircularRow): Promise<Circular> => {
  const { id, name, filters, removed, isNews, subject, text, state, createdAt, startsAt } = row.circular
  const { buttonLabel, buttonUrl } = row.circular
  const numbers = await numbersOf(db, row)
  return {
    id,
    name,
    ...filters,
    event_name: row.eventName,
    removed,
    is_news: isNews,
    subject,
    text,
    button_label: buttonLabel,
    button_url: buttonUrl,
    attachments: row.attachments,
    state,
    created: createdAt,
    by: row.by,
    starts: startsAt,
    ...numbers,
    pace: config.CIRCULAR_MAILS_PER_MINUTE,
  }
}

export const readRow = async (db: Db, id: number) => orNotFound(await queries.findCircular(db, id))

export const readCircular = async (deps: Context, id: number) => toCircular(deps, await readRow(deps.db, id))

export const listCirculars = async (deps: Deps, query: Parameters<typeof queries.findCirculars>[1]) => {
  const { count, rows } = await queries.findCirculars(deps.db, query)
  return { count, rows: await Promise.all(rows.map(row => toCircular(deps, row))) }
}

/** A button leads to a page that browsers trust, and says where to. */
const checkButton = ({ button_label: label, button_url: url }: CircularWish) => {
  if (url !== '' && !(URL.canParse(url) && new URL(url).protocol === 'https:'))
    throw new InvalidField('button_url', texts.noAddress)
  if (label === '' && url !== '') throw new InvalidField('button_label', texts.noLabel)
  if (label !== '' && url === '') throw new InvalidField('button_url', texts.noAddress)
}

/** That the placeholders are some. */
export const checkWords = (wish: { subject: string; text: string }) => {
  for (const [field, problem] of Object.entries(problemsOf(wish)))
    if (problem) throw new InvalidField(field, problem)
}

/** What does not go together, at its field. */
const checkWish = async (db: Db, wish: CircularWish) => {
  const { event, workshop, standing, audience, without_feedback } = wish
  if (event === null) {
    if (workshop !== null) throw new InvalidField('workshop', texts.needsEvent)
    if (standing !== null) throw new InvalidField('standing', texts.needsEvent)
    if (without_feedback) throw new InvalidField('without_feedback', texts.needsEvent)
  } else await checkEventFilter(db, true, event)
  if (audience !== 'participants' && standing !== null)
    throw new InvalidField('standing', texts.onlyParticipants)
  if (audience !== 'participants' && without_feedback)
    throw new InvalidField('without_feedback', texts.onlyParticipants)
  if (workshop !== null && !(await queries.isInEvent(db, workshop, event ?? 0)))
    throw new InvalidField('workshop', unknownChoice)
  checkButton(wish)
  checkWords(wish)
}

const toRow = ({
  name,
  removed,
  is_news,
  subject,
  text,
  button_label,
  button_url,
  ...filters
}: CircularWish) => ({
  name,
  removed,
  isNews: is_news,
  subject,
  text,
  buttonLabel: button_label,
  buttonUrl: button_url,
  filters,
})

/** Begins one; nothing is sent. */
export const createCircular = (deps: Deps, caller: { id: number }, wish: CircularWish) =>
  inTransaction(deps.db, async tx => {
    await checkWish(tx, wish)
    const row = { ...toRow(wish), createdBy: caller.id || null, createdAt: deps.clock.now() }
    return readCircular({ ...deps, db: tx }, await queries.insertCircular(tx, row))
  })

/** A draft, which nobody else changes until the transaction ends. */
export const lockDraft = async (tx: Tx, id: number) => {
  const { state } = orNotFound(await queries.lockCircular(tx, id))
  if (state !== 'draft') throw new Refusal('state', texts.noDraft[state])
}

export const changeCircular = (deps: Deps, id: number, wish: CircularWish) =>
  inTransaction(deps.db, async tx => {
    await lockDraft(tx, id)
    await checkWish(tx, wish)
    await queries.updateCircular(tx, id, toRow(wish))
    return readCircular({ ...deps, db: tx }, id)
  })

export const deleteCircular = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    await lockDraft(tx, id)
    const attached = await findAttachments(tx, id)
    await queries.deleteCircular(tx, id)
    for (const { file } of attached) await dropFile(tx, file)
  })

const named = ({ id, firstName, lastName, email }: Person) => ({
  account: id,
  name: `${firstName} ${lastName}`.trim(),
  email,
})
type Person = { id: number; firstName: string; lastName: string; email: string }

/** Who gets it, with what became of their mails once it is sent. */
export const listRecipients = async (db: Db, id: number, page: Page) => {
  const row = await readRow(db, id)
  const { count } = await numbersOf(db, row)
  if (row.circular.state !== 'draft') {
    const sent = await recipients.findSent(db, id, page)
    return {
      count,
      rows: sent.map(({ mail, state, failure, ...person }) => ({ ...named(person), mail, state, failure })),
    }
  }
  const people = await recipients.findRecipients(db, wantedOf(row), page)
  return {
    count,
    rows: people.map(person => ({ ...named(person), mail: null, state: null, failure: null })),
  }
}
