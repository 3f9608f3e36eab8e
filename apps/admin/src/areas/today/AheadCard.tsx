import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { grouped } from '@tafelrunde/ui/grouped.ts'
import { LinkBase } from 'react-admin'
import { listPath } from '../../shared/lists/listPath.ts'
import { Card } from '../../shared/pages/Card.tsx'
import css from './today.module.css'

interface Props {
  event: Event
  timeslots: Timeslot[]
  now: Date
}

const perTime = (timeslots: Timeslot[]) => [...grouped(timeslots, ({ start, end }) => timeRange(start, end))]

/** What the Termine at one time are: a plenary session or break by name, workshops by number. */
const summary = (timeslots: Timeslot[]) => {
  const workshops = timeslots.filter(({ workshop }) => workshop !== null)
  const sessions = timeslots.filter(({ workshop }) => workshop === null).map(({ caption }) => caption)
  const [only, ...others] = workshops
  if (only?.caption && others.length === 0) return [...sessions, only.caption].join(', ')
  const many = workshops.length > 0 ? [counted(workshops.length, 'Workshop', 'Workshops')] : []
  return [...sessions, ...many].join(', ')
}

/** The rest of the day, time by time. */
export const AheadCard = ({ event, timeslots, now }: Props) => {
  const [next] = timeslots
  if (!next) return null
  const day = berlinDay(next.start)
  const isToday = day === berlinDay(now)
  return (
    <Card
      title={isToday ? 'Heute noch' : tableDay(next.start)}
      aside={
        <span className="card__links">
          <LinkBase to={`/events/${event.id}/day`}>Tagesleitung</LinkBase>
          <LinkBase to={listPath('timeslots', { event: event.id, start__date: day })}>Alle Termine</LinkBase>
        </span>
      }
    >
      <ul className={css.times}>
        {perTime(timeslots).map(([time, atOnce]) => (
          <li key={time} className={atOnce.some(({ start }) => start <= now) ? css.times__now : ''}>
            <span className={css.times__time}>{time}</span>
            <span>{summary(atOnce)}</span>
            {atOnce.some(({ start }) => start <= now) && <span className={css.times__chip}>läuft</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
