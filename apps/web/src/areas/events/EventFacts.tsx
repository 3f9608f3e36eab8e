import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import type { ReactNode } from 'react'
import { MapLink } from '../../shared/ui/buttons/ExternalLink.tsx'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { Unfilled } from '../../shared/ui/states/Skeleton.tsx'
import css from './event.module.css'
import { daysOf } from './events.rules.ts'
import { cancellationDeadline, dayAndTimes, registrationWindow } from './facts.texts.ts'

type Props = {
  event: Event
  /** Everything that happens at it; undefined while that is on its way. */
  timeslots: readonly Timeslot[] | undefined
  own: Subscription | undefined
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map(line => (
    <span key={line} className={css['event-facts__line']}>
      {line}
    </span>
  ))

/** Everything about an event that can be told in a word or two. */
export const EventFacts = ({ event, timeslots, own }: Props) => {
  const registration = registrationWindow(event)
  const place = (
    <>
      <Lines lines={[event.location]} />
      <MapLink place={event.location} />
    </>
  )
  const times = <Lines lines={daysOf(event, timeslots ?? []).map(dayAndTimes)} />
  const facts: (readonly [name: string, value: ReactNode] | false)[] = [
    ['Wann', timeslots ? times : <Unfilled key="when">{times}</Unfilled>],
    ['Wo', place],
    registration.length > 0 && ['Anmeldung', <Lines key="window" lines={registration} />],
    ['Abmeldung', cancellationDeadline(event)],
    event.capacity !== null && ['Plätze', event.capacity],
    event.waitlist_count > 0 && ['Auf der Warteliste', event.waitlist_count],
    own?.state === 'waitlisted' && ['Ihr Platz auf der Warteliste', own.position],
  ]
  return (
    <Section title="Auf einen Blick">
      <Card>
        <KeyValue facts={facts.filter(fact => fact !== false)} />
      </Card>
    </Section>
  )
}
