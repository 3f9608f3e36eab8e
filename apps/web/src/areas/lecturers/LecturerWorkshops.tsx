import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Lecturer } from '@tafelrunde/contract/lecturers/lecturers'
import { dayLabel, timeRange } from '@tafelrunde/ui/days.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { eventsQuery } from '../../shared/queries/events.ts'
import { workshopQuery } from '../../shared/queries/workshop.ts'
import { CardLink, CardList } from '../../shared/ui/rows/CardList.tsx'
import { Fold, Section } from '../../shared/ui/rows/Section.tsx'
import { SessionRow } from '../../shared/ui/rows/SessionRow.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import css from './lecturers.module.css'
import { byEvent } from './lecturers.rules.ts'

type Termin = Omit<Timeslot, 'created'>

/** What a Termin offers the person who looks at it, as `useBookings` tells it. */
export type BookingOf = (
  slot: Termin,
  event: Event,
) => { row: Pick<ComponentProps<typeof SessionRow>, 'places' | 'warning' | 'note' | 'action'> }

type Named = Lecturer['workshops'][number]
type Shared = {
  /** Called when a workshop is opened. */
  onOpen: () => void
  bookingOf: BookingOf | undefined
}

/** The Termine of a workshop; until they are there its name, with room for one, and where they do not come its name alone. */
const Termine = ({ workshop, event, onOpen, bookingOf }: Shared & { workshop: Named; event: Event }) => {
  const { data, isPending } = useQuery(workshopQuery(workshop.id))
  const href = paths.workshop(workshop.id)
  if (isPending)
    return (
      <li>
        <SessionRow title={workshop.name} meta={['…']} href={href} onOpen={onOpen} />
      </li>
    )
  if (!data || !bookingOf)
    return (
      <li>
        <CardList>
          <CardLink href={href} title={workshop.name} onOpen={onOpen} />
        </CardList>
      </li>
    )
  return data.timeslots.map(timeslot => {
    const slot = { ...timeslot, caption: workshop.name, event: event.id, workshop: workshop.id }
    const { start, end, location } = slot
    const when = [dayLabel(start), `${timeRange(start, end)} Uhr`]
    return (
      <li key={slot.id}>
        <SessionRow
          title={workshop.name}
          meta={location ? [...when, location] : when}
          href={href}
          onOpen={onOpen}
          {...bookingOf(slot, event).row}
        />
      </li>
    )
  })
}

type Props = Shared & { lecturer: Lecturer }

const Workshops = ({ lecturer, events, ...shared }: Props & { events: Event[] }) => {
  const { coming, earlier } = byEvent(lecturer.workshops, events, useNow())
  const former = earlier.flatMap(([event, workshops]) =>
    workshops.map(({ id, name }) => ({ id, name, event: event.name })),
  )
  return (
    <>
      {coming.map(([event, workshops], index) => (
        <Section
          key={event.id}
          title={index === 0 ? 'Workshops' : 'Weitere Workshops'}
          note={event.name}
          label={`Workshops: ${event.name}`}
        >
          <ul className={css['lecturer-workshops']}>
            {workshops.map(workshop => (
              <Termine key={workshop.id} workshop={workshop} event={event} {...shared} />
            ))}
          </ul>
        </Section>
      ))}
      {former.length > 0 && (
        <Fold title="Frühere Workshops" count={former.length}>
          <CardList>
            {former.map(({ id, name, event }) => (
              <CardLink key={id} href={paths.workshop(id)} title={name} onOpen={shared.onOpen}>
                <span className="card-link__line">{event}</span>
              </CardLink>
            ))}
          </CardList>
        </Fold>
      )}
    </>
  )
}

/** The workshops of what is to come, event by event, and folded those that were. */
export const LecturerWorkshops = (props: Props) => (
  <Loaded
    query={useQuery(eventsQuery)}
    skeleton={<SkeletonList kind="session" count={1} />}
    failed="Die Workshops kamen nicht an"
  >
    {events => <Workshops events={events} {...props} />}
  </Loaded>
)
