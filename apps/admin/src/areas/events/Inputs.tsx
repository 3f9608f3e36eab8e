import { BooleanInput, NumberInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { MomentInput } from '../../shared/forms/MomentInput.tsx'
import { MarkedInput } from '../../shared/text-editor/MarkedInput.tsx'
import { MapLink } from './MapLink.tsx'

/** Where the event takes place, with where the app's link to the map leads to as it is being typed. */
const PlaceInput = () => {
  const place: unknown = useWatch({ name: 'location' })
  const typed = typeof place === 'string' ? place.trim() : ''
  return (
    <TextInput
      source="location"
      label="Ort"
      helperText={typed ? <MapLink place={typed} /> : 'Mit Straße und Stadt findet ihn die Karte der App'}
    />
  )
}

/** All that the office says of an event; what is wrong with it is for the contract to say. */
export const EventInputs = () => (
  <FormGrid>
    <TextInput source="name" label="Name" isRequired className={wide} />
    <MomentInput source="start" label="Beginn" isRequired />
    <MomentInput source="end" label="Ende" isRequired />
    <PlaceInput />
    <NumberInput source="capacity" label="Plätze" helperText="Leer: so viele, wie kommen" min={0} />
    <MomentInput source="registration_start" label="Anmeldung ab" helperText="Leer: sobald sie offen ist" />
    <MomentInput source="registration_end" label="Anmeldung bis" />
    <MomentInput source="cancellation_deadline" label="Abmelden bis" />
    <MomentInput source="feedback_deadline" label="Feedback bis" />
    <MarkedInput source="description" label="Beschreibung" className={wide} />
    <BooleanInput
      source="feedback_required"
      label="Teilnahmebestätigung erst nach dem Feedback"
      className={wide}
    />
    <NumberInput source="unit_minutes" label="Minuten je Unterrichtseinheit" min={1} />
    <NumberInput source="minimum_share" label="Mindestanteil der Anwesenheit in Prozent" min={0} max={100} />
    <TextInput
      source="accreditation"
      label="Anerkennungsnummern"
      helperText="Eine je Zeile; sie stehen auf der Teilnahmebestätigung."
      multiline
      minRows={2}
    />
    <TextInput source="confirmation_text" label="Zusatz auf der Teilnahmebestätigung" multiline minRows={2} />
  </FormGrid>
)
