import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { EventInputs } from './Inputs.tsx'

const usual = { unit_minutes: 45, minimum_share: 80, feedback_required: false }

/** A new event: a draft until it is announced. */
export const EventCreate = () => (
  <AreaCreate
    area="events"
    label="Alle Veranstaltungen"
    title="Veranstaltung anlegen"
    save="Als Entwurf anlegen"
    usual={usual}
  >
    <EventInputs />
  </AreaCreate>
)
