import { getHallPlan } from '@tafelrunde/contract/admin/money/halls'
import { listAllOrders } from '@tafelrunde/contract/admin/money/orders'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { call } from '../../../providers/call.ts'
import { mostRows } from '../../../providers/listQuery.rules.ts'
import { listPath } from '../../../shared/lists/listPath.ts'
import { Card } from '../../../shared/pages/Card.tsx'
import { Failed } from '../../../shared/pages/Failed.tsx'
import { orderStateText } from '../orders.texts.ts'
import css from './hall.module.css'
import { countsOf, heldOrders, placedStates } from './hall.rules.ts'
import { OrdersTable } from './OrdersTable.tsx'
import { Tables } from './Tables.tsx'

/** While it is open, orders that come in and decisions of colleagues show by themselves. */
const live = { refetchInterval: 15_000, refetchOnWindowFocus: true }

const read = async (event: number) => {
  const [{ hall }, { results }] = await Promise.all([
    call(getHallPlan, { params: { id: event } }),
    call(listAllOrders, { query: { event: String(event), limit: String(mostRows) } }),
  ])
  return { hall, orders: results }
}

/** Which tables of an event are whose, drawn and as a table, with what the office can do about each order. */
export const LiveHall = ({ event }: { event: number }) => {
  const [chosen, setChosen] = useState<number>()
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'hall', event],
    queryFn: () => read(event),
    ...live,
  })
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <p role="status">Wird geladen …</p>
  const { hall, orders } = data
  const counts = hall && countsOf(hall, orders)
  return (
    <div className="stack">
      {error && <p role="status">Keine Verbindung: Das ist der letzte bekannte Stand.</p>}
      <Card
        title={hall?.name || 'Halle'}
        aside={<LinkBase to={`/halls/${event}`}>Hallenplan bearbeiten</LinkBase>}
      >
        {counts && (
          <ul className={css['counts']}>
            <li>{counts.free} frei</li>
            {placedStates.map(state => (
              <li key={state} data-state={state}>
                <LinkBase to={listPath('orders', { event, state })}>
                  {counts[state]} {orderStateText(state)}
                </LinkBase>
              </li>
            ))}
          </ul>
        )}
        {hall ? (
          <Tables hall={hall} orders={orders} chosen={chosen} onChoose={setChosen} />
        ) : (
          <p className="quiet">
            Für diese Veranstaltung ist kein Hallenplan angelegt; das Büro teilt die Tische zu.
          </p>
        )}
      </Card>
      <Card title="Bestellungen">
        <OrdersTable orders={heldOrders(orders)} chosen={chosen} />
      </Card>
    </div>
  )
}
