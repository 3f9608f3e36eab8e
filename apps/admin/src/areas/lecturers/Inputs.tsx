import { TextInput } from 'react-admin'
import { FormGrid, wide } from '../../shared/FormGrid.tsx'

/** All that the office says of a lecturer in public; what is wrong with it is for the contract to say. */
export const LecturerInputs = () => (
  <FormGrid>
    <TextInput source="first_name" label="Vorname" helperText="Mit Titel davor: „Dr. Vera“" />
    <TextInput source="last_name" label="Nachname" isRequired />
    <TextInput source="profile_description" label="Zur Person" multiline minRows={5} className={wide} />
  </FormGrid>
)
