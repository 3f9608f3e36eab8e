import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { AutocompleteInput, NumberInput, TextInput, useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { FormGrid } from '../../shared/forms/FormGrid.tsx'
import { MomentInput } from '../../shared/forms/MomentInput.tsx'
import { NextFree } from './NextFree.tsx'
import { PlaceInputs } from './PlaceInputs.tsx'

/** Those of the event that the Termin belongs to. */
const WorkshopInput = () => {
  const event: unknown = useWatch({ name: 'event' })
  const { data } = useGetList<Workshop>(
    'workshops',
    { filter: { event }, pagination: { page: 1, perPage: mostRows }, sort: { field: 'name', order: 'ASC' } },
    { enabled: typeof event === 'number' },
  )
  return (
    <AutocompleteInput
      source="workshop"
      label="Workshop"
      choices={data ?? []}
      optionText="name"
      helperText="Leer: eine Pause oder etwas für alle"
    />
  )
}

/** All that the office says of a Termin; what is wrong with it is for the contract to say. */
export const TimeslotInputs = () => (
  <FormGrid>
    <WorkshopInput />
    <TextInput source="caption" label="Titel" helperText="Leer: wie der Workshop" />
    <MomentInput source="start" label="Beginn" isRequired />
    <MomentInput source="end" label="Ende" isRequired />
    <NextFree />
    <PlaceInputs />
    <NumberInput
      source="break_minutes"
      label="Pausenminuten"
      helperText="Zählen nicht für die Teilnahmebestätigung"
      min={0}
    />
  </FormGrid>
)
