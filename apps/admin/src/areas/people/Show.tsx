import type { OfficePerson } from '@tafelrunde/contract/admin/people/people'
import { longDate, tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { LinkBase, ReferenceField, useGetIdentity } from 'react-admin'
import { HistoryCard } from '../../shared/history/HistoryCard.tsx'
import { listPath } from '../../shared/lists/listPath.ts'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { numberTexts } from '../../shared/people/customerNumber.texts.ts'
import { PersonRecords } from '../../shared/people/PersonRecords.tsx'
import { AccessCard } from './AccessCard.tsx'
import { Actions } from './Actions.tsx'
import { BounceCard } from './BounceCard.tsx'
import { historyOf } from './history.ts'
import { LookCard } from './LookCard.tsx'
import { personHistory, roleTexts, stateTexts } from './people.texts.ts'
import { SecondFactorCard } from './SecondFactorCard.tsx'

const rolesOf = (person: OfficePerson) =>
  [
    person.is_staff && roleTexts.staff,
    person.is_superuser && roleTexts.superuser,
    person.is_lecturer && roleTexts.lecturer,
    person.is_exhibitor && roleTexts.exhibitor,
  ]
    .filter(Boolean)
    .join(', ')

/** When the person logged in last, and for superusers the way to all that was tried. */
const Logins = ({ person: { id, last_login: last } }: { person: OfficePerson }) => {
  const { identity } = useGetIdentity()
  return (
    <>
      {last ? tableDayAndTime(last) : 'noch nie'}
      {identity?.isSuperuser && (
        <>
          {' · '}
          <LinkBase to={listPath('logins', { account: id })}>Anmeldeprotokoll</LinkBase>
        </>
      )}
    </>
  )
}

const Body = ({ person }: { person: OfficePerson }) => (
  <div className="show-columns">
    <div className="stack">
      <Card title="Zur Person" aside={<LinkBase to={`/people/${person.id}`}>Bearbeiten</LinkBase>}>
        <Facts
          facts={{
            'E-Mail-Adresse': person.email,
            Bestätigt: person.email_proven_at ? tableDayAndTime(person.email_proven_at) : 'noch nicht',
            Mitgliedsnummer:
              person.as_customernumber &&
              [person.as_customernumber, numberTexts[person.customernumber_by]].join(' · '),
            Geburtsdatum: person.birthday && longDate(new Date(person.birthday)),
            Schulart: person.schooltype !== null && (
              <ReferenceField source="schooltype" reference="schooltypes" link={false} />
            ),
            Rollen: rolesOf(person),
            Konto: stateTexts[person.state],
            'Konto seit': tableDayAndTime(person.date_joined),
            'Zuletzt angemeldet': <Logins person={person} />,
          }}
        />
      </Card>
      <BounceCard person={person} />
      <AccessCard person={person} />
      <SecondFactorCard person={person} />
      <LookCard person={person} />
      <Actions person={person} />
      <HistoryCard
        of={['people', person.id, person.version]}
        columns={personHistory}
        historyOf={() => historyOf(person.id)}
      />
    </div>
    <div className="stack">
      <PersonRecords id={person.id} />
    </div>
  </div>
)

export const PersonShow = () => (
  <AreaShow<OfficePerson>
    area="people"
    label="Alle Personen"
    titleOf={person => fullName(person) || person.email}
    render={person => <Body person={person} />}
  />
)
