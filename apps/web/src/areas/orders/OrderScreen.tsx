import type { Order } from '@tafelrunde/contract/orders'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { Page } from '../../shared/Page.tsx'
import { queryClient } from '../../shared/query.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderBoard } from './OrderBoard.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import './order.css'
import { orderQuery } from './orders.api.ts'
import { isUndecided } from './orders.rules.ts'

const OrderPage = ({ order, at }: { order: Order; at: Date }) => (
  <Page
    title="Bestellung"
    back={paths.tableOrders}
    onRefresh={() => queryClient.invalidateQueries()}
    offlineSince={at}
  >
    <div className="order">
      <OrderBoard order={order} />
      {isUndecided(order) && <OrderActions order={order} />}
      <OrderPapers order={order} />
      <OrderFacts order={order} />
    </div>
  </Page>
)

const nameless = (content: ReactNode) => (
  <Page title="Bestellung" back={paths.tableOrders}>
    {content}
  </Page>
)

/** One order: how far it has come, its papers, and what was ordered. */
export const OrderScreen = () => {
  const order = useQuery(orderQuery(Number(useParams().id)))
  return (
    <Loaded
      query={order}
      skeleton={<SkeletonList kind="session" count={3} />}
      failed="Die Bestellung kam nicht an"
      unaffected="Sie gilt weiter, wie sie ist."
      missing={
        <EmptyState
          title="Diese Bestellung gibt es nicht"
          action={<ButtonLink href={paths.tableOrders}>Zu meinen Bestellungen</ButtonLink>}
        >
          Vielleicht ist der Link veraltet, oder sie gehört zu einem anderen Konto.
        </EmptyState>
      }
      frame={nameless}
    >
      {data => <OrderPage order={data} at={new Date(order.dataUpdatedAt)} />}
    </Loaded>
  )
}
