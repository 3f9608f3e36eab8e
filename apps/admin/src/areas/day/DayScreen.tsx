import { EventPage } from '../../shared/pages/EventPage.tsx'
import { OnDisplay } from '../events/OnDisplay.tsx'
import { Day } from './Day.tsx'

/** A day of an event while it runs, and what the office says to everybody. */
export const DayScreen = () => (
  <EventPage
    title="Tagesleitung"
    render={event => (
      <div className="stack">
        <Day key={event.id} event={event.id} />
        {event.state !== 'draft' && (
          <div id="durchsage">
            <OnDisplay event={event} />
          </div>
        )}
      </div>
    )}
  />
)
