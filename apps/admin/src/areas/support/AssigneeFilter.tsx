import { SelectInput, type SelectInputProps } from 'react-admin'
import { useDesk } from './useDesk.ts'

/** Whose messages are shown. */
export const AssigneeFilter = (props: SelectInputProps) => {
  const { data } = useDesk()
  return <SelectInput {...props} label="Zuständig" choices={data?.staff ?? []} />
}
