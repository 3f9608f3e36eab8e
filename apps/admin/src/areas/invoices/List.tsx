import { invoiceChoices, type ListedInvoice } from '@tafelrunde/contract/admin/money/invoices'
import { getInvoice } from '@tafelrunde/contract/exhibitions/orders'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { DataTable, DateInput, LinkBase, SelectInput, useListContext, useRedirect } from 'react-admin'
import { callForFile } from '../../providers/call.ts'
import { filterQueryOf } from '../../providers/listQuery.rules.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { invoiceKinds as kinds, kindTexts, signedMoney } from '../../shared/invoices/invoices.texts.ts'
import { Remind } from '../../shared/invoices/Remind.tsx'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { eventFilter } from '../../shared/lists/eventFilter.tsx'
import { InvoiceStateChip, invoiceStateTexts } from './InvoiceState.tsx'
import { Sums } from './Sums.tsx'

const choiceTexts = { ...invoiceStateTexts, overdue: 'überfällig', credit: 'Guthaben' }

const filters = [
  eventFilter,
  <SelectInput
    key="state"
    source="state"
    label="Stand"
    choices={invoiceChoices.map(id => ({ id, name: choiceTexts[id] }))}
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Art"
    choices={kinds.map(id => ({ id, name: kindTexts[id] }))}
    alwaysOn
  />,
  <DateInput key="from" source="issued_from" label="Geschrieben ab" alwaysOn />,
  <DateInput key="until" source="issued_until" label="Geschrieben bis" alwaysOn />,
]

const Deeds = () => {
  const redirect = useRedirect()
  const { filterValues, sort } = useListContext()
  return (
    <>
      <Button label="Kontoauszug einlesen" onClick={() => redirect('/invoices/bank')} />
      <Button label="Guthaben erstatten" onClick={() => redirect('/invoices/credits')} />
      <Button label="DATEV-Export" onClick={() => redirect('/invoices/datev')} />
      <Button label="Zinsen und Mahngebühren" onClick={() => redirect('/invoices/late-charges')} />
      <Remind query={filterQueryOf({ filter: filterValues, sort }, [])} />
    </>
  )
}

const Col = DataTable.Col<ListedInvoice>

/** All invoices, the latest first; filtered to the open ones, the list of open items. */
export const InvoicesList = () => (
  <AreaList
    title="Rechnungen"
    emptyText="Noch keine Rechnung. Sie entstehen auf der Seite einer bestätigten Bestellung."
    filters={filters}
    searchLabel="Nummer oder Aussteller"
    above={<Sums />}
    deeds={<Deeds />}
  >
    <DataTable bulkActionButtons={false} rowClick={(_id, _resource, { order }) => `/orders/${order}/show`}>
      <Col
        source="number"
        label="Nummer"
        cellClassName="numbers"
        render={({ number, order, kind, cancels, corrects }) => (
          <>
            <LinkBase to={`/orders/${order}/show`}>{number}</LinkBase>
            {kind === 'cancellation' && <span className="detail">storniert {cancels}</span>}
            {kind === 'credit' && <span className="detail">korrigiert {corrects}</span>}
          </>
        )}
      />
      <Col source="company" label="Aussteller" />
      <Col
        source="event_name"
        label="Veranstaltung"
        disableSort
        cellClassName="wide-only"
        headerClassName="wide-only"
      />
      <Col source="state" label="Stand" disableSort render={invoice => <InvoiceStateChip {...invoice} />} />
      <Col
        source="issued"
        label="Geschrieben"
        cellClassName="numbers wide-only"
        headerClassName="wide-only"
        render={({ issued }) => tableDay(issued)}
      />
      <Col
        source="due"
        label="Zu zahlen bis"
        cellClassName="numbers"
        render={({ due }) => due && tableDay(new Date(`${due}T12:00:00Z`))}
      />
      <Col
        align="right"
        source="gross_cents"
        label="Betrag"
        cellClassName="numbers"
        render={({ gross_cents, credited_cents }) => (
          <>
            {signedMoney(gross_cents)}
            {credited_cents < 0 && <span className="detail">{signedMoney(credited_cents)} korrigiert</span>}
          </>
        )}
      />
      <Col
        label="Papier"
        disableSort
        render={({ id, kind, number }) => (
          <FileButton
            label="PDF"
            name={`${kindTexts[kind]} ${number}.pdf`}
            load={() => callForFile(getInvoice, { params: { id } })}
          />
        )}
      />
    </DataTable>
  </AreaList>
)
