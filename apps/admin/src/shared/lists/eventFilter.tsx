import { ReferenceInput, SelectInput } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'

/** The filter of a list by the event that its rows belong to; always in sight. */
export const eventFilter = (
  <ReferenceInput key="event" source="event" reference="events" perPage={mostRows} alwaysOn>
    <SelectInput label="Veranstaltung" optionText="name" />
  </ReferenceInput>
)
