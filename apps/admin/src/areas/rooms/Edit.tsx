import { type OfficeRoom, roomText } from '@tafelrunde/contract/admin/events/rooms'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { historyOf, roomHistory } from './history.ts'
import { RoomInputs } from './Inputs.tsx'

const remove = {
  title: 'Raum löschen',
  text: 'Das lässt sich nicht zurücknehmen.',
}

export const RoomEdit = () => (
  <AreaEdit<OfficeRoom>
    area="rooms"
    label="Alle Räume"
    titleOf={roomText}
    pathOf={({ id }) => `/rooms/${id}/show`}
    columns={roomHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" remove={remove} />}
  >
    <RoomInputs />
  </AreaEdit>
)
