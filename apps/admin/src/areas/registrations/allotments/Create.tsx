import { EventInput } from '../../../shared/forms/EventInput.tsx'
import { AreaCreate } from '../../../shared/pages/AreaCreate.tsx'
import { Note } from '../../../shared/pages/Note.tsx'
import { AllotmentInputs } from './Inputs.tsx'

export const AllotmentCreate = () => (
  <AreaCreate
    area="allotments"
    label="Alle Kontingente"
    title="Plätze zurückhalten"
    save="Zurückhalten"
    usual={{ places: 0, note: '', timeslots: [] }}
    pathOf={() => '/allotments'}
  >
    <EventInput />
    <AllotmentInputs />
    <Note>Diese Plätze bekommt sonst niemand, auch nicht von der Warteliste. Niemand bekommt eine Mail.</Note>
  </AreaCreate>
)
