import type { Exhibition, Order } from '@tafelrunde/contract/exhibitions/orders'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { refetch } from '../../shared/queries/stale.ts'
import { useSession } from '../../shared/session/session.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { CardGrid } from '../../shared/ui/rows/CardList.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { entryQuery } from './entry/entry.api.ts'
import { OwnEntry } from './entry/OwnEntry.tsx'
import { Offers } from './form/Offers.tsx'
import { OrderCard } from './OrderCard.tsx'
import { exhibitionsQuery, ordersQuery } from './orders.api.ts'
import { inOrder } from './orders.rules.ts'

const nothingYet = (
  <EmptyState
    title="Noch keine Bestellung"
    action={<ButtonLink href={paths.events}>Zu den Veranstaltungen</ButtonLink>}
  >
    Sobald für eine Veranstaltung Tische bestellt werden können, steht sie hier.
  </EmptyState>
)

const Orders = ({ orders, exhibitions }: { orders: Order[]; exhibitions: Exhibition[] }) => {
  const { account } = useSession()
  const isNew = orders.length === 0
  return (
    <>
      {isNew && !exhibitions.some(({ open }) => open) && nothingYet}
      <CardGrid>
        {inOrder(orders).map(order => (
          <OrderCard key={order.id} order={order} named={account.is_staff} />
        ))}
      </CardGrid>
      <Offers exhibitions={exhibitions} first={isNew} />
      {account.is_exhibitor && !account.is_staff && <OwnEntry />}
    </>
  )
}

/** Own orders with their state, the events that tables can be ordered for, and the own entry in the directory. */
export const OrdersScreen = () => {
  const orders = useQuery(ordersQuery)
  const { data: exhibitions, isPending } = useQuery(exhibitionsQuery)
  const skeleton = <SkeletonList kind="event" count={3} />
  return (
    <Page
      title={'Tisch\u00ADbestellungen'}
      back={paths.events}
      onRefresh={() => refetch(ordersQuery, exhibitionsQuery, entryQuery)}
      offlineSince={ordersQuery.queryKey}
    >
      <Loaded
        query={orders}
        skeleton={skeleton}
        failed="Die Liste kam nicht an"
        unaffected="Ihre Bestellungen sind davon nicht betroffen."
      >
        {data => (isPending ? skeleton : <Orders orders={data} exhibitions={exhibitions ?? []} />)}
      </Loaded>
    </Page>
  )
}
