import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import { SelectInput, useGetOne, useListContext } from 'react-admin'
import { useTimeslotChoices } from '../places/useTimeslotChoices.ts'
import { notShown } from './notShown.ts'

/** Who is in one Termin; only where an event is chosen, or the Termin is already and tells which. */
export const TimeslotFilter = ({ source }: { source: string; alwaysOn: boolean }) => {
  const { filterValues } = useListContext()
  const chosen = Number(filterValues[source] ?? 0)
  const named = Number(filterValues['event'] ?? 0)
  const { data: timeslot } = useGetOne<Timeslot>(
    'timeslots',
    { id: chosen },
    { enabled: chosen > 0 && named === 0 },
  )
  const event = named || timeslot?.event
  const choices = useTimeslotChoices(event)
  // Of another event that was chosen before: nobody is in it here, and it must be seen to be taken away.
  const isForeign = chosen > 0 && !choices.some(({ id }) => id === chosen)
  const foreign = isForeign ? [{ id: chosen, name: 'Einer anderen Veranstaltung' }] : []
  return (
    <SelectInput
      source={source}
      label="Termin"
      choices={[...choices, ...foreign]}
      {...(choices.length === 0 && notShown)}
    />
  )
}
