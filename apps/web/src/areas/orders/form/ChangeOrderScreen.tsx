import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { SkeletonList } from '../../../shared/ui/states/Skeleton.tsx'
import { NoOrders } from '../NoOrders.tsx'
import { exhibitionsQuery, orderQuery } from '../orders.api.ts'
import { isUndecided } from '../orders.rules.ts'
import { OrderForm } from './OrderForm.tsx'
import { valuesOf } from './order.form.ts'

const framed = (content: ReactNode) => (
  <Page title="Bestellung ändern" back={paths.tableOrders}>
    {content}
  </Page>
)
const loading = {
  skeleton: <SkeletonList kind="person" count={4} />,
  failed: 'Die Bestellung kam nicht an',
  unaffected: 'Sie gilt weiter, wie sie ist.',
  frame: framed,
}

const Change = ({ order }: { order: Order }) => {
  const exhibitions = useQuery(exhibitionsQuery)
  return (
    <Loaded query={exhibitions} {...loading}>
      {data => {
        const exhibition = data.find(({ event }) => event.id === order.event)
        return exhibition?.open && isUndecided(order) ? (
          <OrderForm exhibition={exhibition} order={order} defaultValues={valuesOf(order, exhibition)} />
        ) : (
          framed(<NoOrders reason="closed" />)
        )
      }}
    </Loaded>
  )
}

/** Changes an order that the office has not decided on. */
export const ChangeOrderScreen = () => {
  const order = useQuery(orderQuery(idOf(useParams().id)))
  return (
    <Loaded query={order} {...loading} missing={<NoOrders reason="closed" />}>
      {data => <Change order={data} />}
    </Loaded>
  )
}
