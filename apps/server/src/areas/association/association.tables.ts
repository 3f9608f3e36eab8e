import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { files } from '../storage/storage.tables.ts'

/** Who runs this Tafelrunde: one row, made by the first migration, edited by the office. */
export const association = pgTable(
  'association',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    street: text().notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    website: text().notNull().default(''),
    /** Whose name stands before the address of mails, and where answers go; empty: its own name and address. */
    senderName: text('sender_name').notNull().default(''),
    replyTo: text('reply_to').notNull().default(''),
    /** The account that lecturers are paid from; an empty holder is the association itself. */
    iban: text().notNull().default(''),
    bic: text().notNull().default(''),
    accountHolder: text('account_holder').notNull().default(''),
    /** Of the association itself, for its invoices. */
    taxNumber: text('tax_number').notNull().default(''),
    vatId: text('vat_id').notNull().default(''),
    about: text().notNull().default(''),
    /** A PNG; without one its name stands alone. */
    logo: text().references(() => files.hash),
    /** Whoever is of the office does its work only with a second step at the login. */
    staffSecondFactor: boolean('staff_second_factor').notNull().default(false),
    /** What pays is released by another person than made it („Vier-Augen-Prinzip“). */
    fourEyes: boolean('four_eyes').notNull().default(false),
    /** „#7A1F3D“; without one it is Tafelgrün. */
    primaryColour: text('primary_colour'),
  },
  row => [
    check('association_is_one', sql`${row.id} = 1`),
    check('association_colour_is_one', sql`${row.primaryColour} ~ '^#[0-9A-F]{6}$'`),
    index('association_by_logo').on(row.logo),
  ],
)

/** Whether it is Kleinunternehmer (§ 19 UStG) from a day in Berlin on; before the first it was not. */
export const smallBusinessDays = pgTable(
  'small_business_days',
  {
    validFrom: date('valid_from', { mode: 'string' }).primaryKey(),
    smallBusiness: boolean('small_business').notNull(),
    /** The one there is, whose history this is a part of. */
    associationId: integer('association_id')
      .notNull()
      .default(1)
      .references(() => association.id),
  },
  row => [index('small_business_days_by_association').on(row.associationId)],
)
