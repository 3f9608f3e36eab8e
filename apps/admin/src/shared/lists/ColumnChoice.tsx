import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { Children, isValidElement, type ReactNode } from 'react'
import { useResourceContext, useStore } from 'react-admin'
import { Popup } from './Popup.tsx'

type Column = { source?: string; label?: string }

/** The columns of a `DataTable`, under the names by which it hides them. */
const columnsOf = (table: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(table)
    ? Children.toArray(table.props.children).flatMap(column => {
        if (!isValidElement<Column>(column)) return []
        const { source, label = source } = column.props
        return label === undefined ? [] : [{ name: source ?? label, label }]
      })
    : []

/** Which columns of the list are shown, remembered by this browser; the first one stays, as it leads to the record. */
export const ColumnChoice = ({ table }: { table: ReactNode }) => {
  const [hidden, setHidden] = useStore<string[]>(`${useResourceContext()}.datatable`, [])
  const columns = columnsOf(table).slice(1)
  if (columns.length < 2) return null
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter(other => other !== name) : [...hidden, name])
  return (
    <Popup label="Spalten" icon={<Icon name="grid" size={18} />}>
      {() => (
        <FormGroup>
          {columns.map(({ name, label }) => (
            <FormControlLabel
              key={name}
              label={label}
              control={<Checkbox checked={!hidden.includes(name)} onChange={() => toggle(name)} />}
            />
          ))}
        </FormGroup>
      )}
    </Popup>
  )
}
