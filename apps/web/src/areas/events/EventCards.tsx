import type { Event } from '@tafelrunde/contract/events/events'
import { DateTile } from '@tafelrunde/ui/DateTile.tsx'
import { dateTile } from '@tafelrunde/ui/days.ts'
import { paths } from '../../paths.ts'
import { CardLink, CardList } from '../../shared/ui/rows/CardList.tsx'
import { EventChip } from './EventChip.tsx'
import { useOwnSubscription } from './events.api.ts'
import { statusOf } from './events.rules.ts'

const quiet = ['draft', 'announced', 'over', 'cancelled']

const EventCard = ({ event, now }: { event: Event; now: Date }) => {
  const own = useOwnSubscription(event, now)
  const tone = quiet.includes(statusOf(event, now)) ? 'neutral' : 'green'
  return (
    <CardLink
      href={paths.event(event.id)}
      lead={<DateTile {...dateTile(event.start)} tone={tone} />}
      title={event.name}
    >
      <EventChip event={event} own={own} now={now} />
    </CardLink>
  )
}

export const EventCards = ({ events, now }: { events: readonly Event[]; now: Date }) => (
  <CardList>
    {events.map(event => (
      <EventCard key={event.id} event={event} now={now} />
    ))}
  </CardList>
)
