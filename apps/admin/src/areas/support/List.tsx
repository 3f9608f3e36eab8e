import type { SupportThread } from '@tafelrunde/contract/admin/people/support'
import { SupportState } from '@tafelrunde/contract/support'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { DataTable, LinkBase, SelectInput, type SelectInputProps } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { stateFilter } from '../../shared/lists/stateFilter.tsx'
import { SupportStateChip } from './SupportState.tsx'
import { useDesk } from './useDesk.ts'

/** Whose messages are shown. */
const AssigneeFilter = (props: SelectInputProps) => {
  const { data } = useDesk()
  return <SelectInput {...props} label="Zuständig" choices={data?.staff ?? []} />
}

const filters = [
  stateFilter(SupportState.options),
  <AssigneeFilter key="assignee" source="assignee" alwaysOn />,
]

const Col = DataTable.Col<SupportThread>

/** What people have written to the office, the latest first. */
export const SupportList = () => (
  <AreaList
    title="Anfragen"
    emptyText="Noch niemand hat dem Büro geschrieben."
    filters={filters}
    searchLabel="Name, Adresse, Betreff"
    hasTable={false}
  >
    <DataTable bulkActionButtons={false} rowClick="show">
      <Col align="right" source="id" label="Nr." disableSort cellClassName="numbers" />
      <Col
        source="subject"
        label="Betreff"
        disableSort
        render={({ id, subject }) => <LinkBase to={`/support/${id}/show`}>{subject}</LinkBase>}
      />
      <Col
        source="name"
        label="Von"
        disableSort
        render={({ name, email }) => (
          <>
            {name}
            <span className="detail">{email}</span>
          </>
        )}
      />
      <Col
        source="state"
        label="Stand"
        disableSort
        render={({ state }) => <SupportStateChip state={state} />}
      />
      <Col source="assignee" label="Zuständig" disableSort render={({ assignee }) => assignee?.name} />
      <Col
        source="created"
        label="Eingegangen"
        disableSort
        cellClassName="numbers"
        render={({ created }) => tableDayAndTime(created)}
      />
    </DataTable>
  </AreaList>
)
