import { EventPage } from '../../shared/pages/EventPage.tsx'
import { PresenceList } from './List.tsx'

/** The emergency list of an event: who is in the house, room by room. */
export const PresenceScreen = () => (
  <EventPage title="Notfallliste" render={({ id }) => <PresenceList key={id} event={id} />} />
)
