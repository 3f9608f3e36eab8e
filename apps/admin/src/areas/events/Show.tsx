import type { OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { idOf } from '@tafelrunde/contract/http/ids'
import { tableDayAndTime, tableDays } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { LinkBase } from 'react-admin'
import { useParams } from 'react-router'
import { HistoryCard } from '../../shared/history/HistoryCard.tsx'
import { listPath } from '../../shared/lists/listPath.ts'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { InTheApp } from '../../shared/pages/InTheApp.tsx'
import { Marked } from '../../shared/pages/Marked.tsx'
import { Occupancy } from '../../shared/places/Occupancy.tsx'
import { placesOf } from '../../shared/places/places.rules.ts'
import { Checklist, useChecklistAwaited } from './Checklist.tsx'
import { DraftLink } from './DraftLink.tsx'
import { EventImage } from './EventImage.tsx'
import { eventHistory } from './events.texts.ts'
import { historyOf } from './history.ts'
import { MapLink } from './MapLink.tsx'
import { OnDisplay } from './OnDisplay.tsx'
import { Programme } from './Programme.tsx'
import { StateActions } from './StateActions.tsx'

const factsOf = (event: OfficeEvent) => ({
  Datum: tableDays(event.start, event.end),
  Uhrzeit: `${timeRange(event.start, event.end)} Uhr`,
  Ort: event.location && (
    <>
      <div>{event.location}</div>
      <div>
        <MapLink place={event.location} />
      </div>
    </>
  ),
  Anmeldungen: (
    <>
      <Occupancy places={placesOf(event)} />
      <div>
        <LinkBase to={listPath('registrations', { event: event.id })}>Nach Personen</LinkBase>,{' '}
        <LinkBase to={listPath('places', { event: event.id })}>nach Terminen</LinkBase>
      </div>
      {event.allotted > 0 && (
        <LinkBase to={listPath('allotments', { event: event.id, state: 'held' })}>
          davon {counted(event.allotted, 'Platz', 'Plätze')} für Gruppen gehalten
        </LinkBase>
      )}
    </>
  ),
  Anmeldeformular: (
    <>
      <LinkBase to={`/questions/${event.id}`}>Fragen</LinkBase>
      {', '}
      <LinkBase to={`/events/${event.id}/answers`}>Antworten</LinkBase>
    </>
  ),
  Workshops: (
    <>
      <LinkBase to={listPath('workshops', { event: event.id })}>
        {counted(event.workshops_count, 'Workshop', 'Workshops')}
      </LinkBase>
      , <LinkBase to={`/intakes?event=${event.id}`}>aus Excel einlesen</LinkBase>,{' '}
      <LinkBase to={`/events/${event.id}/programme`}>Programmdatei einlesen</LinkBase>
    </>
  ),
  Aussteller: (
    <>
      <LinkBase to={`/price-lists/${event.id}`}>Preisliste</LinkBase>,{' '}
      <LinkBase to={`/halls/${event.id}`}>Hallenplan</LinkBase>,{' '}
      <LinkBase to={`/events/${event.id}/hall`}>Tische</LinkBase>
    </>
  ),
  Referenten: <LinkBase to={`/fees/${event.id}`}>Honorare</LinkBase>,
  'Am Tag': (
    <>
      <LinkBase to={`/events/${event.id}/day`}>Tagesleitung</LinkBase>,{' '}
      <a href={`/entrance/${event.id}`} target="_blank" rel="noopener">
        Einlass
      </a>
      , <LinkBase to={`/events/${event.id}/badges`}>Namensschilder</LinkBase>,{' '}
      <LinkBase to={`/events/${event.id}/emergency`}>Notfallliste</LinkBase>
    </>
  ),
  Danach: (
    <>
      <LinkBase to={listPath('attendances', { event: event.id })}>Teilnahmen und Bestätigungen</LinkBase>,{' '}
      <LinkBase to={`/events/${event.id}/reports`}>Auswertung</LinkBase>
    </>
  ),
  'Anmeldung ab': event.registration_start && tableDayAndTime(event.registration_start),
  'Anmeldung bis': event.registration_end && tableDayAndTime(event.registration_end),
  'Abmelden bis': event.cancellation_deadline && tableDayAndTime(event.cancellation_deadline),
  'Feedback bis': event.feedback_deadline && tableDayAndTime(event.feedback_deadline),
  Unterrichtseinheit: `${event.unit_minutes} Minuten`,
  Anwesenheit: `mindestens ${event.minimum_share} %`,
  Anerkennung: event.accreditation,
  Feedback: (
    <>
      {event.feedback_required ? 'nötig für die Teilnahmebestätigung' : 'freiwillig'},{' '}
      <LinkBase to={`/events/${event.id}/feedback`}>Ergebnis</LinkBase>
    </>
  ),
})

const Body = ({ event }: { event: OfficeEvent }) => (
  <div className="show-columns">
    <div className="stack">
      <StateActions event={event} />
      {event.state !== 'cancelled' && <Checklist event={event} />}
      <Card
        title="Auf einen Blick"
        aside={
          <span className="card__links">
            <InTheApp path={`/event-detail/${event.id}`} />
            <LinkBase to={`/events/${event.id}/plan`}>Raumplan</LinkBase>
            <LinkBase to={`/events/${event.id}/plan#drucken`}>Plan drucken</LinkBase>
            <LinkBase to={`/events/${event.id}`}>Bearbeiten</LinkBase>
          </span>
        }
      >
        <Facts facts={factsOf(event)} />
      </Card>
      {event.description && (
        <Card title="Beschreibung">
          <Marked text={event.description} />
        </Card>
      )}
      {event.state === 'draft' && <DraftLink id={event.id} />}
      {event.state !== 'draft' && <OnDisplay event={event} />}
      <EventImage event={event} />
      <HistoryCard
        of={['events', event.id, event.version]}
        columns={eventHistory}
        historyOf={() => historyOf(event.id)}
      />
    </div>
    <Programme event={event} />
  </div>
)

/** The event and what it still lacks are asked for beside each other. */
export const EventShow = () => {
  const isAwaited = useChecklistAwaited(idOf(useParams().id))
  return (
    <AreaShow<OfficeEvent>
      area="events"
      label="Alle Veranstaltungen"
      titleOf={event => event.name}
      render={event => (isAwaited ? <p role="status">Wird geladen …</p> : <Body event={event} />)}
    />
  )
}
