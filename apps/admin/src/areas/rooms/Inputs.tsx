import { NumberInput, TextArrayInput, TextInput } from 'react-admin'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'

/** All that the office says of a room; what is wrong with it is for the contract to say. */
export const RoomInputs = () => (
  <FormGrid>
    <TextInput source="name" label="Name" isRequired helperText="So steht er in der App: „Raum 2.14“" />
    <TextInput source="building" label="Gebäude" helperText="Leer, wenn es nur eines gibt" />
    <TextInput source="floor" label="Etage" />
    <NumberInput source="capacity" label="Plätze" helperText="Leer: so viele, wie kommen" min={0} />
    <TextArrayInput
      source="equipment"
      label="Ausstattung"
      helperText="Ein Wort je Eintrag, mit der Eingabetaste: Beamer, Klavier, Tafel"
      className={wide}
    />
    <TextInput source="seating" label="Bestuhlung" helperText="Reihen, Tische, Stuhlkreis" />
  </FormGrid>
)
