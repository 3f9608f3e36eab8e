import type { ListedLecturer as Lecturer } from '@tafelrunde/contract/admin/people/lecturers'
import { DataTable } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { DeleteMany } from '../../shared/lists/DeleteMany.tsx'
import { shownLecturer } from '../../shared/people/lecturers.rules.ts'
import { Person } from '../../shared/people/Person.tsx'

/** Without repeating one that is held at several events. */
const workshopNames = ({ workshops }: Lecturer) => [...new Set(workshops.map(({ name }) => name))].join(', ')

const Col = DataTable.Col<Lecturer>

export const LecturersList = () => (
  <AreaList
    title="Referenten"
    emptyText="Noch niemand. Referentinnen und Referenten kommen mit einem Programm, oder Sie legen sie an."
    hasCreate
  >
    <DataTable bulkActionButtons={<DeleteMany />} rowClick="show">
      <Col label="Name" disableSort render={lecturer => <Person lecturer={shownLecturer(lecturer)} />} />
      <Col align="right" label="Anzahl" disableSort render={({ workshops }) => workshops.length} />
      <Col label="Workshops" disableSort render={workshopNames} />
    </DataTable>
  </AreaList>
)
