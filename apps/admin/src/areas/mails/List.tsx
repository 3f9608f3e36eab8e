import { MailState, type OutboxMail } from '@tafelrunde/contract/admin/mails/mails'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { DataTable, LinkBase } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { stateFilter } from '../../shared/lists/stateFilter.tsx'
import { MailStateChip } from './MailState.tsx'

const filters = [stateFilter(MailState.options)]

const Col = DataTable.Col<OutboxMail>

/** The outbox: what was sent in the last 30 days, what waits, and what did not arrive. */
export const MailsList = () => (
  <AreaList
    title="Gesendete E-Mails"
    emptyText="In den letzten 30 Tagen ging keine E-Mail hinaus."
    filters={filters}
    searchLabel="Adresse, Betreff"
    hasTable={false}
  >
    <DataTable bulkActionButtons={false} rowClick="show">
      <Col
        source="subject"
        label="Betreff"
        disableSort
        render={({ id, subject }) => <LinkBase to={`/mails/${id}/show`}>{subject}</LinkBase>}
      />
      <Col source="recipient" label="An" disableSort />
      <Col
        source="state"
        label="Stand"
        disableSort
        render={({ state, failure }) => (
          <>
            <MailStateChip state={state} />
            {failure && <span className="detail">{failure}</span>}
          </>
        )}
      />
      <Col
        source="created"
        label="Geschrieben"
        disableSort
        cellClassName="numbers"
        render={({ created }) => tableDayAndTime(created)}
      />
    </DataTable>
  </AreaList>
)
