import type { OfficeLecturer } from '@tafelrunde/contract/admin/people/lecturers'
import type { Lecturer } from '@tafelrunde/contract/lecturers/lecturers'
import { Avatar } from '@tafelrunde/ui/Avatar.tsx'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { asPerson } from '@tafelrunde/ui/names.ts'
import { LinkBase, RecordContextProvider, ReferenceField } from 'react-admin'
import { HistoryCard } from '../../shared/history/HistoryCard.tsx'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Marked } from '../../shared/pages/Marked.tsx'
import { shownLecturer, shownName } from '../../shared/people/lecturers.rules.ts'
import { historyOf, lecturerHistory } from './history.ts'
import { InvitationCard } from './InvitationCard.tsx'
import css from './lecturer.module.css'

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

/** What of it is not the profile's own. */
const fromAccount = ({ profile_description }: NonNullable<OfficeLecturer['account']>) =>
  profile_description
    ? 'Name und Text kommen aus dem Konto der Person.'
    : 'Der Name kommt aus dem Konto der Person.'

const Body = ({ lecturer }: { lecturer: OfficeLecturer }) => {
  const shown = shownLecturer(lecturer)
  return (
    <div className="show-columns">
      <div className="stack">
        <Card title="Zur Person" aside={<LinkBase to={`/lecturers/${lecturer.id}`}>Bearbeiten</LinkBase>}>
          <div className={css['picture']}>
            <Avatar person={asPerson(shown)} size={40} />
          </div>
          <Marked text={shown.profile_description || 'Noch keine Angaben zur Person.'} />
          {lecturer.absences.length > 0 && (
            <p className="text">
              {`Nicht verfügbar: ${lecturer.absences.map(({ start, end }) => `${tableDayAndTime(start)} bis ${tableDayAndTime(end)}`).join('; ')}`}
            </p>
          )}
          {lecturer.account && <p className="quiet">{fromAccount(lecturer.account)}</p>}
        </Card>
        <HistoryCard
          of={['lecturers', lecturer.id, lecturer.version]}
          columns={lecturerHistory}
          historyOf={() => historyOf(lecturer.id)}
        />
      </div>
      <div className="stack">
        <Card title={counted(lecturer.workshops.length, 'Workshop', 'Workshops')}>
          {lecturer.workshops.length > 0 ? (
            <Workshops workshops={lecturer.workshops} />
          ) : (
            <p className="quiet">Noch bei keinem Workshop eingetragen.</p>
          )}
        </Card>
        <InvitationCard lecturer={lecturer} />
      </div>
    </div>
  )
}

export const LecturerShow = () => (
  <AreaShow<OfficeLecturer>
    area="lecturers"
    label="Alle Referenten"
    titleOf={shownName}
    render={lecturer => <Body lecturer={lecturer} />}
  />
)
