import { ReferenceInput, SelectInput } from 'react-admin'
import { mostRows } from '../providers/listQuery.rules.ts'

/** Which event something new belongs to. */
export const EventInput = () => (
  <ReferenceInput source="event" reference="events" perPage={mostRows}>
    <SelectInput label="Veranstaltung" optionText="name" isRequired />
  </ReferenceInput>
)
