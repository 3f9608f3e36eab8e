import { sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { call } from '../../providers/call.ts'

/** What is open of the invoices with these filters, and for how many a reminder is due. */
export const sumsOf = (query: Record<string, string>) => ({
  queryKey: ['invoices', 'sums', query],
  queryFn: () => call(sumInvoices, { query }),
})
