import * as z from 'zod/mini'
import { bodyInteger, emptyIsNull } from '../../http/body.ts'

/** The four areas of a tax-privileged body (§§ 14, 64, 65 AO), in the order of SKR42's numbers 1 to 4. */
export const Sphere = z.enum(['ideal', 'assets', 'purpose', 'business'])
export type Sphere = z.infer<typeof Sphere>

const accountOrNone = z.nullable(z.int())
const keyOrNone = z.nullable(z.string())

/** What postings of settlements name; an account that is null: nobody has said it, and none are exported. */
export const SettlementAccounts = z.object({
  /** The account on which all lecturers are creditors. */
  creditor: accountOrNone,
  fee: accountOrNone,
  travel: accountOrNone,
  expenses: accountOrNone,
  /** Of what is waived as a donation; needed only where somebody waives something. */
  donations: accountOrNone,
  /** The tax key of input VAT, null where the association deducts none. */
  vat_key: keyOrNone,
  /** Of § 13b UStG: businesses elsewhere in the EU, and in third countries. */
  union_key: keyOrNone,
  third_key: keyOrNone,
  sphere: z.nullable(Sphere),
})
export type SettlementAccounts = z.infer<typeof SettlementAccounts>

const account = () => emptyIsNull(bodyInteger(z.minimum(1), z.maximum(999_999_999)))
const key = () => emptyIsNull(z.string().check(z.regex(/^\d{1,4}$/)))

export const settlementFields = z.object({
  creditor: account(),
  fee: account(),
  travel: account(),
  expenses: account(),
  donations: z._default(account(), null),
  vat_key: key(),
  union_key: key(),
  third_key: key(),
  sphere: emptyIsNull(Sphere),
})

export const noSettlements: SettlementAccounts = {
  creditor: null,
  fee: null,
  travel: null,
  expenses: null,
  donations: null,
  vat_key: null,
  union_key: null,
  third_key: null,
  sphere: null,
}

/** „Fremdleistungen“, for travel and expenses as well: they belong to the fee (Abschn. 3.10 UStAE). */
const chartFees: Record<string, number | undefined> = { '03': 4909, '04': 6303 }

/**
 * What a chart proposes where an account has so many digits; whether and how VAT is deducted it cannot know, nor where
 * an association has its donations.
 */
export const settlementAccountsOf = (chart: string, length: number): SettlementAccounts => {
  const own = chartFees[chart]
  if (!own) return noSettlements
  const fee = own * 10 ** (length - 4)
  return { ...noSettlements, creditor: 7 * 10 ** length, fee, travel: fee, expenses: fee }
}
