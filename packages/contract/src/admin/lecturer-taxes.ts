import { dayFilter, fileQuery, referenceFilter } from '#filters'
import { Bytes } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { tableTypes } from './export.ts'

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
