import type { Event } from '@tafelrunde/contract/events/events'
import { LinkBase } from 'react-admin'
import { listPath } from '../../shared/lists/listPath.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Occupancy, OccupancyLegend } from '../../shared/places/Occupancy.tsx'
import css from './today.module.css'
import type { Occupied } from './today.rules.ts'

/** More would push the rest of the page out of sight; the list has them all. */
const mostShown = 30

/** A bar per workshop, the fullest first; for screen readers a table of the numbers. */
export const OccupancyCard = ({ event, occupied }: { event: Event; occupied: Occupied[] }) => (
  <Card title="Belegung je Workshop" aside={<OccupancyLegend />}>
    {occupied.length === 0 ? (
      <p className="quiet">Für diese Veranstaltung sind noch keine Workshops angelegt.</p>
    ) : (
      <table className={css.bars}>
        <caption className="visually-hidden">
          Belegung je Workshop von „{event.name}“, die vollsten zuerst
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Workshop</th>
            <th scope="col">Belegung</th>
          </tr>
        </thead>
        <tbody>
          {occupied.slice(0, mostShown).map(({ id, name, places }) => (
            <tr key={id}>
              <th scope="row">
                <LinkBase to={`/workshops/${id}/show`}>{name}</LinkBase>
              </th>
              <td>
                <Occupancy places={places} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {occupied.length > mostShown && (
      <p className={css.card__more}>
        <LinkBase to={listPath('workshops', { event: event.id })}>Alle {occupied.length} Workshops</LinkBase>
      </p>
    )}
  </Card>
)
