import type { Exhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { DataTable, LinkBase, ReferenceArrayField } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { DeleteMany } from '../../shared/lists/DeleteMany.tsx'

const Col = DataTable.Col<Exhibitor>

export const ExhibitorsList = () => (
  <AreaList title="Aussteller" emptyText="Noch kein Aussteller. Legen Sie den ersten an." hasCreate>
    <DataTable bulkActionButtons={<DeleteMany />} rowClick="show">
      <Col
        label="Name"
        disableSort
        render={({ id, name }) => <LinkBase to={`/exhibitors/${id}/show`}>{name}</LinkBase>}
      />
      <Col source="stand" label="Stand" disableSort />
      <Col label="Veranstaltungen" disableSort>
        <ReferenceArrayField source="events" reference="events" />
      </Col>
      <Col
        label="Website"
        disableSort
        render={({ website }) => website && <a href={website}>{new URL(website).host}</a>}
      />
    </DataTable>
  </AreaList>
)
