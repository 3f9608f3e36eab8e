import type { OfficeLecturer } from '@tafelrunde/contract/admin/people/lecturers'
import { useRecordContext } from 'react-admin'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { Note } from '../../shared/pages/Note.tsx'
import { shownName } from '../../shared/people/lecturers.rules.ts'
import { historyOf, lecturerHistory } from './history.ts'
import { LecturerInputs } from './Inputs.tsx'

/** Says that the profile is not what the app shows, where it belongs to an account. */
const LinkedNote = () => {
  const lecturer = useRecordContext<OfficeLecturer>()
  if (!lecturer?.account) return null
  return (
    <Note>
      Dieses Profil gehört zum Konto von <strong>{shownName(lecturer)}</strong>. In der App zählt, was im
      Konto steht: der Name immer, der Text zur Person
      {lecturer.account.profile_description
        ? ' ebenso, denn dort steht einer.'
        : ' erst, wenn dort einer steht; bis dahin ist es dieser hier.'}
    </Note>
  )
}

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
