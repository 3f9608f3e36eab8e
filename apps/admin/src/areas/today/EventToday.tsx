import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { useGetList } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Failed } from '../../shared/pages/Failed.tsx'
import { AheadCard } from './AheadCard.tsx'
import { DatesAhead } from './DatesAhead.tsx'
import { FreeCard } from './FreeCard.tsx'
import { OccupancyCard } from './OccupancyCard.tsx'
import { Tiles } from './Tiles.tsx'
import { TodoCard } from './TodoCard.tsx'
import css from './today.module.css'
import { byFullness, dayInHand, type Milestone, stillAhead } from './today.rules.ts'
import { refreshMs } from './useNow.ts'
import { WaitingCard } from './WaitingCard.tsx'

interface Props {
  event: Event
  now: Date
  dates: Milestone[]
}

const useAllOf = <Row extends Workshop | Timeslot>(resource: string, event: Event) =>
  useGetList<Row>(
    resource,
    { filter: { event: event.id }, pagination: { page: 1, perPage: mostRows } },
    { refetchInterval: refreshMs },
  )

/** The figures of the event in hand. */
export const EventToday = ({ event, now, dates }: Props) => {
  const workshops = useAllOf<Workshop>('workshops', event)
  const timeslots = useAllOf<Timeslot>('timeslots', event)
  const error = workshops.error ?? timeslots.error

  if (!workshops.data || !timeslots.data)
    return error ? (
      <Failed error={error} retry={() => Promise.all([workshops.refetch(), timeslots.refetch()])} />
    ) : (
      <p role="status">Wird geladen …</p>
    )

  const occupied = byFullness(workshops.data)
  const day = dayInHand(timeslots.data, now)
  return (
    <>
      <Tiles event={event} occupied={occupied} day={day} now={now} />
      <div className={css.today__columns}>
        <div className="stack">
          <TodoCard />
          <AheadCard timeslots={stillAhead(day, now)} event={event} now={now} />
          <WaitingCard event={event} occupied={occupied} />
          {occupied.length > 0 && <FreeCard occupied={occupied} />}
          <DatesAhead dates={dates} />
        </div>
        <OccupancyCard event={event} occupied={occupied} />
      </div>
    </>
  )
}
