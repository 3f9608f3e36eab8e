import { TextInput } from 'react-admin'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { Note } from '../../shared/pages/Note.tsx'

export const PersonCreate = () => (
  <AreaCreate area="people" label="Alle Personen" title="Konto anlegen">
    <FormGrid>
      <TextInput source="first_name" label="Vorname" isRequired />
      <TextInput source="last_name" label="Nachname" isRequired />
      <TextInput source="email" label="E-Mail-Adresse" type="email" isRequired className={wide} />
      <TextInput source="as_customernumber" label="Mitgliedsnummer" />
    </FormGrid>
    <Note>Die Person bekommt gleich eine Mail mit einem Link, über den sie ein Passwort wählt.</Note>
  </AreaCreate>
)
