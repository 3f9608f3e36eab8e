import { type Circular, CircularState } from '@tafelrunde/contract/admin/mails/circulars'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { DataTable, LinkBase } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { stateFilter } from '../../shared/lists/stateFilter.tsx'
import { CircularStateChip } from './CircularState.tsx'

const filters = [stateFilter(CircularState.options)]

const Col = DataTable.Col<Circular>

/** What the office writes and wrote to many, the latest first. */
export const CircularsList = () => (
  <AreaList
    title="Rundmails"
    emptyText="Es gibt noch keine Rundmail."
    filters={filters}
    hasSearch={false}
    hasTable={false}
    hasCreate
  >
    <DataTable bulkActionButtons={false} rowClick="show">
      <Col
        source="name"
        label="Name"
        disableSort
        render={({ id, name }) => <LinkBase to={`/circulars/${id}/show`}>{name}</LinkBase>}
      />
      <Col source="event_name" label="Veranstaltung" disableSort />
      <Col
        source="state"
        label="Stand"
        disableSort
        render={({ state }) => <CircularStateChip state={state} />}
      />
      <Col align="right" source="count" label="Empfänger" disableSort cellClassName="numbers" />
      <Col
        source="created"
        label="Entworfen"
        disableSort
        cellClassName="numbers"
        render={({ created, by }) => (
          <>
            {tableDay(created)}
            <span className="detail">{by}</span>
          </>
        )}
      />
    </DataTable>
  </AreaList>
)
