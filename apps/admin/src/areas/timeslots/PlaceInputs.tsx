import { type Room, roomText } from '@tafelrunde/contract/admin/events/rooms'
import { AutocompleteInput, NumberInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useRooms } from './useRooms.ts'

const optionText = (room: Room) => roomText(room)

/** Where a Termin is and for how many: a room says both, a text only the first. */
export const PlaceInputs = () => {
  const { getValues, setValue } = useFormContext()
  const chosen: unknown = useWatch({ name: 'room' })
  const rooms = useRooms()
  const take = (id: unknown) => {
    const room = rooms.find(one => one.id === id)
    if (!room) return
    setValue('location', roomText(room), { shouldDirty: true })
    // An offer: what somebody has said of the places stays.
    if ((getValues('capacity') ?? '') === '' && room.capacity !== null)
      setValue('capacity', room.capacity, { shouldDirty: true })
  }
  return (
    <>
      <AutocompleteInput
        source="room"
        label="Raum aus der Liste"
        choices={rooms}
        optionText={optionText}
        helperText="Bietet seine Plätze an, wenn dort noch nichts steht"
        onChange={take}
      />
      <TextInput
        source="location"
        label="Raum"
        readOnly={typeof chosen === 'number'}
        helperText={
          typeof chosen === 'number'
            ? 'So steht es in der App'
            : 'Frei geschrieben, wenn er in keiner Liste steht'
        }
      />
      <NumberInput source="capacity" label="Plätze" helperText="Leer: so viele, wie kommen" min={0} />
    </>
  )
}
