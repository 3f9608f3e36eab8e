import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyFlag, bodyInteger, bodyMoment, emptyIsNull } from '../../http/body.ts'
import { IdParams, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { bodyMoney } from '../../values/money.ts'
import { anyBodyText, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'
import { EndingTerms } from './ending-terms.ts'
import { exemptionPattern, ListedTax } from './orders.ts'

const ListedItem = z.nullable(
  z.object({
    name: z.string(),
    /** Net. */
    unit_cents: z.int(),
    tax_case: ListedTax,
    /** The paragraph of what is exempt, else empty. */
    exemption: z.string(),
    on_site: z.boolean(),
    /** Null: as many as are wanted. */
    stock: z.nullable(z.int()),
    /** How many of it orders hold. */
    taken: z.int(),
  }),
)

/** An event's price list as the office changes it: one line for each kind, null where it is not offered. */
export const PriceList = z
  .object({
    event: z.object({ id: z.int(), name: z.string() }),
    orders_until: z.nullable(Instant),
    /** Days until an invoice is to be paid. */
    days_to_pay: z.int(),
    /** What is asked of whoever calls off late, the earliest first: from so many days before the event, null: from the confirmation. */
    ending_terms: z.array(z.object({ days: z.nullable(z.int()), percent: z.int() })),
    tables: ListedItem,
    chairs: ListedItem,
    power: ListedItem,
    wifi: ListedItem,
    persons: ListedItem,
    catering: ListedItem,
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'PriceList' })
export type PriceList = z.infer<typeof PriceList>

const noExemption = {
  path: ['exemption'],
  error: 'Bitte nennen Sie den Paragrafen, nach dem das steuerfrei ist, etwa „§ 4 Nr. 22 Buchst. a UStG“.',
}

const noTables: z.core.$ZodErrorMap = ({ input }) =>
  input === null ? 'Die Preisliste braucht eine Zeile für Tische.' : undefined

const item = z
  .object(
    {
      name: bodyText(100),
      unit_cents: bodyMoney(10_000_000),
      tax_case: z._default(ListedTax, 'standard'),
      exemption: z._default(anyBodyText(60), ''),
      on_site: z._default(bodyFlag(), false),
      stock: z._default(emptyIsNull(bodyInteger(z.minimum(0), z.maximum(100_000))), null),
    },
    { error: noTables },
  )
  .check(
    z.refine(
      ({ tax_case, exemption }) => tax_case !== 'exempt' || exemptionPattern.test(exemption),
      noExemption,
    ),
  )
const offered = z._default(z.nullable(item), null)

/** Days until an invoice is to be paid, where the office says nothing else. */
export const usualDaysToPay = 14

export const PriceListFields = z.object({
  /** Null: until the event begins. */
  orders_until: z._default(emptyIsNull(bodyMoment()), null),
  /** For the invoices that are written from now on. */
  days_to_pay: z._default(bodyInteger(z.minimum(1), z.maximum(90)), usualDaysToPay),
  ending_terms: z._default(EndingTerms, []),
  tables: item,
  chairs: offered,
  power: offered,
  wifi: offered,
  persons: offered,
  catering: offered,
})
export type PriceListFields = z.infer<typeof PriceListFields>

const one = { auth: 'staff', params: IdParams, response: PriceList } as const
const url = '/api/admin/events/:id/price-list/'

export const getPriceList = endpoint({
  ...one,
  method: 'GET',
  url,
  summary: 'What exhibitors can order for an event; before there is a price list, nothing',
})

export const changePriceList = endpoint({
  ...one,
  method: 'PUT',
  url,
  summary:
    'Change it as it was at that version; what is ordered keeps its price, and what would take it away is refused',
  body: z.extend(PriceListFields, { version: bodyInteger(z.minimum(0)) }),
})

export const listPriceListHistory = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/events/:id/price-list/history/',
  summary: 'Who changed what of the price list, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
