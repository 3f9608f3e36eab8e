import type { Room } from '@tafelrunde/contract/admin/events/rooms'
import { DataTable, LinkBase } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { DeleteMany } from '../../shared/lists/DeleteMany.tsx'

const Col = DataTable.Col<Room>

export const RoomsList = () => (
  <AreaList title="Räume" emptyText="Noch kein Raum. Legen Sie den ersten an." hasCreate>
    <DataTable bulkActionButtons={<DeleteMany />} rowClick="show">
      <Col
        source="name"
        label="Name"
        render={({ id, name }) => <LinkBase to={`/rooms/${id}/show`}>{name}</LinkBase>}
      />
      <Col source="building" label="Gebäude" />
      <Col source="floor" label="Etage" disableSort />
      <Col source="capacity" label="Plätze" align="right" />
      <Col label="Ausstattung" disableSort render={({ equipment }) => equipment.join(', ')} />
      <Col
        source="seating"
        label="Bestuhlung"
        disableSort
        cellClassName="wide-only"
        headerClassName="wide-only"
      />
    </DataTable>
  </AreaList>
)
