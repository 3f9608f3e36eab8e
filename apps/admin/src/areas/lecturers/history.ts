import { listLecturerHistory } from '@tafelrunde/contract/admin/people/lecturers'
import { call } from '../../providers/call.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

/** The latest changes of a lecturer's profile. */
export const historyOf = async (id: number) => {
  const { results } = await call(listLecturerHistory, { params: { id }, query: { limit: '50' } })
  return results
}

/** A lecturer's columns in the audit log. */
export const lecturerHistory: Columns = {
  first_name: { label: 'Vorname' },
  last_name: { label: 'Nachname' },
  profile_description: { label: 'Text zur Person', long: true },
  account_id: { label: 'Konto', field: 'account', long: true },
  picture: { label: 'Bild', field: 'profile_picture', long: true },
  starts_at: { label: 'Nicht verfügbar von', field: 'absences' },
  ends_at: { label: 'Nicht verfügbar bis', field: 'absences' },
  source: { label: 'Herkunft aus dem Programm', long: true },
}
