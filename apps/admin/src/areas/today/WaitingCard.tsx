import { LinkBase } from 'react-admin'
import { Card } from '../../shared/Card.tsx'
import { listPath } from '../../shared/listPath.ts'
import css from './today.module.css'
import { type Occupied, waitedFor } from './today.rules.ts'

const mostShown = 5

/** Who waits: the workshops with the longest waitlists. */
export const WaitingCard = ({ occupied }: { occupied: Occupied[] }) => {
  const waiting = waitedFor(occupied)
  return (
    <Card title="Wartelisten">
      {waiting.length === 0 && <p className="quiet">Zurzeit wartet niemand auf einen Platz.</p>}
      <ul className="rows">
        {waiting.slice(0, mostShown).map(({ id, name, places }) => (
          <li key={id}>
            <LinkBase to={listPath('timeslots', { workshop: id })}>{name}</LinkBase>
            <span className={css['waiting-count']}>{places.waiting} warten</span>
          </li>
        ))}
      </ul>
      {waiting.length > mostShown && (
        <p className="quiet">und {waiting.length - mostShown} weitere, in der Übersicht gelb</p>
      )}
    </Card>
  )
}
