import type { Exhibitor } from '@tafelrunde/contract/exhibitors'
import { DataTable, LinkBase, ReferenceArrayField } from 'react-admin'
import { AreaList } from '../../shared/AreaList.tsx'
import { csvExporter } from '../../shared/csvExporter.ts'

const exporter = csvExporter<Exhibitor>(
  'aussteller',
  {
    Name: exhibitor => exhibitor.name,
    Stand: exhibitor => exhibitor.stand,
    Website: exhibitor => exhibitor.website,
    Veranstaltungen: (exhibitor, nameOf) => exhibitor.events.map(id => nameOf('events', id)).join(', '),
  },
  { events: 'events' },
)

const Col = DataTable.Col<Exhibitor>

export const ExhibitorsList = () => (
  <AreaList<Exhibitor> title="Aussteller" emptyText="Noch kein Aussteller." exporter={exporter}>
    <DataTable bulkActionButtons={false} rowClick="show">
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
