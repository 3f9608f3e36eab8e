import type { Event } from '@tafelrunde/contract/events'
import type { Workshop } from '@tafelrunde/contract/workshops'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { eventsQuery } from '../../shared/events.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { Page } from '../../shared/Page.tsx'
import { leadAndText } from '../../shared/prose.ts'
import { queryClient } from '../../shared/query.ts'
import { schooltypesQuery } from '../../shared/schooltypes.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { Tags } from '../../shared/ui/StateChip.tsx'
import { workshopQuery } from '../../shared/workshop.ts'
import { LecturerSheet } from '../lecturers/LecturerSheet.tsx'
import { lecturersQuery } from '../lecturers/lecturers.api.ts'
import { profileOf } from '../lecturers/lecturers.rules.ts'
import { useBookings } from '../participations/useBookings.ts'
import { Alternatives } from './Alternatives.tsx'
import { Materials } from './Materials.tsx'
import { Termine } from './Termine.tsx'
import { WorkshopActions } from './WorkshopActions.tsx'
import { WorkshopLecturers } from './WorkshopLecturers.tsx'
import { lengthText, termineOf } from './workshop.rules.ts'
import './workshop.css'
import { workshopsQuery } from './workshops.api.ts'

const skeleton = <SkeletonList kind="session" count={1} />

const ForWhom = ({ workshop }: { workshop: Workshop }) => {
  const { data } = useQuery(schooltypesQuery)
  const schooltypes = data?.results.filter(({ id }) => workshop.schooltypes.includes(id)) ?? []
  const length = lengthText(workshop.timeslots)
  return <Tags tags={[...schooltypes.map(({ name }) => name), ...(length ? [length] : [])]} />
}

type PageProps = { workshop: Workshop; events: UseQueryResult<Event[]>; at: Date }

const WorkshopPage = ({ workshop, events, at }: PageProps) => {
  const event = events.data?.find(({ id }) => id === workshop.event)
  const { data: workshops } = useQuery({ ...workshopsQuery(workshop.event), enabled: event !== undefined })
  const { bookingOf, note, ready } = useBookings(event, workshops)
  const termine = termineOf(workshop)
  const first = event && termine.find(slot => bookingOf(slot, event).action === 'take')
  const [lecturer, setLecturer] = useState<number>()
  const { data: people = [] } = useQuery(lecturersQuery)
  const { lead, text } = leadAndText(workshop.description)
  const lineOf = (id: number) => {
    const person = people.find(one => one.id === id)
    return person && profileOf(person).lead
  }
  return (
    <Page
      title={workshop.name}
      subtitle={lead}
      back={paths.schedule}
      actions={<WorkshopActions workshop={workshop} />}
      board={<ForWhom workshop={workshop} />}
      live={workshop.event}
      onRefresh={() => queryClient.invalidateQueries()}
      offlineSince={at}
    >
      <div className="workshop">
        <Section title="Termine" {...(event && { note: event.name })}>
          <Loaded query={events} skeleton={skeleton} failed="Die Termine kamen nicht an">
            {() =>
              event && ready ? (
                <Termine
                  workshop={workshop}
                  place={event.location}
                  note={note}
                  termine={termine.map(slot => ({
                    slot,
                    ...bookingOf(slot, event, { long: true, primary: slot === first }),
                  }))}
                />
              ) : (
                skeleton
              )
            }
          </Loaded>
        </Section>
        {event && ready && <Alternatives workshop={workshop} event={event} bookingOf={bookingOf} />}
        <WorkshopLecturers lecturers={workshop.lecturers} lineOf={lineOf} onOpen={setLecturer} />
        {text && (
          <Section title="Worum es geht">
            <Prose text={text} />
          </Section>
        )}
        <Materials materials={workshop.materials} />
      </div>
      {lecturer !== undefined && (
        <LecturerSheet
          lecturerId={lecturer}
          onClose={() => setLecturer(undefined)}
          {...(ready && { bookingOf })}
        />
      )}
    </Page>
  )
}

const Unknown = () => (
  <EmptyState
    title="Diesen Workshop gibt es nicht"
    action={<ButtonLink href={paths.schedule}>Zu den Workshops</ButtonLink>}
  >
    Vielleicht ist der Link veraltet, oder er ist noch nicht veröffentlicht.
  </EmptyState>
)

const unnamed = (content: ReactNode) => (
  <Page title="Workshop" back={paths.schedule}>
    {content}
  </Page>
)

export const WorkshopScreen = () => {
  const { id } = useParams()
  const workshop = useQuery(workshopQuery(Number(id)))
  const events = useQuery(eventsQuery)
  return (
    <Loaded
      query={workshop}
      skeleton={skeleton}
      failed="Der Workshop kam nicht an"
      unaffected="Ihre Anmeldungen sind davon nicht betroffen."
      missing={<Unknown />}
      frame={unnamed}
    >
      {data => <WorkshopPage workshop={data} events={events} at={new Date(workshop.dataUpdatedAt)} />}
    </Loaded>
  )
}
