import * as z from 'zod/mini'
import { bodyFlag, bodyInteger, emptyIsNull } from '../../http/body.ts'
import { IdParams, Instant } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { TaxCase } from '../../values/tax.ts'
import { noSettlements, SettlementAccounts, Sphere, settlementFields } from './datev-settlements.ts'

/** DATEV's charts of accounts: two for everybody, two for associations (49 until 2024). */
export const Chart = z.enum(['03', '04', '42', '49'])
export type Chart = z.infer<typeof Chart>

/** How many digits an account of a chart has as it is delivered; SKR42's have five. */
export const chartLength: Record<Chart, number> = { '03': 4, '04': 4, '42': 5, '49': 4 }

/**
 * Which account has the revenue of each tax case, as DATEV's standard charts have them. Those for associations are not
 * proposed: which account it is there depends on the sphere and on what the association is.
 */
export const chartAccounts: Partial<Record<Chart, Record<TaxCase, number>>> &
  Record<'03' | '04', Record<TaxCase, number>> = {
  '03': {
    standard: 8400,
    reduced: 8300,
    exempt: 8100,
    small_business: 8195,
    reverse_charge: 8336,
    not_taxable: 8338,
    compensation: 2742,
  },
  '04': {
    standard: 4400,
    reduced: 4300,
    exempt: 4100,
    small_business: 4185,
    reverse_charge: 4336,
    not_taxable: 4338,
    compensation: 4970,
  },
}

/** Which account has what is paid: at the bank, in cash, by card, otherwise, and what the bank takes for a return. */
const PaymentAccounts = z.object({
  bank: z.nullable(z.int()),
  cash: z.nullable(z.int()),
  card: z.nullable(z.int()),
  other: z.nullable(z.int()),
  fees: z.nullable(z.int()),
})
export type PaymentAccounts = z.infer<typeof PaymentAccounts>

const noPayments: PaymentAccounts = { bank: null, cash: null, card: null, other: null, fees: null }
const chartPayments: Partial<Record<Chart, Record<keyof PaymentAccounts, number>>> = {
  // Bank, Kasse, Geldtransit, Durchlaufende Posten, Nebenkosten des Geldverkehrs.
  '03': { bank: 1200, cash: 1000, card: 1360, other: 1590, fees: 4970 },
  '04': { bank: 1800, cash: 1600, card: 1460, other: 1370, fees: 6855 },
}

/** The accounts of payments that a chart proposes where an account has so many digits: DATEV adds zeros behind. */
export const paymentAccountsOf = (chart: Chart, length: number): PaymentAccounts => {
  const own = chartPayments[chart]
  if (!own) return noPayments
  const times = 10 ** (length - 4)
  return {
    bank: own.bank * times,
    cash: own.cash * times,
    card: own.card * times,
    other: own.other * times,
    fees: own.fees * times,
  }
}

const account = () => bodyInteger(z.minimum(1), z.maximum(99_999_999))
const maybeAccount = () => emptyIsNull(account())
const key = () => emptyIsNull(z.string().check(z.regex(/^\d{1,4}$/)))
const noKeys = {
  standard: null,
  reduced: null,
  exempt: null,
  small_business: null,
  reverse_charge: null,
  not_taxable: null,
  compensation: null,
}

/** What the tax adviser's numbers are; null until somebody has said them. */
export const DatevSettings = z
  .object({
    consultant: z.nullable(z.int()),
    client: z.nullable(z.int()),
    chart: Chart,
    /** Digits of an account; debtors have one more. */
    account_length: z.int(),
    /** The month in which a financial year begins. */
    year_starts: z.int(),
    /** Whether postings name the day of the service, by which the tax counts for a period. */
    service_date: z.boolean(),
    /** The account on which all exhibitors are debtors. */
    debtor: z.int(),
    accounts: z.record(TaxCase, z.int()),
    /** The tax key of each account that reckons no VAT by itself. */
    keys: z.record(TaxCase, z.nullable(z.string())),
    /** The sphere of what exhibitors pay; null: it is not named. */
    invoice_sphere: z.nullable(Sphere),
    /** Null where nobody has said it: then payments are not exported. */
    payments: PaymentAccounts,
    settlements: SettlementAccounts,
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
  account_length: z._default(bodyInteger(z.minimum(4), z.maximum(8)), 4),
  year_starts: z._default(bodyInteger(z.minimum(1), z.maximum(12)), 1),
  service_date: z._default(bodyFlag(), true),
  debtor: bodyInteger(z.minimum(10_000), z.maximum(699_999_999)),
  accounts: z.object({
    standard: account(),
    reduced: account(),
    exempt: account(),
    small_business: account(),
    reverse_charge: account(),
    not_taxable: account(),
    /** As what is not taxable, where nobody says it. */
    compensation: z.optional(account()),
  }),
  keys: z._default(
    z.object({
      standard: key(),
      reduced: key(),
      exempt: key(),
      small_business: key(),
      reverse_charge: key(),
      not_taxable: key(),
      compensation: z._default(key(), null),
    }),
    noKeys,
  ),
  invoice_sphere: z._default(emptyIsNull(Sphere), null),
  payments: z._default(
    z.object({
      bank: maybeAccount(),
      cash: maybeAccount(),
      card: maybeAccount(),
      other: maybeAccount(),
      fees: maybeAccount(),
    }),
    noPayments,
  ),
  settlements: z._default(settlementFields, noSettlements),
})
export type DatevFields = z.infer<typeof DatevFields>

export const changeDatev = endpoint({
  ...settings,
  method: 'PUT',
  summary: 'Set it: the numbers of tax adviser and client, chart, financial year and accounts',
  body: DatevFields,
})

/** An event as its postings name it; an empty cost centre is none. */
const CostCentre = z
  .object({ event: z.int(), name: z.string(), starts: Instant, cost_centre: z.string() })
  .register(z.globalRegistry, { id: 'CostCentre' })

export const listCostCentres = endpoint({
  method: 'GET',
  url: '/api/admin/datev/cost-centres/',
  auth: 'staff',
  summary: 'The cost centre of each event that has table orders or settlements, the latest first',
  response: z.object({ events: z.array(CostCentre) }),
})

export const changeCostCentre = endpoint({
  method: 'PUT',
  url: '/api/admin/events/:id/cost-centre/',
  auth: 'staff',
  summary: 'Set the cost centre of an event for DATEV; empty: none',
  params: IdParams,
  body: z.object({
    cost_centre: z.string().check(
      z.trim(),
      z.regex(/^([A-Za-z0-9][A-Za-z0-9$%&*+/_-]{0,35})?$/, {
        error:
          'Eine Kostenstelle hat bis zu 36 Buchstaben (ohne Umlaute) und Ziffern, danach auch $ % & * + - / _, keine Leerzeichen.',
      }),
    ),
  }),
  response: CostCentre,
})
