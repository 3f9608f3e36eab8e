import '../../shared/state-chip.css'
import { AttendanceStatus, type OfficeAttendance } from '@tafelrunde/contract/admin/events/attendances'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { DataTable, LinkBase, SelectInput, useListContext } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import { eventFilter } from '../../shared/lists/eventFilter.tsx'
import { TimeslotFilter } from '../../shared/lists/TimeslotFilter.tsx'
import { AttendanceDeeds } from './AttendanceDeeds.tsx'
import { claimText, statusChips, statusTexts } from './attendances.texts.ts'
import { IssueAll } from './IssueAll.tsx'
import { MarkMany } from './MarkMany.tsx'
import { SheetButton } from './SheetButton.tsx'

const filters = [
  eventFilter,
  <TimeslotFilter key="timeslot" source="timeslot" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="Stand"
    choices={AttendanceStatus.options.map(id => ({ id, name: statusTexts[id] }))}
    alwaysOn
  />,
]

const EventDeeds = () => {
  const { filterValues } = useListContext()
  const event = Number(filterValues['event'])
  const timeslot = Number(filterValues['timeslot'])
  if (!event) return null
  return (
    <>
      {timeslot > 0 && <SheetButton timeslot={timeslot} />}
      <IssueAll key={event} event={event} />
    </>
  )
}

/** What stands in the way of the confirmation, with what has to be known to settle it. */
const Status = ({ status, claims, minutes, confirmation }: OfficeAttendance) => (
  <>
    <span className={`state-chip state-chip--${statusChips[status]}`}>{statusTexts[status]}</span>
    {claims.map(claim => (
      <span key={`${claim.state} ${claim.recorded_at.getTime()}`} className="detail">
        {claimText(claim)}
      </span>
    ))}
    {status === 'too_short' && minutes !== null && <span className="detail">{minutes} Minuten</span>}
    {confirmation && <span className="detail">Nr. {confirmation.number}</span>}
  </>
)

const Col = DataTable.Col<OfficeAttendance>

/** Who was in the Termine of an event, and what stands in the way of each confirmation. */
export const AttendancesList = () => (
  <AreaList
    title="Teilnahmen"
    emptyText="Bitte wählen Sie eine Veranstaltung."
    filters={filters}
    searchLabel="Name, E-Mail-Adresse, Nummer"
    deeds={<EventDeeds />}
    hasTable={false}
  >
    <DataTable
      bulkActionButtons={
        <>
          <MarkMany label="Waren da" state="attended" />
          <MarkMany label="Haben gefehlt" state="absent" />
        </>
      }
      rowClick={false}
    >
      <Col
        label="Name"
        disableSort
        render={({ account }) => (
          <>
            <LinkBase to={`/people/${account.id}/show`}>{fullName(account) || account.email}</LinkBase>
            <span className="detail">{account.email}</span>
          </>
        )}
      />
      <Col
        label="Termin"
        disableSort
        render={({ timeslot }) => (
          <>
            {timeslot.name}
            <span className="detail">
              {tableDay(timeslot.start)}, {timeRange(timeslot.start, timeslot.end)}
            </span>
          </>
        )}
      />
      <Col
        source="status"
        label="Bestätigung"
        disableSort
        render={attendance => <Status {...attendance} />}
      />
      <Col
        label="Was zu tun ist"
        disableSort
        render={attendance => <AttendanceDeeds attendance={attendance} />}
      />
    </DataTable>
  </AreaList>
)
