import { chartAccounts, paymentAccountsOf } from '@tafelrunde/contract/admin/money/datev'
import { settlementAccountsOf } from '@tafelrunde/contract/admin/money/datev-settlements'
import { parse } from 'csv-parse/sync'

export const noKeys = {
  standard: null,
  reduced: null,
  exempt: null,
  small_business: null,
  reverse_charge: null,
  not_taxable: null,
  compensation: null,
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
  payments: paymentAccountsOf('04', 4),
  settlements: settlementAccountsOf('04', 4),
}

/** A file as another program reads it that knows the format. */
export const readBookings = (bytes: Uint8Array) => {
  const text = new TextDecoder('windows-1252').decode(bytes)
  const [head = [], names = [], ...rows] = parse(text, {
    delimiter: ';',
    relaxColumnCount: true,
    recordDelimiter: '\r\n',
  })
  const postings = rows.map(row => Object.fromEntries(names.map((name, index) => [name, row[index]])))
  return { text, head, postings }
}

/** What `Konto` owes by a posting, in cents. */
export const centsOf = (posting: Record<string, string | undefined>) => {
  const amount = Math.round(Number(posting['Umsatz (ohne Soll/Haben-Kz)']?.replace(',', '.')) * 100)
  return posting['Soll/Haben-Kennzeichen'] === 'S' ? amount : -amount
}
