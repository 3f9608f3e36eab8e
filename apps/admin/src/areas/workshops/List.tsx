import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { fullNames } from '@tafelrunde/ui/names.ts'
import { DataTable, LinkBase, ReferenceField } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { DeleteMany } from '../../shared/lists/DeleteMany.tsx'
import { eventFilter } from '../../shared/lists/eventFilter.tsx'
import { Occupancy } from '../../shared/places/Occupancy.tsx'
import { placesOf, sumOfPlaces } from '../../shared/places/places.rules.ts'

const filters = [eventFilter]

const placesOfWorkshop = ({ timeslots }: Workshop) => sumOfPlaces(timeslots.map(placesOf))
const lecturersOf = ({ lecturers }: Workshop) => fullNames(lecturers)

const Col = DataTable.Col<Workshop>

export const WorkshopsList = () => (
  <AreaList
    title="Workshops"
    emptyText="Noch kein Workshop. Legen Sie den ersten an."
    filters={filters}
    hasCreate
  >
    <DataTable bulkActionButtons={<DeleteMany />} rowClick="show">
      <Col
        source="name"
        label="Name"
        render={({ id, name }) => <LinkBase to={`/workshops/${id}/show`}>{name}</LinkBase>}
      />
      <Col label="Veranstaltung" disableSort cellClassName="wide-only" headerClassName="wide-only">
        <ReferenceField source="event" reference="events" link={false} />
      </Col>
      <Col label="Referenten" disableSort render={lecturersOf} />
      <Col source="location" label="Raum" cellClassName="wide-only" headerClassName="wide-only" />
      <Col align="right" label="Termine" disableSort render={({ timeslots }) => timeslots.length} />
      <Col
        label="Belegung"
        disableSort
        render={workshop => <Occupancy places={placesOfWorkshop(workshop)} />}
      />
    </DataTable>
  </AreaList>
)
