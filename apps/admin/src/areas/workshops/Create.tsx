import { useWatch } from 'react-hook-form'
import { EventInput } from '../../shared/forms/EventInput.tsx'
import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { Note } from '../../shared/pages/Note.tsx'
import { WorkshopInputs } from './Inputs.tsx'

const WithTimeslots = () => {
  const model: unknown = useWatch({ name: 'timeslots_of' })
  if (!model) return null
  return (
    <Note>
      Die Termine werden mit dupliziert, zu denselben Zeiten in denselben Räumen. Öffentlich werden sie erst,
      wenn Sie den Raumplan veröffentlichen.
    </Note>
  )
}

export const WorkshopCreate = () => (
  <AreaCreate area="workshops" label="Alle Workshops" title="Workshop anlegen">
    <WithTimeslots />
    <EventInput />
    <WorkshopInputs />
  </AreaCreate>
)
