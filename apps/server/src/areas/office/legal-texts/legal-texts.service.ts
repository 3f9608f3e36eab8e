import type {
  LegalStage,
  LegalTextFields,
  NewLegalText,
  OfficeLegalText,
  OfficeLegalVersion,
} from '@tafelrunde/contract/admin/legal-texts'
import { agreedKinds } from '@tafelrunde/contract/legal-texts'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { currentOf, editionOf } from '../../association/legal/legal.rules.ts'
import * as texts from '../../association/legal/legal.service.ts'
import { checkSeen, type Subjects, versionOf } from '../../audit/audit.service.ts'
import * as queries from './legal-texts.queries.ts'

/** Where a legal text is written. */
export const legalSubjects: Subjects = ['legal_texts']

type Row = Awaited<ReturnType<typeof queries.findVersions>>[number]['row']
type Published = Awaited<ReturnType<typeof texts.findPublished>>

const stageOf = (
  { id, kind, validFrom, publishedAt }: Row,
  published: Published,
  today: string,
): LegalStage => {
  if (!publishedAt) return 'draft'
  if (validFrom > today) return 'coming'
  return currentOf(published, kind, today)?.id === id ? 'current' : 'former'
}

const toVersion = (row: Row, agreed: number, published: Published, today: string): OfficeLegalVersion => ({
  id: row.id,
  kind: row.kind,
  edition: row.edition,
  valid_from: row.validFrom,
  material: row.material,
  stage: stageOf(row, published, today),
  published: row.publishedAt,
  agreed,
})

/** All versions with how many agreed to them. */
export const listOfficeLegalTexts = async ({ db, clock }: Deps) => {
  const published = await texts.findPublished(db)
  const rows = await queries.findVersions(db)
  return rows.map(({ row, agreed }) => toVersion(row, agreed, published, berlinDay(clock.now())))
}

/** A version as the office sees it, with the number that whoever changes it has to name. */
export const readOfficeLegalText = async (
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  id: number,
): Promise<OfficeLegalText> => {
  const row = orNotFound(await texts.findText(db, id))
  const published = await texts.findPublished(db)
  const agreed = await queries.countAgreed(db, id)
  const isAsked = row.material && agreedKinds.includes(row.kind)
  return {
    ...toVersion(row, agreed, published, berlinDay(clock.now())),
    text: row.text,
    asked: isAsked ? (await queries.countAccounts(db)) - agreed : 0,
    version: await versionOf(db, legalSubjects, id),
  }
}

/** What only tells people something cannot change what they agreed to. */
const factsOf = ({ valid_from: validFrom, material, text }: LegalTextFields, kind: Row['kind']) => ({
  validFrom,
  material: material && agreedKinds.includes(kind),
  text,
})

/** Writes a draft. */
export const createLegalText = (deps: Deps, { kind, ...fields }: NewLegalText) =>
  inTransaction(deps.db, async tx => {
    const { id } = await texts.insertText(tx, { kind, ...factsOf(fields, kind) })
    return readOfficeLegalText(deps, tx, id)
  })

/** The draft, which nobody else changes until the transaction ends. */
const lockDraft = async (tx: Tx, id: number) => {
  await texts.lockTexts(tx)
  const row = orNotFound(await texts.findText(tx, id))
  if (row.publishedAt)
    throw new Refusal(
      'state',
      'Diese Fassung ist veröffentlicht und bleibt, wie sie ist. Schreiben Sie eine neue Fassung.',
    )
  return row
}

/** Changes a draft that is as its changer saw it. */
export const changeLegalText = (
  deps: Deps,
  id: number,
  { version, ...fields }: LegalTextFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    const { kind } = await lockDraft(tx, id)
    await checkSeen(tx, legalSubjects, id, version)
    await texts.updateText(tx, id, factsOf(fields, kind))
    return readOfficeLegalText(deps, tx, id)
  })

/** Deletes a draft. */
export const deleteLegalText = ({ db }: Deps, id: number) =>
  inTransaction(db, async tx => {
    await lockDraft(tx, id)
    await texts.removeText(tx, id)
  })

/** Makes a draft a version that everybody may read, from now on as it is. */
export const publishLegalText = (deps: Deps, id: number, version: number) =>
  inTransaction(deps.db, async tx => {
    const draft = await lockDraft(tx, id)
    await checkSeen(tx, legalSubjects, id, version)
    const now = deps.clock.now()
    if (draft.validFrom < berlinDay(now))
      throw new InvalidField('valid_from', 'Eine Fassung kann frühestens ab heute gelten.')
    const edition = editionOf(draft.validFrom, await queries.findOtherEditions(tx, draft))
    await texts.updateText(tx, id, { edition, publishedAt: now })
    return readOfficeLegalText(deps, tx, id)
  })
