import type { Event } from '@tafelrunde/contract/events'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { Page } from '../../shared/Page.tsx'
import { leadAndText } from '../../shared/prose.ts'
import { queryClient } from '../../shared/query.ts'
import { sharePage } from '../../shared/share.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { CardLink, CardList } from '../../shared/ui/CardList.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { IconLine } from '../../shared/ui/IconLine.tsx'
import { LogoTile, LogoTiles } from '../../shared/ui/LogoTile.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { exhibitorsQuery } from '../exhibitors/exhibitors.api.ts'
import { timeslotsQuery } from '../workshops/workshops.api.ts'
import { EventAction, scheduleOf } from './EventAction.tsx'
import { EventChip } from './EventChip.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventLeave } from './EventLeave.tsx'
import { EventLines } from './EventLines.tsx'
import { EventProgrammeFiles } from './EventProgrammeFiles.tsx'
import { eventQuery, useOwnPlaces } from './events.api.ts'
import './event.css'
import { eventDays, workshopsText } from './events.texts.ts'

const EventExhibitors = ({ event }: { event: Event }) => {
  const { data = [] } = useQuery(exhibitorsQuery)
  const present = data.filter(({ events }) => events.includes(event.id))
  if (present.length === 0) return null
  return (
    <Section title="Aussteller">
      <LogoTiles>
        {present.map(exhibitor => (
          <li key={exhibitor.id}>
            <LogoTile exhibitor={exhibitor} href={paths.exhibitor(exhibitor.id)} />
          </li>
        ))}
      </LogoTiles>
    </Section>
  )
}

const EventPage = ({ event, at }: { event: Event; at: Date }) => {
  const now = useNow()
  const { own, places } = useOwnPlaces(event, now)
  const { data: timeslots = [] } = useQuery(timeslotsQuery(event.id))
  const { lead, text } = leadAndText(event.description)
  return (
    <Page
      title={event.name}
      subtitle={lead}
      back={paths.events}
      actions={<IconButton icon="share" label="Teilen" onClick={() => void sharePage(event.name)} />}
      live={event.id}
      onRefresh={() => queryClient.invalidateQueries()}
      offlineSince={at}
      board={
        <div className="event-head">
          <EventChip event={event} own={own} now={now} onBoard />
          <EventLines event={event} now={now} chosen={places}>
            <IconLine icon="calendar">{eventDays(event)}</IconLine>
          </EventLines>
          <EventAction event={event} own={own} now={now} atEvent />
        </div>
      }
    >
      <div className="event">
        <EventFacts event={event} timeslots={timeslots} own={own} />
        <div>
          {text && (
            <Section title="Worum es geht">
              <Prose text={text} />
            </Section>
          )}
          {event.workshops_count > 0 && (
            <Section title="Programm">
              <CardList>
                <CardLink href={scheduleOf(event)} title={workshopsText(event.workshops_count)}>
                  <span className="card-link__line">Zeiten, Räume und freie Plätze</span>
                </CardLink>
                {places && (
                  <CardLink href={`${scheduleOf(event)}&auswahl=1`} title="Mein Programm">
                    <span className="card-link__line">Ihre Termine, Wege und freien Zeiten</span>
                  </CardLink>
                )}
              </CardList>
            </Section>
          )}
        </div>
      </div>
      <EventExhibitors event={event} />
      <EventProgrammeFiles event={event} />
      <EventLeave event={event} own={own} now={now} />
    </Page>
  )
}

const Unknown = () => (
  <EmptyState
    title="Diese Veranstaltung gibt es nicht"
    action={<ButtonLink href={paths.events}>Zu den Veranstaltungen</ButtonLink>}
  >
    Vielleicht ist der Link veraltet, oder sie ist noch nicht veröffentlicht.
  </EmptyState>
)

const nameless = (content: ReactNode) => (
  <Page title="Veranstaltung" back={paths.events}>
    {content}
  </Page>
)

const KnownEvent = ({ id }: { id: number }) => {
  const event = useQuery(eventQuery(id))
  return (
    <Loaded
      query={event}
      skeleton={<SkeletonList kind="event" />}
      failed="Die Veranstaltung kam nicht an"
      unaffected="Ihre Anmeldungen sind davon nicht betroffen."
      missing={<Unknown />}
      frame={nameless}
    >
      {data => <EventPage event={data} at={new Date(event.dataUpdatedAt)} />}
    </Loaded>
  )
}

/** Without an id, as old links have it, there is only the list. */
export const EventScreen = () => {
  const { id } = useParams()
  return id === undefined ? <Navigate to={paths.events} replace /> : <KnownEvent id={Number(id)} />
}
