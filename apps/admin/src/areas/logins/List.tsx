import '../../shared/state-chip.css'
import { type Login, LoginOutcome, LoginWay } from '@tafelrunde/contract/admin/people/logins'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { DataTable, LinkBase, SelectInput, useListContext } from 'react-admin'
import { Button } from '../../shared/deeds/Button.tsx'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import css from './logins.module.css'
import { outcomes, wayText, wayTexts } from './logins.texts.ts'

const filters = [
  <SelectInput
    key="outcome"
    source="outcome"
    label="Ergebnis"
    choices={LoginOutcome.options.map(id => ({ id, name: outcomes[id].text }))}
    alwaysOn
  />,
  <SelectInput
    key="way"
    source="way"
    label="Weg"
    choices={LoginWay.options.map(id => ({ id, name: wayTexts[id] }))}
    alwaysOn
  />,
]

const Outcome = ({ outcome }: Login) => {
  const { text, chip } = outcomes[outcome]
  return <span className={`state-chip state-chip--${chip}`}>{text}</span>
}

/** Says that these are of one person alone, and leads back to all. */
const OnlyOne = () => {
  const { filterValues, setFilters } = useListContext()
  const { account, ...others } = filterValues
  if (account === undefined) return null
  return (
    <p className={css['one']}>
      Nur Anmeldungen einer Person. <Button label="Alle zeigen" onClick={() => setFilters(others)} />
    </p>
  )
}

const Col = DataTable.Col<Login>

/** Every login of the last 90 days, those that were refused among them; on a person's page a link leads to theirs. */
export const LoginsList = () => (
  <AreaList
    title="Anmeldeprotokoll"
    emptyText="In den letzten 90 Tagen hat sich niemand angemeldet."
    filters={filters}
    hasSearch={false}
    hasTable={false}
    above={<OnlyOne />}
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <Col label="Wann" disableSort cellClassName="numbers" render={({ at }) => tableDayAndTime(at)} />
      <Col
        label="Konto"
        disableSort
        render={({ account }) =>
          account && <LinkBase to={`/people/${account.id}/show`}>{account.name}</LinkBase>
        }
      />
      <Col label="Ergebnis" disableSort render={Outcome} />
      <Col label="Weg" disableSort render={wayText} />
      <Col source="device" label="Gerät" disableSort />
    </DataTable>
  </AreaList>
)
