import type { Event } from '@tafelrunde/contract/events/events'
import { weekdayDate } from '@tafelrunde/ui/dates.ts'
import { Title, useGetIdentity, useGetList } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { DatesAhead } from './DatesAhead.tsx'
import { EventToday } from './EventToday.tsx'
import { TodoCard } from './TodoCard.tsx'
import css from './today.module.css'
import { datesAhead, eventInHand, greeting, timeUntil } from './today.rules.ts'
import { refreshMs, useNow } from './useNow.ts'

const Events = ({ events, now }: { events: Event[]; now: Date }) => {
  const event = eventInHand(events, now)
  const dates = datesAhead(events, now)
  return (
    <>
      <p className={css.today__line}>
        {weekdayDate(now)}
        {event && ` · „${event.name}“ ${timeUntil(event, now)}`}
      </p>
      {event ? (
        <EventToday event={event} now={now} dates={dates} />
      ) : (
        <div className="stack">
          <p>Zurzeit ist keine Veranstaltung angekündigt. Alle stehen unter „Veranstaltungen“.</p>
          <TodoCard />
          <DatesAhead dates={dates} />
        </div>
      )}
    </>
  )
}

/** „Heute“: what is on, how full it is, and who waits. */
export const TodayScreen = () => {
  const now = useNow()
  const { identity } = useGetIdentity()
  const { data, error, refetch } = useGetList<Event>(
    'events',
    { pagination: { page: 1, perPage: mostRows } },
    { refetchInterval: refreshMs },
  )
  const hello = [greeting(now), identity?.fullName].filter(Boolean).join(', ')

  return (
    <div className="page">
      <Title title={<PageTitle tab="Heute">{hello}</PageTitle>} preferenceKey={false} />
      {data && <Events events={data} now={now} />}
      {error && !data && <Failed error={error} retry={refetch} />}
    </div>
  )
}
