import type { Workshop } from '@tafelrunde/contract/workshops'
import { fullNames } from '@tafelrunde/ui/names.ts'
import { DataTable, LinkBase, ReferenceField } from 'react-admin'
import { AreaList } from '../../shared/AreaList.tsx'
import { DeleteMany } from '../../shared/DeleteMany.tsx'
import { eventFilter } from '../../shared/eventFilter.tsx'
import { Occupancy } from '../../shared/Occupancy.tsx'
import { placesOf, sumOfPlaces } from '../../shared/places.rules.ts'

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
