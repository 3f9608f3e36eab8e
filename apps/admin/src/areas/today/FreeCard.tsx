import { counted } from '@tafelrunde/ui/figures.ts'
import { LinkBase } from 'react-admin'
import { listPath } from '../../shared/lists/listPath.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { freePlaces } from '../../shared/places/places.rules.ts'
import { emptiest, type Occupied } from './today.rules.ts'

const mostShown = 5

/** The emptiest workshops: where people can still be sent. */
export const FreeCard = ({ occupied }: { occupied: Occupied[] }) => {
  const free = emptiest(occupied)
  return (
    <Card title="Noch viel frei">
      {free.length === 0 && <p className="quiet">Alle Plätze sind vergeben.</p>}
      <ul className="rows">
        {free.slice(0, mostShown).map(({ id, name, places }) => (
          <li key={id}>
            <LinkBase to={listPath('timeslots', { workshop: id })}>{name}</LinkBase>
            <span className="quiet">{counted(freePlaces(places) ?? 0, 'Platz', 'Plätze')} frei</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
