import { AreaCreate } from '../../shared/AreaCreate.tsx'
import { EventInput } from '../../shared/EventInput.tsx'
import { WorkshopInputs } from './Inputs.tsx'

export const WorkshopCreate = () => (
  <AreaCreate area="workshops" label="Alle Workshops" title="Workshop anlegen">
    <EventInput />
    <WorkshopInputs />
  </AreaCreate>
)
