import { type Settlement, SettlementState } from '@tafelrunde/contract/lecturers/settlements'
import { tableDates } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { DataTable, LinkBase, SelectInput, useListContext } from 'react-admin'
import { Button } from '../../shared/deeds/Button.tsx'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { eventFilter } from '../../shared/lists/eventFilter.tsx'
import { stateWord } from '../../shared/states.texts.ts'
import { ApproveMany } from './ApproveMany.tsx'
import { PaymentFiles } from './PaymentFiles.tsx'
import { PaymentRun } from './PaymentRun.tsx'
import { SettlementStateChip } from './SettlementState.tsx'
import { StartAll } from './StartAll.tsx'
import { TaxStatement } from './TaxStatement.tsx'

const filters = [
  eventFilter,
  <SelectInput
    key="state"
    source="state"
    label="Stand"
    choices={SettlementState.options.map(id => ({ id, name: stateWord(id) }))}
    alwaysOn
  />,
  <SelectInput
    key="bank"
    source="bank"
    label="Konto"
    choices={[
      { id: 'wished', name: 'anderes gewünscht' },
      { id: 'doubted', name: 'zu prüfen, Überweisung kam zurück' },
      { id: 'clear', name: 'nicht zu prüfen' },
    ]}
  />,
]

/** What is done with all settlements, or with those of the event by which the list is filtered. */
const EventDeeds = () => {
  const { filterValues } = useListContext()
  const event = Number(filterValues['event'])
  if (!event)
    return (
      <>
        <TaxStatement />
        <Button label="Freibeträge" to="/allowances" />
      </>
    )
  return (
    <>
      <StartAll event={event} />
      <PaymentRun event={event} />
      <PaymentFiles event={event} />
      <TaxStatement />
    </>
  )
}

const Col = DataTable.Col<Settlement>

/** What lecturers have to get, the latest event first. */
export const SettlementsList = () => (
  <AreaList
    title="Abrechnungen"
    emptyText="Noch keine Abrechnung. Sie entstehen, wenn eine Veranstaltung beendet ist."
    filters={filters}
    deeds={<EventDeeds />}
    hasSearch={false}
    hasTable={false}
  >
    <DataTable bulkActionButtons={<ApproveMany />} rowClick="show">
      <Col
        label="Referent/in"
        disableSort
        render={({ id, lecturer }) => (
          <LinkBase to={`/settlements/${id}/show`}>{fullName(lecturer)}</LinkBase>
        )}
      />
      <Col label="Veranstaltung" disableSort render={({ event }) => event.name} />
      <Col
        label="Tage"
        disableSort
        cellClassName="wide-only numbers"
        headerClassName="wide-only"
        render={({ event }) => tableDates(event.start, event.end)}
      />
      <Col
        label="Stand"
        disableSort
        render={({ state, closed_on, other_bank, returned_transfer }) => (
          <>
            <SettlementStateChip state={state} closed_on={closed_on} />
            {returned_transfer?.is_doubted && (
              <span className="detail">Überweisung kam zurück, Konto prüfen</span>
            )}
            {other_bank?.wished && <span className="detail">anderes Konto gewünscht</span>}
          </>
        )}
      />
      <Col
        align="right"
        label="UE"
        disableSort
        cellClassName="numbers"
        render={({ units }) => units.toLocaleString('de')}
      />
      <Col
        align="right"
        label="Summe"
        disableSort
        cellClassName="numbers"
        render={({ total_cents }) => money(total_cents)}
      />
    </DataTable>
  </AreaList>
)
