import { ReferenceInput, SelectInput } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { FormGrid, wide } from './FormGrid.tsx'

/** Which event something new belongs to. */
export const EventInput = () => (
  <FormGrid>
    <ReferenceInput source="event" reference="events" perPage={mostRows}>
      <SelectInput label="Veranstaltung" optionText="name" isRequired className={wide} />
    </ReferenceInput>
  </FormGrid>
)
