import { chartAccounts } from '@tafelrunde/contract/admin/money/datev'

export const noKeys = {
  standard: null,
  reduced: null,
  exempt: null,
  small_business: null,
  reverse_charge: null,
  not_taxable: null,
}

/** An association whose tax adviser uses SKR04 as it is delivered. */
export const skr04 = {
  consultant: 29_098,
  client: 55_003,
  chart: '04' as const,
  debtor: 10_000,
  accounts: chartAccounts['04'],
  account_length: 4,
  year_starts: 1,
  service_date: true,
  keys: noKeys,
  invoice_sphere: null,
}
