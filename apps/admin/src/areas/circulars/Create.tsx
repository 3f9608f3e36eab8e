import { ReferenceInput, SelectInput, TextInput } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { Note } from '../../shared/pages/Note.tsx'
import { audiences } from './circulars.texts.ts'

export const CircularCreate = () => (
  <AreaCreate
    area="circulars"
    label="Alle Rundmails"
    title="Rundmail entwerfen"
    save="Entwerfen"
    usual={{ audience: 'participants' }}
  >
    <FormGrid>
      <TextInput
        source="name"
        label="Name"
        helperText="Nur für das Büro, etwa „Parken am Samstag“."
        isRequired
        className={wide}
      />
      <ReferenceInput source="event" reference="events" perPage={mostRows}>
        <SelectInput
          label="Veranstaltung"
          optionText="name"
          helperText="Ohne: alle Personen mit dieser Rolle."
          className={wide}
        />
      </ReferenceInput>
      <SelectInput source="audience" label="An wen" choices={audiences} isRequired className={wide} />
    </FormGrid>
    <Note>Danach sehen Sie, wer sie bekommt, und schreiben den Text. Gesendet wird noch nichts.</Note>
  </AreaCreate>
)
