import type { OfficeLecturer } from '@tafelrunde/contract/admin/people/lecturers'
import { useRecordContext } from 'react-admin'
import { Note } from '../../shared/pages/Note.tsx'
import { shownName } from '../../shared/people/lecturers.rules.ts'

/** Says that the profile is not what the app shows, where it belongs to an account. */
export const LinkedNote = () => {
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
