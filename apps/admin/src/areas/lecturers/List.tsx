import type { Lecturer } from '@tafelrunde/contract/lecturers'
import { DataTable, LinkBase } from 'react-admin'
import { AreaList } from '../../shared/AreaList.tsx'
import { Avatar } from '../../shared/Avatar.tsx'
import { csvExporter } from '../../shared/csvExporter.ts'

/** Without repeating one that is held at several events. */
const workshopNames = ({ workshops }: Lecturer) => [...new Set(workshops.map(({ name }) => name))].join(', ')

const exporter = csvExporter<Lecturer>('referenten', {
  Vorname: lecturer => lecturer.first_name,
  Nachname: lecturer => lecturer.last_name,
  Workshops: workshopNames,
})

const Col = DataTable.Col<Lecturer>

export const LecturersList = () => (
  <AreaList<Lecturer>
    title="Referenten"
    emptyText="Noch niemand. Referentinnen und Referenten kommen mit den Workshops einer Veranstaltung."
    exporter={exporter}
  >
    <DataTable bulkActionButtons={false} rowClick="show">
      <Col
        label="Name"
        disableSort
        render={lecturer => (
          <span className="person">
            <Avatar person={lecturer} />
            <LinkBase to={`/lecturers/${lecturer.id}/show`}>
              {lecturer.first_name} {lecturer.last_name}
            </LinkBase>
          </span>
        )}
      />
      <Col align="right" label="Anzahl" disableSort render={({ workshops }) => workshops.length} />
      <Col label="Workshops" disableSort render={workshopNames} />
    </DataTable>
  </AreaList>
)
