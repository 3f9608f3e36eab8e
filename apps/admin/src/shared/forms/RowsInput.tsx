import './rows-input.css'
import type { ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin'
import { Button } from '../deeds/Button.tsx'

interface Props {
  source: string
  label: string
  helperText: string
  /** What the button says: „Zeit hinzufügen“. */
  add: string
  className?: string
  children: ReactNode
}

const AddButton = ({ label }: { label: string }) => {
  const { add } = useSimpleFormIterator()
  return <Button label={label} onClick={() => add()} />
}

/** As many rows as one wants, each of a few fields beside each other. */
export const RowsInput = ({ source, label, helperText, add, className, children }: Props) => (
  <ArrayInput
    source={source}
    label={label}
    helperText={helperText}
    className={`rows-input ${className ?? ''}`}
  >
    <SimpleFormIterator inline disableReordering disableClear addButton={<AddButton label={add} />}>
      {children}
    </SimpleFormIterator>
  </ArrayInput>
)
