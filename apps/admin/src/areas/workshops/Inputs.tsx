import { AutocompleteArrayInput, ReferenceArrayInput, TextArrayInput, TextInput } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { shownName } from '../../shared/people/lecturers.rules.ts'
import { MarkedInput } from '../../shared/text-editor/MarkedInput.tsx'

/** All that the office says of a workshop but its Termine; what is wrong with it is for the contract to say. */
export const WorkshopInputs = () => (
  <FormGrid>
    <TextInput source="name" label="Name" isRequired className={wide} />
    <TextInput
      source="location"
      label="Raum"
      helperText="In der Regel; jeder Termin kann einen anderen haben"
    />
    <ReferenceArrayInput source="schooltypes" reference="schooltypes" perPage={mostRows}>
      <AutocompleteArrayInput label="Schularten" optionText="name" />
    </ReferenceArrayInput>
    <ReferenceArrayInput source="lecturer_ids" reference="lecturers" perPage={mostRows}>
      <AutocompleteArrayInput
        label="Referenten"
        optionText={shownName}
        helperText="In der Reihenfolge, in der sie genannt werden"
        className={wide}
      />
    </ReferenceArrayInput>
    <TextArrayInput
      source="equipment"
      label="Nötige Ausstattung"
      helperText="Was der Raum haben muss, mit der Eingabetaste: Beamer, Klavier"
      className={wide}
    />
    <MarkedInput source="description" label="Beschreibung" className={wide} />
  </FormGrid>
)
