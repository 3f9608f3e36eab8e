import { type Event, EventState } from '@tafelrunde/contract/events'
import { DataTable, LinkBase, SelectInput } from 'react-admin'
import { AreaList } from '../../shared/AreaList.tsx'
import { csvExporter } from '../../shared/csvExporter.ts'
import { dates, tableMoment } from '../../shared/format.ts'
import { Occupancy } from '../../shared/Occupancy.tsx'
import { placesOf } from '../../shared/places.rules.ts'
import { stateTexts } from './events.texts.ts'
import { StateChip } from './StateChip.tsx'

const states = EventState.options.map(id => ({ id, name: stateTexts[id] }))
const filters = [<SelectInput key="state" source="state" label="Stand" choices={states} alwaysOn />]

const exporter = csvExporter<Event>('veranstaltungen', {
  Name: event => event.name,
  Stand: event => stateTexts[event.state],
  Beginn: event => tableMoment(event.start),
  Ende: event => tableMoment(event.end),
  Ort: event => event.location,
  Plätze: event => event.capacity,
  Angemeldet: event => event.participants_count,
  Warteliste: event => event.waitlist_count,
  Workshops: event => event.workshops_count,
})

const Col = DataTable.Col<Event>

export const EventsList = () => (
  <AreaList<Event>
    title="Veranstaltungen"
    emptyText="Noch keine Veranstaltung. Ein Programm lässt sich mit „npm run admin -- import-programme“ einlesen."
    exporter={exporter}
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
        render={event => dates(event.start, event.end)}
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
