import type { OfficeTimeslot } from '@tafelrunde/contract/admin/events/programme'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useRecordContext } from 'react-admin'
import { CallOff } from '../../shared/calling-off/CallOff.tsx'
import { TakeBack } from '../../shared/calling-off/TakeBack.tsx'
import { Duplicate } from '../../shared/deeds/Duplicate.tsx'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { RecordHistory } from '../../shared/history/RecordHistory.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { Note } from '../../shared/pages/Note.tsx'
import { historyOf, timeslotHistory } from './history.ts'
import { TimeslotInputs } from './Inputs.tsx'
import { pathOf } from './pathOf.ts'

const remove = {
  title: 'Termin löschen',
  text: 'Das lässt sich nicht zurücknehmen.',
}

/** The same at the same time: one changes the day, and saves. */
const Again = () => {
  const timeslot = useRecordContext<OfficeTimeslot>()
  if (!timeslot) return null
  const { event, workshop, caption, start, end, room, location, capacity, break_minutes } = timeslot
  return (
    <p className="deeds">
      <Duplicate
        area="timeslots"
        fields={{ event, workshop, caption, start, end, room, location, capacity, break_minutes }}
      >
        Als weiteren Termin anlegen
      </Duplicate>
    </p>
  )
}

const titleOf = ({ caption, start }: OfficeTimeslot) => caption || `Termin am ${tableDayAndTime(start)}`

/** Whether it takes place, and the other way round. */
const CallingOff = () => {
  const timeslot = useRecordContext<OfficeTimeslot>()
  if (!timeslot) return null
  const slot = { ...timeslot, name: titleOf(timeslot) }
  return timeslot.is_called_off ? (
    <>
      <Note>Dieser Termin ist abgesagt: {timeslot.called_off_reason}</Note>
      <p className="deeds">
        <TakeBack timeslot={slot} />
      </p>
    </>
  ) : (
    <p className="deeds">
      <CallOff timeslot={slot} />
    </p>
  )
}

/** The later word counts (decision 23), which nobody would expect who did not plan it. */
const Planned = () => {
  const timeslot = useRecordContext<OfficeTimeslot>()
  if (!timeslot?.is_planned) return null
  return (
    <Note>
      Im Raumplan ist für diesen Termin etwas anderes geplant und noch nicht veröffentlicht. Das entfällt,
      wenn Sie hier Zeit oder Raum ändern.
    </Note>
  )
}

export const TimeslotEdit = () => (
  <AreaEdit<OfficeTimeslot>
    area="timeslots"
    label="Alle Termine"
    titleOf={titleOf}
    pathOf={pathOf}
    columns={timeslotHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" remove={remove} />}
    after={<RecordHistory of="timeslots" columns={timeslotHistory} historyOf={historyOf} />}
  >
    <CallingOff />
    <Again />
    <Planned />
    <TimeslotInputs />
  </AreaEdit>
)
