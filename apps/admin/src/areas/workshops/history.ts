import { listWorkshopHistory } from '@tafelrunde/contract/admin/events/programme'
import { call } from '../../providers/call.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

/** The latest changes of a workshop, also of who gives it and whom it is for. */
export const historyOf = async (id: number) => {
  const { results } = await call(listWorkshopHistory, { params: { id }, query: { limit: '50' } })
  return results
}

/** A workshop's columns in the audit log. */
export const workshopHistory: Columns = {
  name: { label: 'Name' },
  subtitle: { label: 'Untertitel' },
  description: { label: 'Beschreibung', long: true },
  location: { label: 'Raum' },
  equipment: { label: 'Nötige Ausstattung', long: true },
  lecturer_id: { label: 'Referenten', field: 'lecturer_ids', long: true },
  position: { label: 'Reihenfolge der Referenten', field: 'lecturer_ids', long: true },
  role: { label: 'Rolle im Workshop', long: true },
  schooltype_id: { label: 'Schularten', field: 'schooltypes', long: true },
}
