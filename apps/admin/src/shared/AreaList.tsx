import './area-list.css'
import type { ReactElement, ReactNode } from 'react'
import { ExportButton, type Exporter, List, Pagination, type RaRecord, TopToolbar } from 'react-admin'
import { mostRows } from '../providers/listQuery.rules.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { PageTitle } from './PageTitle.tsx'

interface Props<Row extends RaRecord> {
  title: string
  /** What stands there while nothing is entered. */
  emptyText: string
  exporter: Exporter<Row>
  filters?: ReactElement[]
  children: ReactNode
}

/** A list with its title, filters, table export, pages, empty and error state. */
export const AreaList = <Row extends RaRecord>({ title, emptyText, children, ...rest }: Props<Row>) => (
  <List<Row>
    {...rest}
    title={<PageTitle>{title}</PageTitle>}
    sort={{ field: 'default', order: 'ASC' }}
    perPage={50}
    actions={
      <TopToolbar>
        <ExportButton maxResults={mostRows} />
      </TopToolbar>
    }
    pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    empty={<p className="empty-list">{emptyText}</p>}
    error={<LoadFailed />}
  >
    {children}
  </List>
)
