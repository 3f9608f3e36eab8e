import type { Event } from '@tafelrunde/contract/events/events'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { dayLabel, timeRange } from '@tafelrunde/ui/days.ts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { SessionRow } from '../../shared/ui/rows/SessionRow.tsx'
import { related } from './alternatives.rules.ts'
import { type Session, sessionsOf } from './schedule.rules.ts'
import { canTake, type SessionBooking } from './sessionBooking.ts'
import { type Termin, termineOf } from './workshop.rules.ts'
import { timeslotsQuery, workshopsQuery } from './workshops.api.ts'

type Props = {
  workshop: Workshop
  event: Event
  bookingOf: (slot: Termin, event: Event) => SessionBooking
}

/**
 * Where every Termin of a workshop is full: what else is free at these times; where one is called off in any case what the
 * office offers instead. Its own other times stand above.
 */
export const Alternatives = ({ workshop, event, bookingOf }: Props) => {
  const termine = termineOf(workshop)
  const isFull =
    termine.length > 0 && termine.every(slot => /full|waiting/.test(bookingOf(slot, event).state))
  const isShown = isFull || workshop.timeslots.some(({ alternatives = [] }) => alternatives.length > 0)
  const timeslots = useQuery({ ...timeslotsQuery(event.id), enabled: isShown })
  const workshops = useQuery({ ...workshopsQuery(event.id), enabled: isShown })
  if (!isShown) return null
  const sessions = sessionsOf(timeslots.data ?? [], workshops.data ?? [])
  const free = related(workshop, isFull ? termine : [], sessions, (session: Session) =>
    canTake(bookingOf(session, event)),
  )
  if (free.length === 0) return null
  return (
    <Section title="Zur selben Zeit frei">
      <CardList>
        {free.map(session => (
          <li key={session.id}>
            <SessionRow
              title={session.of.name}
              meta={[
                `${dayLabel(session.start)}, ${timeRange(session.start, session.end)}`,
                ...(session.location ? [session.location] : []),
              ]}
              href={paths.workshop(session.of.id)}
              {...bookingOf(session, event).row}
            />
          </li>
        ))}
      </CardList>
    </Section>
  )
}
