import { EventPage } from '../../shared/pages/EventPage.tsx'
import { Printing } from './Printing.tsx'

/** The badges of an event, for printing. */
export const BadgesScreen = () => (
  <EventPage title="Namensschilder" render={({ id }) => <Printing key={id} event={id} />} />
)
