import type { Event } from '@tafelrunde/contract/events/events'
import { counted } from '@tafelrunde/ui/figures.ts'
import { LinkBase } from 'react-admin'
import { listPath } from '../../shared/lists/listPath.ts'
import { Card } from '../../shared/pages/Card.tsx'
import css from './today.module.css'
import { type Occupied, waitedFor } from './today.rules.ts'

const mostShown = 5

const Row = ({ name, count, to }: { name: string; count: number; to: string }) => (
  <li>
    {name}
    <LinkBase className={css['waiting-count']} to={to} aria-label={`${name}: ${count} warten`}>
      {count} warten
    </LinkBase>
  </li>
)

/** Who waits: for the event itself, then the workshops with the longest waitlists; each number opens these people. */
export const WaitingCard = ({ event, occupied }: { event: Event; occupied: Occupied[] }) => {
  const waiting = waitedFor(occupied)
  const others = waiting.length - mostShown
  const state = 'waitlisted'
  return (
    <Card title="Wartelisten">
      {waiting.length + event.waitlist_count === 0 && (
        <p className="quiet">Zurzeit wartet niemand auf einen Platz.</p>
      )}
      <ul className="rows">
        {event.waitlist_count > 0 && (
          <Row
            name={`„${event.name}“`}
            count={event.waitlist_count}
            to={listPath('registrations', { event: event.id, state })}
          />
        )}
        {waiting.slice(0, mostShown).map(({ id, name, places }) => (
          <Row
            key={id}
            name={name}
            count={places.waiting}
            to={listPath('places', { event: event.id, workshop: id, state })}
          />
        ))}
      </ul>
      {others > 0 && (
        <p className="quiet">
          und {counted(others, 'weiterer Workshop', 'weitere Workshops')}, in der Übersicht gelb
        </p>
      )}
    </Card>
  )
}
