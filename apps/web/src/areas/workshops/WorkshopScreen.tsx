import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { later } from '../../shared/code/later.tsx'
import { OnDemand } from '../../shared/code/OnDemand.tsx'
import { sharePage } from '../../shared/files/share.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { type Frame, RecordScreen } from '../../shared/page/RecordScreen.tsx'
import { leadAndText } from '../../shared/prose.ts'
import { eventQuery } from '../../shared/queries/events.ts'
import { addFavourite, removeFavourite, useFavourites } from '../../shared/queries/favourites.ts'
import { schooltypesQuery } from '../../shared/queries/schooltypes.ts'
import { invalidate, refetch } from '../../shared/queries/stale.ts'
import { workshopQuery } from '../../shared/queries/workshop.ts'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { CardLink, CardList } from '../../shared/ui/rows/CardList.tsx'
import { Prose } from '../../shared/ui/rows/Prose.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { Tags } from '../../shared/ui/states/StateChip.tsx'
import { lecturerQuery } from '../lecturers/lecturers.api.ts'
import { profileOf } from '../lecturers/lecturers.rules.ts'
import { useBookings } from '../participations/useBookings.ts'
import { Alternatives } from './Alternatives.tsx'
import { Materials } from './Materials.tsx'
import { Termine } from './Termine.tsx'
import { type WithLine, WorkshopLecturers } from './WorkshopLecturers.tsx'
import css from './workshop.module.css'
import { lengthText, termineOf } from './workshop.rules.ts'
import { timeslotsQuery, workshopsQuery } from './workshops.api.ts'

// It opens with a tap, and brings the code of sheets along.
const LecturerSheet = later(async () => (await import('../lecturers/LecturerSheet.tsx')).LecturerSheet)

const skeleton = <SkeletonList kind="session" count={1} />

const ForWhom = ({ workshop }: { workshop: Workshop }) => {
  const { data } = useQuery(schooltypesQuery)
  const schooltypes = data?.results.filter(({ id }) => workshop.schooltypes.includes(id)) ?? []
  const length = lengthText(workshop.timeslots)
  return <Tags tags={[...schooltypes.map(({ name }) => name), ...(length ? [length] : [])]} />
}

const WorkshopActions = ({ workshop: { id, name } }: { workshop: Workshop }) => {
  const marked = useFavourites().includes(id)
  return (
    <>
      <IconButton
        icon="star"
        label="Merken"
        aria-pressed={marked}
        onClick={() => (marked ? removeFavourite(id) : addFavourite(id))}
      />
      <IconButton icon="share" label="Teilen" onClick={() => void sharePage(name)} />
    </>
  )
}

const refresh = ({ id, event, lecturers }: Workshop) => {
  const people = lecturers.map(one => lecturerQuery(one.id))
  const shown = [
    workshopQuery(id),
    eventQuery(event),
    workshopsQuery(event),
    timeslotsQuery(event),
    ...people,
  ]
  return Promise.all([refetch(...shown), invalidate('ownPlaces')])
}

type LineProps = { id: number; show: Parameters<WithLine>[1] }

const LecturerLine = ({ id, show }: LineProps) => {
  const { data } = useQuery(lecturerQuery(id))
  return show(data && profileOf(data).lead)
}
const withLine: WithLine = (id, show) => <LecturerLine id={id} show={show} />

type PageProps = { workshop: Workshop; frame: Frame }

const WorkshopPage = ({ workshop, frame }: PageProps) => {
  const itsEvent = useQuery(eventQuery(workshop.event))
  const event = itsEvent.data
  const { data: workshops } = useQuery({ ...workshopsQuery(workshop.event), enabled: event !== undefined })
  const { bookingOf, note, ready } = useBookings(event, workshops)
  const termine = termineOf(workshop)
  const first = event && termine.find(slot => bookingOf(slot, event).action === 'take')
  const [lecturer, setLecturer] = useState<number>()
  const { lead, text } = leadAndText(workshop.description)
  return (
    <Page
      title={workshop.name}
      subtitle={lead}
      {...frame}
      actions={<WorkshopActions workshop={workshop} />}
      board={<ForWhom workshop={workshop} />}
      live={workshop.event}
      onRefresh={() => refresh(workshop)}
    >
      <div className={css.workshop}>
        <Section title="Termine" {...(event && { note: event.name })}>
          <Loaded query={itsEvent} skeleton={skeleton} failed="Die Termine kamen nicht an">
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
        <WorkshopLecturers lecturers={workshop.lecturers} withLine={withLine} onOpen={setLecturer} />
        {text && (
          <Section title="Worum es geht">
            <Prose text={text} />
          </Section>
        )}
        <Materials materials={workshop.materials} />
        {event && (
          <Section title="Programm">
            <CardList>
              <CardLink href={paths.scheduleOf(event.id)} title="Alle Workshops">
                <span className="card-link__line">{event.name}</span>
              </CardLink>
            </CardList>
          </Section>
        )}
      </div>
      {lecturer !== undefined && (
        <OnDemand onClose={() => setLecturer(undefined)}>
          <LecturerSheet
            lecturerId={lecturer}
            onClose={() => setLecturer(undefined)}
            {...(ready && { bookingOf })}
          />
        </OnDemand>
      )}
    </Page>
  )
}

export const WorkshopScreen = () => (
  <RecordScreen
    record={workshopQuery(idOf(useParams().id))}
    title="Workshop"
    back={paths.schedule}
    skeleton={skeleton}
    failed="Der Workshop kam nicht an"
    unaffected="Ihre Anmeldungen sind davon nicht betroffen."
    missing={{
      title: 'Diesen Workshop gibt es nicht',
      text: 'Vielleicht ist der Link veraltet, oder er ist noch nicht veröffentlicht.',
      action: 'Zu den Workshops',
    }}
  >
    {(workshop, frame) => <WorkshopPage workshop={workshop} frame={frame} />}
  </RecordScreen>
)
