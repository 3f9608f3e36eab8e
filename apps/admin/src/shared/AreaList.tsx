import './area-list.css'
import type { ReactElement, ReactNode } from 'react'
import { CreateButton, List, Pagination, TopToolbar } from 'react-admin'
import { LoadFailed } from './LoadFailed.tsx'
import { PageTitle } from './PageTitle.tsx'
import { TableButtons } from './TableButtons.tsx'

interface Props {
  title: string
  /** What stands there while nothing is entered. */
  emptyText: string
  filters?: ReactElement[]
  /** The office can make new ones. */
  hasCreate?: boolean
  children: ReactNode
}

/** A list with its title, filters, its files for Excel, pages, empty and error state. */
export const AreaList = ({ title, emptyText, hasCreate = false, children, ...rest }: Props) => (
  <List
    {...rest}
    exporter={false}
    title={<PageTitle>{title}</PageTitle>}
    sort={{ field: 'default', order: 'ASC' }}
    perPage={50}
    actions={
      <TopToolbar>
        {hasCreate && <CreateButton label="Anlegen" />}
        <TableButtons name={title} />
      </TopToolbar>
    }
    pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    empty={
      <div className="empty-list">
        <p>{emptyText}</p>
        {hasCreate && <CreateButton label="Anlegen" />}
      </div>
    }
    error={<LoadFailed />}
  >
    {children}
  </List>
)
