import { type Order, OrderState } from '@tafelrunde/contract/exhibitions/orders'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { DataTable, LinkBase, SelectInput } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { eventFilter } from '../../shared/lists/eventFilter.tsx'
import { InvoiceAll } from './InvoiceAll.tsx'
import { InvoiceRun } from './InvoiceRun.tsx'
import { OrderStateChip } from './OrderState.tsx'
import { orderStateText } from './orders.texts.ts'

const filters = [
  eventFilter,
  <SelectInput
    key="state"
    source="state"
    label="Stand"
    choices={OrderState.options.map(id => ({ id, name: orderStateText(id) }))}
    alwaysOn
  />,
]

const Col = DataTable.Col<Order>

/** All table orders, the latest first. */
export const OrdersList = () => (
  <AreaList
    title="Bestellungen"
    emptyText="Noch niemand hat Tische bestellt."
    filters={filters}
    deeds={<InvoiceAll />}
    above={<InvoiceRun />}
    hasSearch={false}
    hasTable={false}
  >
    <DataTable bulkActionButtons={false} rowClick="show">
      <Col source="number" label="Nr." disableSort cellClassName="numbers" />
      <Col
        source="company"
        label="Aussteller"
        disableSort
        render={({ id, company }) => <LinkBase to={`/orders/${id}/show`}>{company}</LinkBase>}
      />
      <Col source="event_name" label="Veranstaltung" disableSort />
      <Col
        source="state"
        label="Stand"
        disableSort
        render={({ state }) => <OrderStateChip state={state} />}
      />
      <Col
        source="tables"
        label="Tische"
        disableSort
        render={({ tables, places }) => (places.length > 0 ? places.join(', ') : tables)}
      />
      <Col
        align="right"
        source="gross_cents"
        label="Summe"
        disableSort
        cellClassName="numbers"
        render={({ gross_cents }) => money(gross_cents)}
      />
      <Col
        source="created"
        label="Bestellt"
        disableSort
        cellClassName="numbers wide-only"
        headerClassName="wide-only"
        render={({ created }) => tableDay(created)}
      />
    </DataTable>
  </AreaList>
)
