import type { OfficeLecturer } from '@tafelrunde/contract/admin/people/lecturers'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { shownName } from '../../shared/people/lecturers.rules.ts'
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
