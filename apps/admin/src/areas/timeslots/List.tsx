import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { DataTable, DateInput, LinkBase, ReferenceField } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { DeleteMany } from '../../shared/lists/DeleteMany.tsx'
import { eventFilter } from '../../shared/lists/eventFilter.tsx'
import { workshopFilter } from '../../shared/lists/workshopFilter.tsx'
import { Occupancy } from '../../shared/places/Occupancy.tsx'
import { placesOf } from '../../shared/places/places.rules.ts'
import { TimeslotName } from '../../shared/places/TimeslotName.tsx'
import { ChangeMany } from './ChangeMany.tsx'

const filters = [
  eventFilter,
  workshopFilter,
  <DateInput key="day" source="start__date" label="Tag" alwaysOn />,
]

const Col = DataTable.Col<Timeslot>

export const TimeslotsList = () => (
  <AreaList
    title="Termine"
    emptyText="Noch kein Termin. Legen Sie den ersten an."
    filters={filters}
    hasCreate
  >
    <DataTable
      bulkActionButtons={
        <>
          <ChangeMany />
          <DeleteMany />
        </>
      }
      rowClick={false}
    >
      <Col
        source="start"
        label="Zeit"
        cellClassName="numbers"
        render={({ id, start, end }) => (
          <>
            <span className="quiet">{tableDay(start)}</span>
            <br />
            <LinkBase to={`/timeslots/${id}`}>{timeRange(start, end)}</LinkBase>
          </>
        )}
      />
      <Col source="caption" label="Termin" render={timeslot => <TimeslotName timeslot={timeslot} />} />
      <Col label="Veranstaltung" disableSort cellClassName="wide-only" headerClassName="wide-only">
        <ReferenceField source="event" reference="events" link={false} />
      </Col>
      <Col source="location" label="Raum" disableSort />
      <Col
        label="Belegung"
        disableSort
        render={timeslot =>
          timeslot.is_called_off
            ? 'entfällt'
            : timeslot.workshop !== null && <Occupancy places={placesOf(timeslot)} />
        }
      />
    </DataTable>
  </AreaList>
)
