import type { LegalKind, LegalText, LegalVersion } from '@tafelrunde/contract/legal-texts'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, orNotFound } from '../../../platform/refusals.ts'
import * as queries from './legal.queries.ts'
import { askedOf, currentOf } from './legal.rules.ts'

/** Told at midnight, when another version may begin to hold. */
export const legalDayJob = 'legal_day'
export const beginLegalDay = async ({ db }: Deps) => {
  await queries.tellNewDay(db)
}

type Row = Awaited<ReturnType<typeof queries.findPublished>>[number]

const toVersion = (row: Row, all: Row[], today: string): LegalVersion => ({
  id: row.id,
  kind: row.kind,
  edition: row.edition,
  valid_from: row.validFrom,
  current: currentOf(all, row.kind, today)?.id === row.id,
})

/** All published versions, those of days to come among them. */
export const listLegalTexts = async ({ db, clock }: Deps): Promise<LegalVersion[]> => {
  const today = berlinDay(clock.now())
  const all = await queries.findPublished(db)
  return all.map(row => toVersion(row, all, today))
}

/** A published version with its text. */
export const readLegalText = async ({ db, clock }: Deps, id: number): Promise<LegalText> => {
  const all = await queries.findPublished(db)
  const row = orNotFound(all.find(one => one.id === id))
  return { ...toVersion(row, all, berlinDay(clock.now())), text: row.text }
}

/** What holds today of each kind; empty where there is nothing yet. */
export const readCurrentTexts = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const today = berlinDay(clock.now())
  const all = await queries.findPublished(db)
  const of = (kind: LegalKind) => currentOf(all, kind, today) ?? { text: '', edition: '' }
  const [privacy, terms] = [of('privacy'), of('terms')]
  return {
    privacy: privacy.text,
    privacy_version: privacy.edition,
    terms: terms.text,
    terms_version: terms.edition,
    imprint: of('imprint').text,
    accessibility: of('accessibility').text,
  }
}

const askedTexts = async (db: Db, accountId: number, now: Date) => {
  const today = berlinDay(now)
  const all = await queries.findPublished(db)
  const agreed = await queries.findAgreements(db, accountId)
  return askedOf(all, new Set(agreed.map(({ id }) => id)), today).map(row => ({
    ...toVersion(row, all, today),
    text: row.text,
  }))
}

/** What somebody is asked to agree to at the next visit. */
export const listAskedTexts = ({ db, clock }: Deps, accountId: number): Promise<LegalText[]> =>
  askedTexts(db, accountId, clock.now())

/** Notes that somebody agreed to what is published. */
export const agreeToTexts = ({ db, clock }: Deps, accountId: number, ids: number[]) =>
  inTransaction(db, async tx => {
    const published = new Set((await queries.findPublished(tx)).map(({ id }) => id))
    if (!ids.every(id => published.has(id)))
      throw new InvalidField('ids', 'Diese Fassung gibt es nicht. Bitte laden Sie die Seite neu.')
    await queries.insertAgreements(tx, accountId, ids, clock.now())
  })

type Said = { privacy_version?: string | undefined; terms_version?: string | undefined }

const editionId = async (db: Db, kind: 'privacy' | 'terms', edition: string | undefined) => {
  if (!edition) return []
  const found = await queries.findEdition(db, kind, edition)
  if (!found)
    throw new InvalidField(
      `${kind}_version`,
      'Diese Fassung gibt es nicht. Bitte laden Sie die Seite neu und stimmen Sie noch einmal zu.',
    )
  return [found.id]
}

/** The versions that somebody agrees to who signs up; refuses what was never published. */
export const findAgreed = async (db: Db, { privacy_version, terms_version }: Said) => [
  ...(await editionId(db, 'privacy', privacy_version)),
  ...(await editionId(db, 'terms', terms_version)),
]

/** Notes what a new account agreed to, and nothing of whom it replaces, in the transaction that makes it. */
export const noteOnlyAgreements = async (tx: Tx, accountId: number, ids: number[], now: Date) => {
  await queries.deleteAgreements(tx, accountId)
  if (ids.length > 0) await queries.insertAgreements(tx, accountId, ids, now)
}

/** For whoever writes them in a transaction of theirs. */
export const { findPublished, findText, insertText, lockTexts, removeText, updateText } = queries

/** What somebody agreed to and when, for its owner to read. */
export const exportAgreements = (db: Db, accountId: number) => queries.findAgreements(db, accountId)
