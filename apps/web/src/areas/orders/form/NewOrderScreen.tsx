import type { Exhibition } from '@tafelrunde/contract/exhibitions/orders'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { SkeletonList } from '../../../shared/ui/states/Skeleton.tsx'
import { NoOrders } from '../NoOrders.tsx'
import { exhibitionsQuery, ordersQuery } from '../orders.api.ts'
import { hasTables } from '../orders.rules.ts'
import { OrderForm } from './OrderForm.tsx'
import { newValues } from './order.form.ts'

const framed = (content: ReactNode) => (
  <Page title="Tischbestellung" back={paths.tableOrders}>
    {content}
  </Page>
)

const NewOrder = ({ exhibition }: { exhibition: Exhibition }) => {
  const { account } = useSession()
  const orders = useQuery(ordersQuery)
  return (
    <Loaded
      query={orders}
      skeleton={<SkeletonList kind="person" count={4} />}
      failed="Das Formular kam nicht an"
      frame={framed}
    >
      {data => (
        <OrderForm
          exhibition={exhibition}
          defaultValues={newValues(account.is_staff ? undefined : data[0], account)}
        />
      )}
    </Loaded>
  )
}

/** A form that has been begun stays, whatever others order meanwhile: the server says what can no longer be had. */
const Begin = ({ exhibition }: { exhibition: Exhibition }) => {
  const possible = exhibition.open && hasTables(exhibition)
  const [begun] = useState(possible)
  if (begun || possible) return <NewOrder exhibition={exhibition} />
  return framed(<NoOrders reason={exhibition.open ? 'taken' : 'closed'} />)
}

/** Orders tables for the event that the address names. */
export const NewOrderScreen = () => {
  const id = idOf(useParams().id)
  const exhibitions = useQuery(exhibitionsQuery)
  return (
    <Loaded
      query={exhibitions}
      skeleton={<SkeletonList kind="person" count={4} />}
      failed="Der Plan kam nicht an"
      unaffected="Ihre Bestellungen sind davon nicht betroffen."
      frame={framed}
    >
      {data => {
        const exhibition = data.find(({ event }) => event.id === id)
        return exhibition ? <Begin exhibition={exhibition} /> : framed(<NoOrders reason="closed" />)
      }}
    </Loaded>
  )
}
