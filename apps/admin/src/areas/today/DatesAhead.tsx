import { DateTile } from '@tafelrunde/ui/DateTile.tsx'
import { clockTime, dateTile } from '@tafelrunde/ui/days.ts'
import { LinkBase } from 'react-admin'
import { Card } from '../../shared/pages/Card.tsx'
import css from './today.module.css'
import type { Milestone } from './today.rules.ts'

const mostShown = 4

/** „Was ansteht“: the next dates of all events. */
export const DatesAhead = ({ dates }: { dates: Milestone[] }) =>
  dates.length > 0 && (
    <Card title="Was ansteht">
      <ul className={css.dates}>
        {dates.slice(0, mostShown).map(({ event, what, at }) => (
          <li key={`${event.id} ${what}`}>
            <DateTile {...dateTile(at)} />
            <span>
              <LinkBase to={`/events/${event.id}/show`}>{event.name}</LinkBase>
              <br />
              <span className="quiet">
                {what}, {clockTime(at)} Uhr
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
