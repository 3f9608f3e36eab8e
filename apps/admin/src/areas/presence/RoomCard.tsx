import type { Presence } from '@tafelrunde/contract/admin/events/presence'
import { counted } from '@tafelrunde/ui/figures.ts'
import { Card } from '../../shared/pages/Card.tsx'
import css from './presence.module.css'
import { basisText } from './presence.texts.ts'

/** Who is in one room; on paper each has a box to tick. */
export const RoomCard = ({ room, people }: Presence['rooms'][number]) => (
  <Card title={room || 'Zurzeit in keinem Raum'} aside={counted(people.length, 'Person', 'Personen')}>
    <table className={css['people']}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Termin</th>
          <th scope="col">Warum</th>
          <th scope="col">Telefon</th>
        </tr>
      </thead>
      <tbody>
        {people.map(person => (
          <tr key={person.key}>
            <th scope="row">{[person.last_name, person.first_name].filter(Boolean).join(', ')}</th>
            <td>{person.activity}</td>
            <td data-basis={person.basis}>{basisText(person)}</td>
            <td>
              {person.phone && <a href={`tel:${person.phone.replaceAll(/[^\d+]/g, '')}`}>{person.phone}</a>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
