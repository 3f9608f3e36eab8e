import * as z from 'zod/mini'
import { choiceFilter, dayFilter, fileQuery, listQuery, recordFilters, referenceFilter } from '#filters'
import { Bytes, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { tableTypes } from '../export.ts'

export const exportTaxStatement = endpoint({
  method: 'GET',
  url: '/api/admin/payment-files/tax-statement/',
  auth: 'staff',
  summary: 'What was paid to lecturers in a period or for an event as a table for tax advisers',
  file: [tableTypes.xlsx, tableTypes.csv],
  /** By the day on which the bank pays, both ends included. */
  query: fileQuery({ event: referenceFilter, from: dayFilter, to: dayFilter }),
  response: Bytes,
})

/** What a lecturer got in a calendar year within the allowance of § 3 Nr. 26 EStG. */
export const Allowance = z
  .object({
    /** The lecturer's. */
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    year: z.int(),
    /** By the days on which the bank pays (§ 11 EStG). */
    paid_cents: z.int(),
    limit_cents: z.int(),
    /** What they said last to have got from others; null: they said nothing. */
    others_cents: z.nullable(z.int()),
    /** Below zero: so much is over it. */
    left_cents: z.int(),
  })
  .register(z.globalRegistry, { id: 'Allowance' })
export type Allowance = z.infer<typeof Allowance>

const years = Array.from({ length: 80 }, (_, index) => String(2020 + index))
const allowanceFilters = { search: recordFilters.search, year: choiceFilter(years) }

export const listAllowances = endpoint({
  method: 'GET',
  url: '/api/admin/allowances/',
  auth: 'staff',
  summary: 'What lecturers got within the allowance in a year, this one if none is named; the most first',
  query: listQuery(allowanceFilters),
  response: pageOf(Allowance),
})

export const exportAllowances = endpoint({
  method: 'GET',
  url: '/api/admin/export/allowances/',
  auth: 'staff',
  summary: 'The same as a table for Excel',
  query: fileQuery(allowanceFilters),
  file: [tableTypes.xlsx, tableTypes.csv],
  response: Bytes,
})
