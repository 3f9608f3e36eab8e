import { type AuditEntry, type AuditSubject, subjectTexts } from '@tafelrunde/contract/admin/audit'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { DataTable, DateInput, LinkBase, SelectInput } from 'react-admin'
import { type Columns, deedTexts, writerText } from '../../shared/history/history.texts.ts'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { associationHistory } from '../association/association.texts.ts'
import { eventHistory } from '../events/events.texts.ts'
import { exhibitorHistory } from '../exhibitors/history.ts'
import { feeHistory } from '../fees/fees.texts.ts'
import { hallHistory } from '../halls/halls.texts.ts'
import { baseRateHistory, lateTermsHistory } from '../invoices/late/late.texts.ts'
import { lecturerHistory } from '../lecturers/history.ts'
import { legalHistory } from '../legal-texts/legal-texts.texts.ts'
import { mailTextHistory } from '../mail-texts/history.ts'
import {
  mergeHistory,
  passkeyHistory,
  personHistory,
  portalHistory,
  secondFactorHistory,
} from '../people/people.texts.ts'
import { planHistory } from '../plan/history.ts'
import { priceHistory } from '../price-lists/price-lists.texts.ts'
import { questionHistory } from '../questions/questions.texts.ts'
import { allotmentHistory } from '../registrations/allotments/allotments.texts.ts'
import { roomHistory } from '../rooms/history.ts'
import { schooltypeHistory } from '../schooltypes/history.ts'
import { timeslotHistory } from '../timeslots/history.ts'
import { webhookHistory } from '../webhooks/webhooks.texts.ts'
import { workshopHistory } from '../workshops/history.ts'
import {
  bankHistory,
  confirmationHistory,
  costCentreHistory,
  datevExportHistory,
  datevHistory,
  gapHistory,
  keyHistory,
  materialHistory,
  messageHistory,
  orderHistory,
  orderItemHistory,
  orderLetterHistory,
  orderPaymentHistory,
  reminderHistory,
  runHistory,
  supportTextHistory,
  vatCheckHistory,
} from './papers.texts.ts'
import { paymentFileHistory, refundFileHistory, waitingChangeHistory } from './payment-files.texts.ts'
import {
  donationHistory,
  donationTermsHistory,
  expenseHistory,
  lecturerDataHistory,
  returnedTransferHistory,
  settlementHistory,
} from './settlements.texts.ts'

