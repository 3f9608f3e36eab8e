import { stateTexts } from '@tafelrunde/contract/admin/events/events'
import { type Event, EventState } from '@tafelrunde/contract/events/events'
import { tableDates } from '@tafelrunde/ui/dates.ts'
import { DataTable, LinkBase, SelectInput } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { Occupancy } from '../../shared/places/Occupancy.tsx'
import { placesOf } from '../../shared/places/places.rules.ts'
import { StateChip } from './StateChip.tsx'

const states = EventState.options.map(id => ({ id, name: stateTexts[id] }))
const filters = [<SelectInput key="state" source="state" label="Stand" choices={states} alwaysOn />]

const Col = DataTable.Col<Event>

export const EventsList = () => (
  <AreaList
    title="Veranstaltungen"
    emptyText="Noch keine Veranstaltung. Legen Sie die erste an."
    hasCreate
    filters={filters}
  >
    <DataTable bulkActionButtons={false} rowClick="show">
      <Col
        source="name"
        label="Name"
        render={event => <LinkBase to={`/events/${event.id}/show`}>{event.name}</LinkBase>}
      />
      <Col source="state" label="Stand" render={event => <StateChip state={event.state} />} />
      <Col
        label="Datum"
        disableSort
        render={event => tableDates(event.start, event.end)}
        cellClassName="numbers"
      />
      <Col source="location" label="Ort" disableSort cellClassName="wide-only" headerClassName="wide-only" />
      <Col
        align="right"
        source="workshops_count"
        label="Workshops"
        disableSort
        cellClassName="wide-only"
        headerClassName="wide-only"
      />
      <Col label="Anmeldungen" disableSort render={event => <Occupancy places={placesOf(event)} />} />
    </DataTable>
  </AreaList>
)
