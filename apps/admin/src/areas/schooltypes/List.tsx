import type { Schooltype } from '@tafelrunde/contract/schooltypes'
import { DataTable, LinkBase } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { DeleteMany } from '../../shared/lists/DeleteMany.tsx'

export const SchooltypesList = () => (
  <AreaList title="Schularten" emptyText="Noch keine Schulart. Legen Sie die erste an." hasCreate>
    <DataTable bulkActionButtons={<DeleteMany />} rowClick="edit">
      <DataTable.Col<Schooltype>
        source="name"
        label="Name"
        disableSort
        render={({ id, name }) => <LinkBase to={`/schooltypes/${id}`}>{name}</LinkBase>}
      />
    </DataTable>
  </AreaList>
)
