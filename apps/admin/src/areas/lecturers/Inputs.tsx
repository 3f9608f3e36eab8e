import { TextInput } from 'react-admin'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { MomentInput } from '../../shared/forms/MomentInput.tsx'
import { RowsInput } from '../../shared/forms/RowsInput.tsx'
import { MarkedInput } from '../../shared/text-editor/MarkedInput.tsx'

/** All that the office says of a lecturer in public; what is wrong with it is for the contract to say. */
export const LecturerInputs = () => (
  <FormGrid>
    <TextInput source="first_name" label="Vorname" helperText="Mit Titel davor: „Dr. Vera“" />
    <TextInput source="last_name" label="Nachname" isRequired />
    <MarkedInput source="profile_description" label="Zur Person" className={wide} />
    <RowsInput
      source="absences"
      label="Nicht verfügbar"
      helperText="Der Raumplan meldet, wenn ein Termin in diese Zeit fällt."
      add="Zeit hinzufügen"
      className={wide}
    >
      <MomentInput source="start" label="Von" isRequired />
      <MomentInput source="end" label="Bis" isRequired />
    </RowsInput>
  </FormGrid>
)
