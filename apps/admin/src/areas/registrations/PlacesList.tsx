import { type BookedPlace, placeStates } from '@tafelrunde/contract/admin/events/registrations'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { DataTable, LinkBase } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { eventFilter } from '../../shared/lists/eventFilter.tsx'
import { stateFilter } from '../../shared/lists/stateFilter.tsx'
import { TimeslotFilter } from '../../shared/lists/TimeslotFilter.tsx'
import { workshopFilter } from '../../shared/lists/workshopFilter.tsx'
import { BookingState } from './BookingState.tsx'
import { SameEvent } from './SameEvent.tsx'

const filters = [
  eventFilter,
  workshopFilter,
  <TimeslotFilter key="timeslot" source="timeslot" alwaysOn />,
  stateFilter(placeStates),
]

const Col = DataTable.Col<BookedPlace>

/** Everybody in a Termin, and behind them who waits for it, in their order. */
export const PlacesList = () => (
  <AreaList
    title="Plätze in Terminen"
    emptyText="Noch niemand hat einen Platz."
    filters={filters}
    searchLabel="Name, E-Mail-Adresse, Nummer"
    deeds={<SameEvent label="Nach Personen" area="registrations" />}
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <Col
        label="Termin"
        disableSort
        render={({ timeslot }) => (
          <>
            <LinkBase to={`/timeslots/${timeslot.id}`}>{timeslot.name}</LinkBase>
            <span className="detail">
              {[tableDay(timeslot.start), timeRange(timeslot.start, timeslot.end), timeslot.location]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )}
      />
      <Col
        label="Name"
        disableSort
        render={({ account, registration }) => (
          <>
            <LinkBase to={`/registrations/${registration}/show`}>
              {fullName(account) || account.email}
            </LinkBase>
            <span className="detail">{account.email}</span>
          </>
        )}
      />
      <Col label="Stand" disableSort render={place => <BookingState booking={place} />} />
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
