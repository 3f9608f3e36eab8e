import { listRoomHistory } from '@tafelrunde/contract/admin/events/rooms'
import { call } from '../../providers/call.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

/** The latest changes of a room. */
export const historyOf = async (id: number) => {
  const { results } = await call(listRoomHistory, { params: { id }, query: { limit: '50' } })
  return results
}

const words = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value.join(', ') : 'nichts')

/** A room's columns in the audit log. */
export const roomHistory: Columns = {
  name: { label: 'Name' },
  building: { label: 'Gebäude' },
  floor: { label: 'Etage' },
  capacity: { label: 'Plätze' },
  equipment: { label: 'Ausstattung', text: words },
  seating: { label: 'Bestuhlung' },
}
