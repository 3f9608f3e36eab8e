import type { Timeslot } from '@tafelrunde/contract/timeslots'
import type { Workshop } from '@tafelrunde/contract/workshops'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { AutocompleteInput, DataTable, DateInput, LinkBase, ReferenceField, useGetList } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { AreaList } from '../../shared/AreaList.tsx'
import { DeleteMany } from '../../shared/DeleteMany.tsx'
import { eventFilter } from '../../shared/eventFilter.tsx'
import { Occupancy } from '../../shared/Occupancy.tsx'
import { placesOf } from '../../shared/places.rules.ts'
import { TimeslotName } from '../../shared/TimeslotName.tsx'
import { ChangeMany } from './ChangeMany.tsx'

/** Chosen from all workshops at once, because the contract finds none by a part of its name. */
const WorkshopInput = (props: { source: string; alwaysOn?: boolean }) => {
  const { data } = useGetList<Workshop>('workshops', {
    pagination: { page: 1, perPage: mostRows },
    sort: { field: 'name', order: 'ASC' },
  })
  return <AutocompleteInput {...props} label="Workshop" choices={data ?? []} optionText="name" />
}

const filters = [
  eventFilter,
  <WorkshopInput key="workshop" source="workshop" alwaysOn />,
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
