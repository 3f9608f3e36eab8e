import type { OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { eventHistory } from './events.texts.ts'
import { historyOf } from './history.ts'
import { EventInputs } from './Inputs.tsx'

export const EventEdit = () => (
  <AreaEdit<OfficeEvent>
    area="events"
    label="Alle Veranstaltungen"
    titleOf={event => event.name}
    pathOf={({ id }) => `/events/${id}/show`}
    columns={eventHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" />}
  >
    <EventInputs />
  </AreaEdit>
)
