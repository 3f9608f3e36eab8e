import type { Schooltype } from '@tafelrunde/contract/schooltypes'
import { DataTable } from 'react-admin'
import { AreaList } from '../../shared/AreaList.tsx'
import { csvExporter } from '../../shared/csvExporter.ts'

const exporter = csvExporter<Schooltype>('schularten', { Name: schooltype => schooltype.name })

export const SchooltypesList = () => (
  <AreaList<Schooltype> title="Schularten" emptyText="Noch keine Schulart." exporter={exporter}>
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="name" label="Name" disableSort />
    </DataTable>
  </AreaList>
)
