import { getExhibition } from '@tafelrunde/contract/admin/money/orders'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { positionsWith, type Quantities } from '@tafelrunde/contract/exhibitions/positions'
import { money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../providers/call.ts'
import { Failed } from '../../shared/pages/Failed.tsx'
import { discounted, freeLinesOf } from './discounted.rules.ts'
import css from './order.module.css'

type Props = { order: Order; wanted: Quantities }

/** What an order comes to, and what it would come to with these quantities. */
export const NewTotal = ({ order, wanted }: Props) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'exhibition', order.event],
    queryFn: () => call(getExhibition, { params: { id: order.event } }),
    gcTime: 0,
  })
  if (error) return <Failed error={error} retry={refetch} />
  const payer = { country: order.country, vatId: order.vat_id }
  const gross =
    data &&
    discounted(
      [
        ...positionsWith(data.items, wanted, payer, order).map(one => ({
          ...one,
          cents: one.quantity * one.unitCents,
        })),
        ...freeLinesOf(order),
      ],
      order.discount,
    )
  return (
    <p role="status" className={css['total']}>
      Bisher {money(order.gross_cents)}, danach <strong>{gross === undefined ? '…' : money(gross)}</strong>
    </p>
  )
}
