import type { CircularPreview } from '@tafelrunde/contract/admin/mails/circulars'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction } from '../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../platform/refusals.ts'
import { readAccount } from '../accounts/accounts.service.ts'
import { unsubscribeUrl } from '../accounts/unsubscribe.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { readAttachedFiles } from './attachments.service.ts'
import { circularMail } from './circulars.mails.ts'
import { checkWords, listRecipients, readRow, wantedOf } from './circulars.service.ts'
import * as texts from './circulars.texts.ts'
import { fill, fillBlocks, missingIn } from './placeholders.rules.ts'
import { findRecipients } from './recipients.queries.ts'
import { valuesOf } from './values.service.ts'

type Wish = { subject: string; text: string; place: number }

const personAt = async (db: Db, id: number, place: number) => {
  const row = await readRow(db, id)
  const [person] = await findRecipients(db, wantedOf(row), { limit: 1, offset: place })
  if (!person) return undefined
  const [values] = await valuesOf(db, row.circular.filters.event, [person])
  return values && { row, person, values }
}

const nothing = {
  recipient: null,
  greeting: '',
  subject: [],
  blocks: [],
  button: null,
  afterwards: [],
  missing: [],
}

/** The mail that the recipient at this place gets with this text; keeps nothing. */
export const previewCircular = async (deps: Deps, id: number, wish: Wish): Promise<CircularPreview> => {
  checkWords(wish)
  const { count, rows } = await listRecipients(deps.db, id, { limit: 1, offset: wish.place })
  const found = await personAt(deps.db, id, wish.place)
  const recipient = rows[0] ?? null
  if (!found || !recipient) return { ...nothing, count }
  const { person, values, row } = found
  const url = unsubscribeUrl(deps.config, person.id)
  const letter = circularMail({ ...row.circular, ...wish }, { person, values, unsubscribeUrl: url })
  const { greeting, button = null, afterwards = [] } = letter
  return {
    count,
    recipient,
    greeting,
    subject: fill(wish.subject, values),
    blocks: fillBlocks(wish.text, values),
    button,
    afterwards,
    missing: missingIn(`${wish.subject}\n${wish.text}`, values),
  }
}

/** The mail of the recipient at this place, to whoever writes it; it unsubscribes nobody but them. */
export const testCircular = async (deps: Deps, caller: { id: number }, id: number, wish: Wish) => {
  checkWords(wish)
  const found = await personAt(deps.db, id, wish.place)
  if (!found) throw new Refusal('state', texts.nobody)
  const { account } = orNotFound(await readAccount(deps, caller.id))
  const { values, row } = found
  const url = unsubscribeUrl(deps.config, caller.id)
  // With bytes of its own: the draft and its files may go before the mail does.
  const attachments = await readAttachedFiles(deps.db, id)
  const to = { person: found.person, values, unsubscribeUrl: url, attachments }
  const letter = circularMail({ ...row.circular, ...wish }, to)
  const mail = { ...letter, recipient: account.email, subject: texts.test(letter.subject) }
  await inTransaction(deps.db, tx => postMail(tx, deps, mail))
  return { recipient: account.email }
}
