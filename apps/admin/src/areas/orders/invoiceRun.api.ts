import { getInvoiceRun } from '@tafelrunde/contract/admin/money/invoice-runs'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { call } from '../../providers/call.ts'

/** The event by which the list is filtered, if it is. */
export const useFilteredEvent = () => {
  const event: unknown = useListContext().filterValues['event']
  return typeof event === 'number' || typeof event === 'string' ? Number(event) : undefined
}

/** How far the latest run of an event is that writes its invoices; asked again while it writes. */
export const useInvoiceRun = (event: number | undefined) =>
  useQuery({
    queryKey: ['invoice-runs', event],
    queryFn: () => call(getInvoiceRun, { params: { id: event ?? 0 } }),
    enabled: event !== undefined,
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? 1000 : false),
  })
