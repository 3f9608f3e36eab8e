import { previewInvoice } from '@tafelrunde/contract/admin/money/invoice-previews'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../providers/call.ts'

/** What the invoice of an order would come to now; of an order that gets none nothing is asked. */
export const useInvoicePreview = ({ id, state, gross_cents }: Order) =>
  useQuery({
    queryKey: ['orders', 'invoice preview', id, state, gross_cents],
    queryFn: () => call(previewInvoice, { params: { id } }),
    enabled: state === 'ordered' || state === 'confirmed',
    gcTime: 0,
  })
