import { AreaCreate } from '../../shared/AreaCreate.tsx'
import { EventInput } from '../../shared/EventInput.tsx'
import { TimeslotInputs } from './Inputs.tsx'
import { pathOf } from './pathOf.ts'

export const TimeslotCreate = () => (
  <AreaCreate
    area="timeslots"
    label="Alle Termine"
    title="Termin anlegen"
    usual={{ break_minutes: 0 }}
    pathOf={pathOf}
  >
    <EventInput />
    <TimeslotInputs />
  </AreaCreate>
)
