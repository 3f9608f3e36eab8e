import { useListContext } from 'react-admin'
import { fetchTable } from '../../providers/data.ts'
import { TableFileButtons } from '../deeds/TableFileButtons.tsx'

/** Saves all rows of the list, with its filters and in its order. */
export const TableButtons = ({ name }: { name: string }) => {
  const { resource, sort, filterValues: filter, total } = useListContext()
  return (
    <TableFileButtons
      name={name}
      isEmpty={total === 0}
      load={format => fetchTable(resource, format, { sort, filter })}
    />
  )
}
