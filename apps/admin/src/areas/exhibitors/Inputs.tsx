import { AutocompleteArrayInput, ReferenceArrayInput, TextInput } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { MarkedInput } from '../../shared/text-editor/MarkedInput.tsx'

/** All that the office says of an exhibitor; what is wrong with it is for the contract to say. */
export const ExhibitorInputs = () => (
  <FormGrid>
    <TextInput source="name" label="Name" isRequired helperText="So steht er im Ausstellerverzeichnis" />
    <TextInput source="stand" label="Stand" helperText="Wo er zu finden ist: „A4“" />
    <ReferenceArrayInput source="events" reference="events" perPage={mostRows}>
      <AutocompleteArrayInput label="Veranstaltungen" optionText="name" className={wide} />
    </ReferenceArrayInput>
    <TextInput source="website" label="Website" helperText="Mit oder ohne „https://“" className={wide} />
    <MarkedInput source="description" label="Beschreibung" className={wide} />
    <TextInput
      source="contact_name"
      label="Ansprechperson"
      helperText="Nur für das Büro, wie die Adresse und die Nummer"
    />
    <TextInput source="contact_email" label="E-Mail-Adresse" inputMode="email" />
    <TextInput source="contact_phone" label="Telefon" />
  </FormGrid>
)
