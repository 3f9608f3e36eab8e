import { z } from 'zod'

const account = z.int()

/** The accounts as they are kept. */
export const readAccounts = (kept: unknown) =>
  z
    .object({
      standard: account,
      reduced: account,
      exempt: account,
      small_business: account,
      reverse_charge: account,
      not_taxable: account,
    })
    .parse(kept)
