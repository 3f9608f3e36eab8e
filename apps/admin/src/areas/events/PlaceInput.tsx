import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MapLink } from './MapLink.tsx'

/** Where the event takes place, with where the app's link to the map leads to as it is being typed. */
export const PlaceInput = () => {
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
