import { EventInput } from '../../shared/forms/EventInput.tsx'
import { MomentInput } from '../../shared/forms/MomentInput.tsx'
import { RowsInput } from '../../shared/forms/RowsInput.tsx'
import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { TimeslotInputs } from './Inputs.tsx'
import { pathOf } from './pathOf.ts'

/** The same again, for as long, with the same room and places. */
const Repeats = () => (
  <RowsInput
    source="repeats"
    label="Weitere Zeiten"
    helperText="Derselbe Termin noch einmal, gleich lang, mit Raum und Plätzen"
    add="Weitere Zeit"
  >
    <MomentInput source="start" label="Beginn" isRequired />
  </RowsInput>
)

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
    <Repeats />
  </AreaCreate>
)
