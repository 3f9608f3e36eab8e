import { type ListedPerson, PersonRole } from '@tafelrunde/contract/admin/people/people'
import { AccountState } from '@tafelrunde/contract/people/account-state'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { DataTable, LinkBase, SelectInput, useGetIdentity, useRedirect } from 'react-admin'
import { Button } from '../../shared/deeds/Button.tsx'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { numberText } from '../../shared/people/customerNumber.texts.ts'
import { roleTexts, stateTexts } from './people.texts.ts'

const roles = PersonRole.options.map(id => ({ id, name: roleTexts[id] }))
const states = AccountState.options.map(id => ({ id, name: stateTexts[id] }))
const steps = [
  { id: 'true', name: 'Eingerichtet' },
  { id: 'false', name: 'Fehlt' },
]
const filters = [
  <SelectInput key="role" source="role" label="Rolle" choices={roles} alwaysOn />,
  <SelectInput key="state" source="state" label="Konto" choices={states} alwaysOn />,
]
const secondStep = (
  <SelectInput
    key="has_second_factor"
    source="has_second_factor"
    label="Zweiter Schritt"
    choices={steps}
    alwaysOn
  />
)

const rolesOf = (person: ListedPerson) => person.roles.map(role => roleTexts[role]).join(', ')

const Col = DataTable.Col<ListedPerson>

/** For superusers, who alone may merge. */
const ToDoubles = () => {
  const { identity } = useGetIdentity()
  const redirect = useRedirect()
  if (!identity?.isSuperuser) return null
  return <Button label="Doppelte Konten" onClick={() => redirect('/people/doubles')} />
}

export const PeopleList = () => {
  const { identity } = useGetIdentity()
  return (
    <AreaList
      title="Personen"
      emptyText="Noch niemand hat ein Konto."
      filters={identity?.isSuperuser ? [...filters, secondStep] : filters}
      deeds={<ToDoubles />}
      hasCreate
    >
      <DataTable bulkActionButtons={false} rowClick="show">
        <Col
          label="Name"
          disableSort
          render={person => (
            <LinkBase to={`/people/${person.id}/show`}>{fullName(person) || person.email}</LinkBase>
          )}
        />
        <Col source="email" label="E-Mail-Adresse" disableSort />
        <Col label="Mitgliedsnummer" disableSort render={numberText} />
        <Col label="Rollen" disableSort render={rolesOf} />
        <Col label="Konto" disableSort render={({ state }) => stateTexts[state]} />
        <Col
          label="Zuletzt angemeldet"
          disableSort
          cellClassName="wide-only"
          headerClassName="wide-only"
          render={({ last_login }) => last_login && tableDayAndTime(last_login)}
        />
        {identity?.isSuperuser && (
          <Col
            label="Zweiter Schritt"
            disableSort
            cellClassName="wide-only"
            headerClassName="wide-only"
            render={({ has_second_factor }) => (has_second_factor ? 'ja' : 'nein')}
          />
        )}
      </DataTable>
    </AreaList>
  )
}
