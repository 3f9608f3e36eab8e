import { Sphere } from '@tafelrunde/contract/admin/money/datev-settlements'
import { z } from 'zod'

const ofEach = <Value extends z.ZodType>(value: Value) => ({
  standard: value,
  reduced: value,
  exempt: value,
  small_business: value,
  reverse_charge: value,
  not_taxable: value,
  compensation: value,
})

/** The accounts as they are kept; nobody was asked at first for that of compensation. */
export const readAccounts = (kept: unknown) => {
  const accounts = z.object({ ...ofEach(z.int()), compensation: z.int().optional() }).parse(kept)
  return { ...accounts, compensation: accounts.compensation ?? accounts.not_taxable }
}

/** The tax keys as they are kept; nobody was asked for them at first. */
export const readKeys = (kept: unknown) => z.object(ofEach(z.string().nullable().default(null))).parse(kept)

const account = z.int().nullable()

/** The accounts of payments as they are kept. */
export const readPaymentAccounts = (kept: unknown) =>
  z.object({ bank: account, cash: account, card: account, other: account, fees: account }).parse(kept)

const sphere = z.enum(Sphere.options).nullable()
const key = z.string().nullable()

/** What is said of settlements as it is kept. */
export const readSettlementAccounts = (kept: unknown) =>
  z
    .object({
      creditor: account,
      fee: account,
      travel: account,
      expenses: account,
      // Nobody was asked for it at first.
      donations: account.default(null),
      vat_key: key,
      union_key: key,
      third_key: key,
      sphere,
    })
    .parse(kept)
