import type { Event } from '@tafelrunde/contract/events/events'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Boundary } from '../../shared/code/Boundary.tsx'
import { later } from '../../shared/code/later.tsx'
import { sharePage } from '../../shared/files/share.ts'
import { Page } from '../../shared/page/Page.tsx'
import { type Frame, RecordScreen } from '../../shared/page/RecordScreen.tsx'
import { leadAndText } from '../../shared/prose.ts'
import { eventQuery } from '../../shared/queries/events.ts'
import { invalidate, refetch } from '../../shared/queries/stale.ts'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { CardLink, CardList } from '../../shared/ui/rows/CardList.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { Prose } from '../../shared/ui/rows/Prose.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { LogoTile, LogoTiles } from '../../shared/ui/signs/LogoTile.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { exhibitorsQuery } from '../exhibitors/exhibitors.api.ts'
import { timeslotsQuery } from '../workshops/workshops.api.ts'
import { EventAction } from './EventAction.tsx'
import { EventChip } from './EventChip.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventLeave } from './EventLeave.tsx'
import { EventLines } from './EventLines.tsx'
import { EventProgrammeFiles } from './EventProgrammeFiles.tsx'
import css from './event.module.css'
import { useOwnPlaces } from './events.api.ts'
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

// Few events ask anything, and only who is registered has answered it.
const EventAnswers = later(async () => (await import('./EventAnswers.tsx')).EventAnswers)

const refresh = (id: number) =>
  Promise.all([refetch(eventQuery(id), timeslotsQuery(id), exhibitorsQuery), invalidate('ownPlaces')])

const EventPage = ({ event, frame }: { event: Event; frame: Frame }) => {
  const now = useNow()
  const { own, places } = useOwnPlaces(event, now)
  const { data, isFetched } = useQuery(timeslotsQuery(event.id))
  const { lead, text } = leadAndText(event.description)
  return (
    <Page
      title={event.name}
      subtitle={lead}
      {...frame}
      actions={<IconButton icon="share" label="Teilen" onClick={() => void sharePage(event.name)} />}
      live={event.id}
      onRefresh={() => refresh(event.id)}
      board={
        <div className={css['event-head']}>
          <EventChip event={event} own={own} now={now} onBoard />
          <EventLines event={event} now={now} chosen={places}>
            <IconLine icon="calendar">{eventDays(event)}</IconLine>
          </EventLines>
          <EventAction event={event} own={own} now={now} atEvent />
        </div>
      }
    >
      <div className={css.event}>
        {event.image && (
          <img
            className={css['event-image']}
            src={event.image}
            alt={event.image_alt}
            width={1280}
            height={720}
          />
        )}
        <EventFacts event={event} timeslots={data ?? (isFetched ? [] : undefined)} own={own} />
        <div>
          {text && (
            <Section title="Worum es geht">
              <Prose text={text} />
            </Section>
          )}
          {event.workshops_count > 0 && (
            <Section title="Programm">
              <CardList>
                <CardLink href={paths.scheduleOf(event.id)} title={workshopsText(event.workshops_count)}>
                  <span className="card-link__line">Zeiten, Räume und freie Plätze</span>
                </CardLink>
                {places && (
                  <CardLink href={`${paths.scheduleOf(event.id)}&auswahl=1`} title="Mein Programm">
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
      {event.has_questions && own && own.state !== 'none' && (
        <Boundary>
          <Suspense>
            <EventAnswers event={event} />
          </Suspense>
        </Boundary>
      )}
      <EventLeave event={event} own={own} now={now} />
    </Page>
  )
}

const KnownEvent = ({ id }: { id: number }) => (
  <RecordScreen
    record={eventQuery(id)}
    title="Veranstaltung"
    back={paths.events}
    skeleton={<SkeletonList kind="event" />}
    failed="Die Veranstaltung kam nicht an"
    unaffected="Ihre Anmeldungen sind davon nicht betroffen."
    missing={{
      title: 'Diese Veranstaltung gibt es nicht',
      text: 'Vielleicht ist der Link veraltet, oder sie ist noch nicht veröffentlicht.',
      action: 'Zu den Veranstaltungen',
    }}
  >
    {(event, frame) => <EventPage event={event} frame={frame} />}
  </RecordScreen>
)

/** Without an id, as old links have it, there is only the list. */
export const EventScreen = () => {
  const { id } = useParams()
  return id === undefined ? <Navigate to={paths.events} replace /> : <KnownEvent id={idOf(id)} />
}