/** What each kind's columns are called, and the page of its own, if it has one. */
const kinds: Record<AuditSubject, { path?: (id: number) => string; columns?: Columns }> = {
  account_merges: { path: id => `/people/${id}/show`, columns: mergeHistory },
  accounts: { path: id => `/people/${id}/show`, columns: personHistory },
  allotments: { path: id => `/allotments/${id}`, columns: allotmentHistory },
  allotted_places: { path: id => `/allotments/${id}`, columns: allotmentHistory },
  api_keys: { path: id => `/people/${id}/show`, columns: keyHistory },
  association: { path: () => '/association/1', columns: associationHistory },
  bank_entries: { columns: bankHistory },
  base_rates: { path: () => '/invoices/late-charges', columns: baseRateHistory },
  circular_attachments: { path: id => `/circulars/${id}/show`, columns: materialHistory },
  circulars: { path: id => `/circulars/${id}/show` },
  confirmations: { columns: confirmationHistory },
  cost_centres: { path: () => '/invoices/datev', columns: costCentreHistory },
  datev_exports: { path: () => '/invoices/datev', columns: datevExportHistory },
  datev_settings: { path: () => '/invoices/datev', columns: datevHistory },
  display_messages: { path: id => `/events/${id}/show` },
  donation_confirmations: { path: id => `/settlements/${id}/show`, columns: donationHistory },
  donation_terms: { path: () => '/association/1', columns: donationTermsHistory },
  draft_links: { path: id => `/events/${id}/show` },
  event_questions: { path: id => `/questions/${id}`, columns: questionHistory },
  event_subscriptions: { path: id => `/people/${id}/show` },
  events: { path: id => `/events/${id}/show`, columns: eventHistory },
  exhibitions: { path: id => `/price-lists/${id}`, columns: priceHistory },
  exhibitor_events: { path: id => `/exhibitors/${id}/show` },
  exhibitors: { path: id => `/exhibitors/${id}/show`, columns: exhibitorHistory },
  fee_rules: { path: id => `/fees/${id}`, columns: feeHistory },
  fee_terms: { path: id => `/fees/${id}`, columns: feeHistory },
  hall_images: { path: id => `/halls/${id}` },
  hall_tables: { path: id => `/halls/${id}`, columns: hallHistory },
  invoice_gaps: { columns: gapHistory },
  invoice_payments: { columns: bankHistory },
  invoice_reminders: { columns: reminderHistory },
  invoice_runs: { path: id => `/events/${id}/show`, columns: runHistory },
  invoices: {},
  late_terms: { path: () => '/invoices/late-charges', columns: lateTermsHistory },
  later_fees: { path: id => `/fees/${id}`, columns: feeHistory },
  lecturer_absences: { path: id => `/lecturers/${id}/show` },
  lecturer_data: { path: id => `/people/${id}/show`, columns: lecturerDataHistory },
  legal_texts: { path: id => `/legal-texts/${id}/show`, columns: legalHistory },
  lecturers: { path: id => `/lecturers/${id}/show`, columns: lecturerHistory },
  looks: { path: id => `/people/${id}/show` },
  mail_resends: {},
  mail_texts: { path: id => `/mail-texts/${id}`, columns: mailTextHistory },
  materials: { path: id => `/workshops/${id}/show`, columns: materialHistory },
  order_items: { columns: orderItemHistory },
  order_letters: { path: id => `/orders/${id}/show`, columns: orderLetterHistory },
  order_payments: { path: id => `/orders/${id}/show`, columns: orderPaymentHistory },
  orders: { path: id => `/orders/${id}/show`, columns: orderHistory },
  participations: { path: id => `/people/${id}/show` },
  payment_files: { columns: paymentFileHistory },
  plan_changes: { path: id => `/events/${id}/plan`, columns: planHistory },
  plan_rules: { path: id => `/events/${id}/plan`, columns: planHistory },
  plan_versions: { path: id => `/events/${id}/plan`, columns: planHistory },
  portal_links: { path: id => `/people/${id}/show`, columns: portalHistory },
  price_items: { path: id => `/price-lists/${id}`, columns: priceHistory },
  refund_files: { path: () => '/invoices/credits', columns: refundFileHistory },
  returned_transfers: {
    path: id => `/settlements/${id}/show`,
    columns: returnedTransferHistory,
  },
  rooms: { path: id => `/rooms/${id}/show`, columns: roomHistory },
  schooltypes: { path: id => `/schooltypes/${id}`, columns: schooltypeHistory },
  passkeys: { path: id => `/people/${id}/show`, columns: passkeyHistory },
  second_factors: { path: id => `/people/${id}/show`, columns: secondFactorHistory },
  settlement_expenses: { columns: expenseHistory },
  settlements: { path: id => `/settlements/${id}/show`, columns: settlementHistory },
  small_business_days: { path: () => '/association/1', columns: associationHistory },
  support_answers: {},
  support_texts: { columns: supportTextHistory },
  support_messages: { path: id => `/support/${id}/show`, columns: messageHistory },
  timeslots: { path: id => `/timeslots/${id}`, columns: timeslotHistory },
  vat_checks: { path: id => `/orders/${id}/show`, columns: vatCheckHistory },
  waiting_changes: { path: () => '/association/1', columns: waitingChangeHistory },
  webhooks: { path: id => `/webhooks/${id}/show`, columns: webhookHistory },
  workshop_lecturers: { path: id => `/workshops/${id}/show` },
  workshop_schooltypes: { path: id => `/workshops/${id}/show` },
  workshops: { path: id => `/workshops/${id}/show`, columns: workshopHistory },
}

const subjects = Object.entries(subjectTexts)
  .map(([id, name]) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
const actions = [
  { id: 'create', name: 'Angelegt' },
  { id: 'change', name: 'Geändert' },
  { id: 'delete', name: 'Gelöscht' },
]

const filters = [
  <SelectInput key="subject" source="subject" label="Was" choices={subjects} alwaysOn />,
  <SelectInput key="action" source="action" label="Tat" choices={actions} alwaysOn />,
  <DateInput key="day" source="created__date" label="Tag" alwaysOn />,
]

/** What it was done to, and the way there as long as it is there. */
const Record = ({ subject, record, name, action }: AuditEntry) => {
  const text = `${subjectTexts[subject]}${name && ` „${name}“`}`
  const path = kinds[subject].path
  return path && action !== 'delete' ? <LinkBase to={path(record)}>{text}</LinkBase> : text
}

const Col = DataTable.Col<AuditEntry>

/** Everything that was changed, by whomever, the latest first. */
export const AuditScreen = () => (
  <AreaList title="Änderungen" searchLabel="Wer" emptyText="Noch nichts hat sich geändert." filters={filters}>
    <DataTable bulkActionButtons={false} rowClick={false}>
      <Col
        label="Wann"
        disableSort
        cellClassName="numbers"
        render={entry => tableDayAndTime(entry.created)}
      />
      <Col label="Wer" disableSort render={writerText} />
      <Col label="Was" disableSort render={Record} />
      <Col
        label="Änderung"
        disableSort
        render={entry => deedTexts(kinds[entry.subject].columns ?? {}, entry).join('; ')}
      />
    </DataTable>
  </AreaList>
)
