import type { Lecturer } from '@tafelrunde/contract/lecturers'
import { LinkBase, RecordContextProvider, ReferenceField } from 'react-admin'
import { AreaShow } from '../../shared/AreaShow.tsx'
import { Avatar } from '../../shared/Avatar.tsx'
import { Card } from '../../shared/Card.tsx'
import { counted } from '../../shared/format.ts'

const nameOf = ({ first_name, last_name }: Lecturer) => `${first_name} ${last_name}`

const Workshops = ({ workshops }: Pick<Lecturer, 'workshops'>) => (
  <ul className="rows">
    {workshops.map(workshop => (
      <li key={workshop.id}>
        <LinkBase to={`/workshops/${workshop.id}/show`}>{workshop.name}</LinkBase>
        <span className="quiet">
          <RecordContextProvider value={workshop}>
            <ReferenceField source="event" reference="events" link={false} />
          </RecordContextProvider>
        </span>
      </li>
    ))}
  </ul>
)

const Body = ({ lecturer }: { lecturer: Lecturer }) => (
  <div className="show-columns">
    <Card title="Zur Person" aside={<Avatar person={lecturer} />}>
      <p className="text">{lecturer.profile_description || 'Noch keine Angaben zur Person.'}</p>
    </Card>
    <Card title={counted(lecturer.workshops.length, 'Workshop', 'Workshops')}>
      <Workshops workshops={lecturer.workshops} />
    </Card>
  </div>
)

export const LecturerShow = () => (
  <AreaShow<Lecturer>
    area="lecturers"
    label="Alle Referenten"
    titleOf={nameOf}
    render={lecturer => <Body lecturer={lecturer} />}
  />
)
