import { type Registration, RegistrationState } from '@tafelrunde/contract/admin/events/registrations'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { DataTable, DateInput, LinkBase, useRedirect } from 'react-admin'
import { Button } from '../../shared/deeds/Button.tsx'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { eventFilter } from '../../shared/lists/eventFilter.tsx'
import { stateFilter } from '../../shared/lists/stateFilter.tsx'
import { AnswerFilter } from './AnswerFilter.tsx'
import { BookingState } from './BookingState.tsx'
import { SameEvent } from './SameEvent.tsx'

const filters = [
  eventFilter,
  stateFilter(RegistrationState.options),
  <DateInput key="missing_on" source="missing_on" label="Nicht gesehen am" alwaysOn />,
  <AnswerFilter key="answer" source="answer" alwaysOn />,
]

const OtherWays = () => {
  const redirect = useRedirect()
  return (
    <>
      <SameEvent label="Nach Terminen" area="places" />
      <SameEvent label="Kontingente" area="allotments" />
      <Button label="Gruppe anmelden" onClick={() => redirect('/registrations/group')} />
    </>
  )
}

const Col = DataTable.Col<Registration>

/** Everybody who is registered for an event, waits for it or has cancelled. */
export const RegistrationsList = () => (
  <AreaList
    title="Anmeldungen"
    emptyText="Noch niemand ist angemeldet."
    filters={filters}
    searchLabel="Name, E-Mail-Adresse, Nummer"
    deeds={<OtherWays />}
    hasCreate
  >
    <DataTable bulkActionButtons={false} rowClick="show">
      <Col
        label="Name"
        disableSort
        render={({ id, account, note }) => (
          <>
            <LinkBase to={`/registrations/${id}/show`}>{fullName(account) || account.email}</LinkBase>
            <span className="detail">{note || account.email}</span>
          </>
        )}
      />
      <Col label="Veranstaltung" disableSort render={({ event }) => event.name} />
      <Col label="Stand" disableSort render={registration => <BookingState booking={registration} />} />
      <Col align="right" label="Termine" disableSort render={({ places }) => places} />
      <Col align="right" label="Wartet" disableSort render={({ waiting }) => waiting || ''} />
      <Col
        label="Angaben"
        disableSort
        cellClassName="wide-only"
        headerClassName="wide-only"
        render={({ answers }) => answers.map(({ values }) => values.join(', ')).join(' · ')}
      />
      <Col
        label="Schulart"
        disableSort
        cellClassName="wide-only"
        headerClassName="wide-only"
        render={({ account }) => account.schooltype}
      />
      <Col
        label="Seit"
        disableSort
        cellClassName="wide-only numbers"
        headerClassName="wide-only"
        render={({ created }) => tableDay(created)}
      />
    </DataTable>
  </AreaList>
)
