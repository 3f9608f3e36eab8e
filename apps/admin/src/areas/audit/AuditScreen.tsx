import { type AuditEntry, type AuditSubject, subjectTexts } from '@tafelrunde/contract/admin-audit'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { DataTable, DateInput, LinkBase, SelectInput } from 'react-admin'
import { AreaList } from '../../shared/AreaList.tsx'
import { type Columns, deedTexts, writerText } from '../../shared/history.texts.ts'
import { associationHistory } from '../association/association.texts.ts'
import { eventHistory } from '../events/events.texts.ts'
import { exhibitorHistory } from '../exhibitors/history.ts'
import { lecturerHistory } from '../lecturers/history.ts'
import { legalHistory } from '../legal-texts/legal-texts.texts.ts'
import { planHistory } from '../plan/history.ts'
import { roomHistory } from '../rooms/history.ts'
import { schooltypeHistory } from '../schooltypes/history.ts'
import { timeslotHistory } from '../timeslots/history.ts'
import { workshopHistory } from '../workshops/history.ts'

/** What has a page of its own here: where that is, and what its columns are called. */
const pages: Partial<Record<AuditSubject, { path: (id: number) => string; columns?: Columns }>> = {
  association: { path: () => '/association/1', columns: associationHistory },
  events: { path: id => `/events/${id}/show`, columns: eventHistory },
  exhibitor_events: { path: id => `/exhibitors/${id}/show` },
  exhibitors: { path: id => `/exhibitors/${id}/show`, columns: exhibitorHistory },
  lecturer_absences: { path: id => `/lecturers/${id}/show` },
  legal_texts: { path: id => `/legal-texts/${id}/show`, columns: legalHistory },
  lecturers: { path: id => `/lecturers/${id}/show`, columns: lecturerHistory },
  materials: { path: id => `/workshops/${id}/show` },
  plan_changes: { path: id => `/events/${id}/plan`, columns: planHistory },
  plan_rules: { path: id => `/events/${id}/plan`, columns: planHistory },
  plan_versions: { path: id => `/events/${id}/plan`, columns: planHistory },
  rooms: { path: id => `/rooms/${id}/show`, columns: roomHistory },
  schooltypes: { path: id => `/schooltypes/${id}`, columns: schooltypeHistory },
  timeslots: { path: id => `/timeslots/${id}`, columns: timeslotHistory },
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
const Record = ({ subject, record, action }: AuditEntry) => {
  const name = `${subjectTexts[subject]} Nr. ${record}`
  const page = pages[subject]
  return page && action !== 'delete' ? <LinkBase to={page.path(record)}>{name}</LinkBase> : name
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
        render={entry => deedTexts(pages[entry.subject]?.columns ?? {}, entry).join('; ')}
      />
    </DataTable>
  </AreaList>
)
