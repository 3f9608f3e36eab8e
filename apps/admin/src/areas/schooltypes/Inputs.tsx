import { TextInput } from 'react-admin'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'

/** All that the office says of a school type; what is wrong with it is for the contract to say. */
export const SchooltypeInputs = () => (
  <FormGrid>
    <TextInput
      source="name"
      label="Name"
      isRequired
      helperText="Steht bei Workshops und in den Profilen zur Auswahl"
      className={wide}
    />
  </FormGrid>
)
