import './area-list.css'
import type { ReactElement, ReactNode } from 'react'
import { CreateButton, List, Pagination, TextInput, TopToolbar, useListContext } from 'react-admin'
import { fetchTable } from '../../providers/data.ts'
import { TableFileButtons } from '../deeds/TableFileButtons.tsx'
import { Failed } from '../pages/Failed.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { SavedViews } from './SavedViews.tsx'

/** Saves all rows of the list, with its filters and in its order. */
const TableButtons = ({ name }: { name: string }) => {
  const { resource, sort, filterValues: filter, total } = useListContext()
  return (
    <TableFileButtons
      name={name}
      isEmpty={total === 0}
      load={format => fetchTable(resource, format, { sort, filter })}
    />
  )
}

/** In place of a list that could not be loaded. */
const LoadFailed = () => {
  const { error, refetch } = useListContext()
  return (
    <div className="empty-list">
      <Failed error={error} retry={refetch} />
    </div>
  )
}

interface Props {
  title: string
  /** What stands there while nothing is entered. */
  emptyText: string
  filters?: ReactElement[]
  /** Its records have names to search. */
  hasSearch?: boolean
  /** What one searches for, where that is not their names. */
  searchLabel?: string
  /** All of its rows can be had as a file. */
  hasTable?: boolean
  /** The office can make new ones. */
  hasCreate?: boolean
  /** What else one can do here, before the list's own buttons. */
  deeds?: ReactNode
  /** What is said of all of its rows, before the first. */
  above?: ReactNode
  children: ReactNode
}

const search = (label: string) => (
  <TextInput key="search" source="search" label={label} type="search" alwaysOn />
)

/** A list with its title, search, filters, its files for Excel, pages, empty and error state. */
export const AreaList = ({
  title,
  emptyText,
  filters = [],
  hasSearch = true,
  searchLabel = 'In der Liste suchen',
  hasTable = true,
  hasCreate = false,
  deeds,
  above,
  children,
}: Props) => (
  <List
    filters={hasSearch ? [search(searchLabel), ...filters] : filters}
    exporter={false}
    title={<PageTitle>{title}</PageTitle>}
    sort={{ field: 'default', order: 'ASC' }}
    perPage={50}
    actions={
      <TopToolbar>
        {deeds}
        {hasCreate && <CreateButton label="Anlegen" />}
        <SavedViews />
        <ColumnChoice table={children} />
        {hasTable && <TableButtons name={title} />}
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
    {above}
    {children}
  </List>
)
