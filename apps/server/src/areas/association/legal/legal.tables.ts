import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../../platform/db/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

/** Versions of what the association has to tell people, or wants them to agree to. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: id(),
    kind: text({ enum: ['privacy', 'terms', 'imprint', 'accessibility'] }).notNull(),
    text: text().notNull(),
    /** In Berlin; of the published ones the latest day that has come holds. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** It changes what matters: people are asked again. */
    material: boolean().notNull().default(false),
    /** „1. September 2026“; empty until it is published. */
    edition: text().notNull().default(''),
    /** From then on it stays as it is. */
    publishedAt: moment('published_at'),
  },
  row => [
    uniqueIndex('legal_texts_edition').on(row.kind, row.edition).where(sql`${row.publishedAt} is not null`),
    check('legal_texts_published', sql`(${row.publishedAt} is null) = (${row.edition} = '')`),
  ],
)

/** Who agreed to which version, and when. */
export const legalAgreements = pgTable(
  'legal_agreements',
  {
    accountId: belongsTo('account_id', () => accounts.id),
    legalTextId: integer('legal_text_id')
      .notNull()
      .references(() => legalTexts.id),
    agreedAt: moment('agreed_at').notNull(),
  },
  row => [
    primaryKey({ columns: [row.accountId, row.legalTextId] }),
    index('legal_agreements_by_text').on(row.legalTextId),
  ],
)
