import type { ListedPerson } from '@tafelrunde/contract/admin/people/people'
import { fullName } from '@tafelrunde/ui/names.ts'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  LinkBase,
  ReferenceInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { EventInput } from '../../shared/forms/EventInput.tsx'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { Note } from '../../shared/pages/Note.tsx'
import { numberText } from '../../shared/people/customerNumber.texts.ts'
import { useTimeslotChoices } from '../../shared/places/useTimeslotChoices.ts'
import { AllotmentInput } from './AllotmentInput.tsx'

const personText = (person: ListedPerson) =>
  [fullName(person), person.email, numberText(person)].filter(Boolean).join(' · ')

const TimeslotsInput = () => {
  const event: unknown = useWatch({ name: 'event' })
  const choices = useTimeslotChoices(typeof event === 'number' ? event : undefined)
  return (
    <AutocompleteArrayInput
      source="timeslots"
      label="Termine"
      choices={choices}
      helperText="Keiner: nur für die Veranstaltung"
      className={wide}
    />
  )
}

export const RegistrationCreate = () => (
  <AreaCreate
    area="registrations"
    label="Alle Anmeldungen"
    title="Person anmelden"
    save="Anmelden"
    usual={{ timeslots: [], allotment: null, beyond: false }}
  >
    <EventInput />
    <FormGrid>
      <ReferenceInput source="account" reference="people">
        <AutocompleteInput
          label="Person"
          optionText={personText}
          filterToQuery={search => ({ search })}
          helperText={
            <>
              Name, E-Mail-Adresse oder Mitgliedsnummer. Nicht dabei?{' '}
              <LinkBase to="/people/create">Konto anlegen</LinkBase>
            </>
          }
          isRequired
          className={wide}
        />
      </ReferenceInput>
      <TimeslotsInput />
      <AllotmentInput />
      <BooleanInput
        source="beyond"
        label="Auch wenn alle Plätze vergeben sind"
        helperText="Dann über die Plätze hinaus. Der Verlauf der Person nennt Sie."
        className={wide}
      />
    </FormGrid>
    <Note>Die Person bekommt eine Mail über ihre Anmeldung, mit allen Terminen in einer.</Note>
  </AreaCreate>
)
