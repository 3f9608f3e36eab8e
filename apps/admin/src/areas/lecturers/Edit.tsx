import type { OfficeLecturer } from '@tafelrunde/contract/admin/lecturers'
import { AreaEdit } from '../../shared/AreaEdit.tsx'
import { FormToolbar } from '../../shared/FormToolbar.tsx'
import { shownName } from '../../shared/lecturers.rules.ts'
import { historyOf, lecturerHistory } from './history.ts'
import { LecturerInputs } from './Inputs.tsx'
import { LinkedNote } from './LinkedNote.tsx'

const remove = {
  title: 'Profil löschen',
  text: 'Das lässt sich nicht zurücknehmen; auch der Verlauf behält kein Wort über die Person.',
}

export const LecturerEdit = () => (
  <AreaEdit<OfficeLecturer>
    area="lecturers"
    label="Alle Referenten"
    titleOf={shownName}
    pathOf={({ id }) => `/lecturers/${id}/show`}
    columns={lecturerHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" remove={remove} />}
  >
    <LinkedNote />
    <LecturerInputs />
  </AreaEdit>
)
