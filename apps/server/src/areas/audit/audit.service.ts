import type { AuditSubject } from '@tafelrunde/contract/admin/audit'
import type { Db, Tx } from '../../platform/db/database.ts'
import { everything, type Page } from '../../platform/db/filters.ts'
import { Refusal } from '../../platform/refusals.ts'
import {
  findAllEntries,
  findEntries,
  findEntriesOf,
  findVersion,
  forgetColumnsOf,
  forgetValuesOf,
  forgetWriter,
} from './audit.queries.ts'
import { toAuditEntry } from './audit.rules.ts'

/** In which tables a thing is written; all of them have its id as their entries' record. */
export type Subjects = readonly [AuditSubject, ...AuditSubject[]]

/** The number of the last change of a record; 0 for one that has not changed since there is an audit log. */
export const versionOf = (db: Db, subjects: Subjects, record: number) => findVersion(db, subjects, record)

const changedMeanwhile =
  'Jemand anderes hat das inzwischen geändert. Bitte sehen Sie sich die Änderung an, bevor Sie speichern.'

/** Refuses who writes over what they have not seen. The caller holds the record's lock. */
export const checkSeen = async (tx: Tx, subjects: Subjects, record: number, seen: number) => {
  if ((await versionOf(tx, subjects, record)) > seen) throw new Refusal('changed', changedMeanwhile)
}

/** Nothing says any more that it was this account that wrote. */
export const forgetAsWriter = (tx: Tx, accountId: number) => forgetWriter(tx, accountId)

/**
 * What these records said is in the log no more, only that somebody wrote it, and when. Called last, after the deletion
 * or change that takes a person out of them: that is noted as well.
 */
export const forgetValues = async (tx: Tx, subject: AuditSubject, records: number[]) => {
  await forgetValuesOf(tx, subject, records)
}

/** The same for some columns of these records: what the others said stays. */
export const forgetColumns = async (tx: Tx, subject: AuditSubject, records: number[], columns: string[]) => {
  await forgetColumnsOf(tx, subject, records, columns)
}

/** A page of what happened to one record, the latest first. */
export const listHistory = async (db: Db, subjects: Subjects, record: number, page: Page) => {
  const { count, rows } = await findEntriesOf(db, subjects, record, page)
  return { count, rows: rows.map(toAuditEntry) }
}

const ownSubjects: Subjects = ['accounts', 'event_subscriptions', 'participations']

/** What was changed of a person's accounts and places, for their owner to read: not by whom. */
export const listOwnChanges = async (db: Db, accountIds: number[]) => {
  const pages = await Promise.all(accountIds.map(id => findEntriesOf(db, ownSubjects, id, everything)))
  return pages
    .flatMap(({ rows }) => rows)
    .map(({ entry: { createdAt, action, before, after }, place: { name } }) => ({
      created: createdAt,
      ...(name !== null && { of: name }),
      action,
      before,
      after,
    }))
}

/** A page of everything that happened. */
export const listAudit = async (db: Db, query: Page & Record<string, unknown>) => {
  const { count, rows } = await findEntries(db, query)
  return { count, rows: rows.map(toAuditEntry) }
}

/** All of it, in parts. */
export async function* readAudit(db: Db, query: Page & Record<string, unknown>) {
  for await (const rows of findAllEntries(db, query)) yield rows.map(toAuditEntry)
}
