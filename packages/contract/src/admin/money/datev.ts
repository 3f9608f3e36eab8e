import * as z from 'zod/mini'
import { dayFilter, listQuery } from '#filters'
import { bodyInteger } from '../../http/body.ts'
import { Bytes } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { TaxCase } from '../../values/tax.ts'

/** DATEV's charts of accounts whose accounts are proposed here; the association may name its own instead. */
export const Chart = z.enum(['03', '04'])
export type Chart = z.infer<typeof Chart>

/** Which account has the revenue of each tax case, as DATEV's standard charts have them (SKR03 and SKR04). */
export const chartAccounts: Record<Chart, Record<TaxCase, number>> = {
  '03': {
    standard: 8400,
    reduced: 8300,
    exempt: 8100,
    small_business: 8195,
    reverse_charge: 8336,
    not_taxable: 8338,
  },
  '04': {
    standard: 4400,
    reduced: 4300,
    exempt: 4100,
    small_business: 4185,
    reverse_charge: 4336,
    not_taxable: 4338,
  },
}

const account = () => bodyInteger(z.minimum(1), z.maximum(9999))

/** What the tax adviser's numbers are; null until somebody has said them. */
export const DatevSettings = z
  .object({
    consultant: z.nullable(z.int()),
    client: z.nullable(z.int()),
    chart: Chart,
    /** The account on which all exhibitors are debtors. */
    debtor: z.int(),
    accounts: z.record(TaxCase, z.int()),
  })
  .register(z.globalRegistry, { id: 'DatevSettings' })
export type DatevSettings = z.infer<typeof DatevSettings>

const settings = { url: '/api/admin/datev/', auth: 'staff', response: DatevSettings } as const

export const getDatev = endpoint({
  ...settings,
  method: 'GET',
  summary: 'What a file for DATEV needs to name',
})

export const DatevFields = z.object({
  consultant: bodyInteger(z.minimum(1001), z.maximum(9_999_999)),
  client: bodyInteger(z.minimum(1), z.maximum(99_999)),
  chart: Chart,
  debtor: bodyInteger(z.minimum(10_000), z.maximum(69_999)),
  accounts: z.object({
    standard: account(),
    reduced: account(),
    exempt: account(),
    small_business: account(),
    reverse_charge: account(),
    not_taxable: account(),
  }),
})
export type DatevFields = z.infer<typeof DatevFields>

export const changeDatev = endpoint({
  ...settings,
  method: 'PUT',
  summary: 'Set it: the numbers of tax adviser and client, and the accounts',
  body: DatevFields,
})

const period = listQuery({ from: dayFilter, until: dayFilter })

export const sumDatev = endpoint({
  method: 'GET',
  url: '/api/admin/datev/sums/',
  auth: 'staff',
  summary: 'How many invoices and cancellations a period has by the day they were written, and their sum',
  query: period,
  response: z.object({ invoices: z.int(), cents: z.int() }),
})

export const exportDatev = endpoint({
  method: 'GET',
  url: '/api/admin/datev/file/',
  auth: 'staff',
  summary: 'The invoices and cancellations of a period as postings for DATEV (EXTF Buchungsstapel)',
  query: period,
  file: 'text/csv',
  response: Bytes,
})
