import { EventPage } from '../../shared/EventPage.tsx'
import { Day } from './Day.tsx'

/** A day of an event while it runs. */
export const DayScreen = () => (
  <EventPage title="Tagesleitung" render={({ id }) => <Day key={id} event={id} />} />
)
