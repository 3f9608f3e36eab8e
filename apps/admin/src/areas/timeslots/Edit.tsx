import type { OfficeTimeslot } from '@tafelrunde/contract/admin-programme'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { AreaEdit } from '../../shared/AreaEdit.tsx'
import { FormToolbar } from '../../shared/FormToolbar.tsx'
import { historyOf, timeslotHistory } from './history.ts'
import { TimeslotInputs } from './Inputs.tsx'
import { pathOf } from './pathOf.ts'

const remove = {
  confirmTitle: 'Termin löschen',
  confirmContent: 'Das lässt sich nicht zurücknehmen.',
  redirect: 'list',
} as const

const titleOf = ({ caption, start }: OfficeTimeslot) => caption || `Termin am ${tableDayAndTime(start)}`

export const TimeslotEdit = () => (
  <AreaEdit<OfficeTimeslot>
    area="timeslots"
    label="Alle Termine"
    titleOf={titleOf}
    pathOf={pathOf}
    columns={timeslotHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" remove={remove} />}
  >
    <TimeslotInputs />
  </AreaEdit>
)
