import { AutocompleteInput, DateInput, NumberInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FormGrid, wide } from '../../../shared/forms/FormGrid.tsx'
import { RowsInput } from '../../../shared/forms/RowsInput.tsx'
import { useTimeslotChoices } from '../../../shared/places/useTimeslotChoices.ts'
import css from './allotments.module.css'

const idOf = (event: unknown) => {
  if (typeof event === 'number') return event
  return typeof event === 'object' && event && 'id' in event ? Number(event.id) : undefined
}

/** Whom places are held for, until when, and how many of what; of which event is chosen once. */
export const AllotmentInputs = () => {
  const event: unknown = useWatch({ name: 'event' })
  const choices = useTimeslotChoices(idOf(event))
  return (
    <FormGrid>
      <TextInput source="name" label="Gruppe" isRequired helperText="Etwa der Name der Schule" />
      <DateInput
        source="until"
        label="Gehalten bis"
        isRequired
        helperText="Am Morgen danach bekommt die Warteliste, was übrig ist."
      />
      <NumberInput
        source="places"
        label="Plätze in der Veranstaltung"
        min={0}
        helperText="0, wenn die Veranstaltung keine begrenzten Plätze hat"
      />
      <TextInput source="note" label="Notiz" multiline helperText="Nur für das Büro" />
      <RowsInput
        source="timeslots"
        label="Plätze in Terminen"
        helperText="Halten lässt sich, was frei ist."
        add="Termin hinzufügen"
        className={wide ?? ''}
      >
        <AutocompleteInput
          source="timeslot"
          label="Termin"
          choices={choices}
          isRequired
          className={css['termin'] ?? ''}
        />
        <NumberInput source="places" label="Plätze" min={1} isRequired />
      </RowsInput>
    </FormGrid>
  )
}
