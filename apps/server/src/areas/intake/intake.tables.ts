import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, bytea, id, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'

const kinds = ['workshops', 'rooms', 'exhibitors', 'members', 'registrations'] as const

/** Which of a file's columns a field is; a field that is none of them is missing. */
export type Mapping = Record<string, number>

/** A table that somebody of the office is taking over: theirs alone, and gone after a day. */
export const intakes = pgTable(
  'intakes',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    eventId: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    kind: text({ enum: kinds }).notNull(),
    fileName: text('file_name').notNull(),
    /** What parts the columns of a CSV file; null: it is none, or names another sign itself. */
    delimiter: text({ enum: ['semicolon', 'tab', 'comma'] }),
    headings: text().array().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    /** Of the file's columns those that are hidden in Excel. */
    hiddenColumns: integer('hidden_columns').array().notNull().default([]),
    /** What is hidden there is none of the table's. */
    leavesOutHidden: boolean('leaves_out_hidden').notNull().default(false),
    consequences: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    appliedAt: moment('applied_at'),
  },
  intake => [
    index('intakes_by_account').on(intake.accountId, intake.id),
    index('intakes_by_event').on(intake.eventId),
    index('intakes_by_age').on(intake.createdAt),
  ],
)

/** A CSV file as it was uploaded, to be read anew with its columns parted by another sign, until it is written. */
export const intakeSources = pgTable('intake_sources', {
  intakeId: integer('intake_id')
    .primaryKey()
    .references(() => intakes.id, { onDelete: 'cascade' }),
  bytes: bytea().notNull(),
})

export const intakeRows = pgTable(
  'intake_rows',
  {
    id: id(),
    intakeId: belongsTo('intake_id', () => intakes.id),
    /** In the file, counted from 1. */
    line: integer().notNull(),
    /** As they stand in the file, or as they were corrected. */
    cells: text().array().notNull(),
    /** In Excel, by hand or by a filter. */
    isHidden: boolean('is_hidden').notNull().default(false),
    outcome: text({ enum: ['faulty', 'new', 'changed', 'unchanged'] }).notNull(),
    problems: jsonb().$type<{ field: string; reason: string; offers: string[] }[]>().notNull(),
  },
  row => [
    index('intake_rows_in_order').on(row.intakeId, row.line),
    index('intake_rows_by_outcome').on(row.intakeId, row.outcome, row.line),
  ],
)

/** How somebody assigned the columns of a file with these headings. */
export const intakeMappings = pgTable(
  'intake_mappings',
  {
    kind: text({ enum: kinds }).notNull(),
    /** The headings of a file as one text. */
    headings: text().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
  },
  row => [primaryKey({ columns: [row.kind, row.headings] })],
)

/** What tables call a workshop, within its event. */
export const intakeKeys = pgTable(
  'intake_keys',
  {
    workshopId: integer('workshop_id')
      .primaryKey()
      .references(() => workshops.id, { onDelete: 'cascade' }),
    eventId: belongsTo('event_id', () => events.id),
    key: text().notNull(),
  },
  row => [unique('intake_keys_once').on(row.eventId, row.key)],
)
