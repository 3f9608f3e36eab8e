import type { Db, Tx } from '../../platform/db/database.ts'
import type { Letter } from './letter.rules.ts'
import * as queries from './mail-texts.queries.ts'
import { filled, type MailText, type Wording } from './mail-texts.rules.ts'

/** The letter as the office wants its kind to be worded. */
export const asTheOfficeWordsIt = async (db: Db, letter: Letter): Promise<Letter> => {
  const text = letter.wording && (await queries.findMailText(db, letter.wording.id))
  return text && letter.wording ? { ...letter, ...filled(text, letter.wording.values) } : letter
}

/** The office's texts, by the ids of their wordings. */
export const readMailTexts = async (db: Db) =>
  new Map((await queries.findMailTexts(db)).map(row => [row.id, row]))

export const readMailText = (db: Db, id: number) => queries.findMailText(db, id)

/** Nobody else words a mail until the transaction ends. */
export const lockMailTexts = (tx: Tx) => queries.lockMailTexts(tx)

/** Words a kind of mail anew; as it came, it has no text of the office. The caller holds the lock. */
export const rewriteMailText = async (tx: Tx, wording: Wording, { subject, body, closing }: MailText) => {
  const isOriginal = subject === wording.subject && body === wording.body && closing === wording.closing
  if (isOriginal) await queries.removeMailText(tx, wording.id)
  else await queries.upsertMailText(tx, { id: wording.id, subject, body, closing })
}
