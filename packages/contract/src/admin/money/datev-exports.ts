import * as z from 'zod/mini'
import { choiceFilter, dayFilter, listQuery } from '#filters'
import { bodyFlag, bodyInteger } from '../../http/body.ts'
import { Bytes, Day, IdParams, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'

/** What an export has, or would have; sums are in cents. */
const sums = {
  /** Invoices and cancellations, and their sum. */
  invoices: z.int(),
  cents: z.int(),
}

/** That a period went to the tax adviser, by whom and when; its file is made anew from the same papers, payments and settlements. */
export const DatevExport = z
  .object({
    id: z.int(),
    from: Day,
    until: Day,
    created: Instant,
    by: z.string(),
    ...sums,
    /** Postings of payments; null: they were not asked for. */
    payments: z.nullable(z.int()),
    payment_cents: z.int(),
    /** Postings of settlements, and what they made the association owe and pay; null: they were not asked for. */
    settlements: z.nullable(z.int()),
    settlement_cents: z.int(),
    payout_cents: z.int(),
    /** Only what no export had before it. */
    only_new: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'DatevExport' })
export type DatevExport = z.infer<typeof DatevExport>

/** DATEV takes a file by the beginning of its name. */
export const datevFileName = ({
  from,
  until,
  payments,
  settlements,
}: Pick<DatevExport, 'from' | 'until' | 'payments' | 'settlements'>) =>
  `EXTF_${payments === null && settlements === null ? 'Rechnungen' : 'Buchungen'}_${from}_${until}.csv`

export const datevArchiveName = ({ from, until }: Pick<DatevExport, 'from' | 'until'>) =>
  `DATEV_mit_Belegen_${from}_${until}.zip`

export const sumDatev = endpoint({
  method: 'GET',
  url: '/api/admin/datev/sums/',
  auth: 'staff',
  summary:
    'How many invoices and cancellations a period has by the day they were written, how many payments and postings of settlements by theirs, their sums, and which exports have days of it; with `only_new=true` what none of these has',
  query: listQuery({ from: dayFilter, until: dayFilter, only_new: choiceFilter(['true', 'false']) }),
  response: z.object({
    ...sums,
    payments: z.int(),
    payment_cents: z.int(),
    settlements: z.int(),
    settlement_cents: z.int(),
    payout_cents: z.int(),
    exported: z.array(DatevExport),
  }),
})

const exports = { url: '/api/admin/datev/exports/', auth: 'staff' } as const

export const listDatevExports = endpoint({
  ...exports,
  method: 'GET',
  summary: 'All exports for DATEV, the latest first',
  query: listQuery({}),
  response: pageOf(DatevExport),
})

export const makeDatevExport = endpoint({
  ...exports,
  method: 'POST',
  summary: 'Note that a period goes to the tax adviser; its file is at the address of the export',
  body: z.object({
    from: Day,
    until: Day,
    /** The latest export with days of this period that whoever asks has seen; null: there is none. */
    seen: z.nullable(bodyInteger()),
    /** Also what was paid on these days, paid back and returned. */
    payments: z._default(bodyFlag(), false),
    /** Also what lecturers are owed since these days, and what was paid of it. */
    settlements: z._default(bodyFlag(), false),
    /** Only what no export had before. */
    only_new: z._default(bodyFlag(), false),
  }),
  status: 201,
  response: DatevExport,
})

export const getDatevExport = endpoint({
  method: 'GET',
  url: '/api/admin/datev/exports/:id/',
  auth: 'staff',
  summary: 'Its invoices, payments and settlements as postings for DATEV (EXTF Buchungsstapel)',
  params: IdParams,
  file: 'text/csv',
  response: Bytes,
})

export const getDatevPapers = endpoint({
  method: 'GET',
  url: '/api/admin/datev/exports/:id/papers/',
  auth: 'staff',
  summary:
    'The same with its papers: a ZIP with the file, whose postings link them, and archives for DATEV Unternehmen online',
  params: IdParams,
  file: 'application/zip',
  response: Bytes,
})
