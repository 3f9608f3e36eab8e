import type { Event } from '@tafelrunde/contract/events'
import { LinkBase } from 'react-admin'
import { AreaShow } from '../../shared/AreaShow.tsx'
import { Card } from '../../shared/Card.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { counted, dayAndTime, dayRange, timeRange } from '../../shared/format.ts'
import { listPath } from '../../shared/listPath.ts'
import { Occupancy } from '../../shared/Occupancy.tsx'
import { placesOf } from '../../shared/places.rules.ts'
import { Programme } from './Programme.tsx'
import { StateChip } from './StateChip.tsx'

const factsOf = (event: Event) => ({
  Stand: <StateChip state={event.state} />,
  Datum: dayRange(event.start, event.end),
  Uhrzeit: `${timeRange(event.start, event.end)} Uhr`,
  Ort: event.location,
  Anmeldungen: <Occupancy places={placesOf(event)} />,
  Workshops: (
    <LinkBase to={listPath('workshops', { event: event.id })}>
      {counted(event.workshops_count, 'Workshop', 'Workshops')}
    </LinkBase>
  ),
  'Anmeldung ab': event.registration_start && dayAndTime(event.registration_start),
  'Anmeldung bis': event.registration_end && dayAndTime(event.registration_end),
  'Abmelden bis': event.cancellation_deadline && dayAndTime(event.cancellation_deadline),
  Feedback: event.feedback_required ? 'nötig für die Teilnahmebestätigung' : 'freiwillig',
})

const Body = ({ event }: { event: Event }) => (
  <div className="show-columns">
    <div className="stack">
      <Card title="Auf einen Blick">
        <Facts facts={factsOf(event)} />
      </Card>
      {event.description && (
        <Card title="Beschreibung">
          <p className="text">{event.description}</p>
        </Card>
      )}
    </div>
    <Programme event={event} />
  </div>
)

export const EventShow = () => (
  <AreaShow<Event>
    area="events"
    label="Alle Veranstaltungen"
    titleOf={event => event.name}
    render={event => <Body event={event} />}
  />
)
