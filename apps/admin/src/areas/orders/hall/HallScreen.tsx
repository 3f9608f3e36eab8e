import { EventPage } from '../../../shared/pages/EventPage.tsx'
import { LiveHall } from './LiveHall.tsx'

/** The hall of an event as it is now: which tables are whose. */
export const HallScreen = () => (
  <EventPage title="Tische" render={({ id }) => <LiveHall key={id} event={id} />} />
)
