import { listTimeslotHistory } from '@tafelrunde/contract/admin/events/programme'
import { call } from '../../providers/call.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

/** The latest changes of a Termin. */
export const historyOf = async (id: number) => {
  const { results } = await call(listTimeslotHistory, { params: { id }, query: { limit: '50' } })
  return results
}

/** A Termin's columns in the audit log. */
export const timeslotHistory: Columns = {
  caption: { label: 'Titel' },
  workshop_id: { label: 'Workshop', field: 'workshop', long: true },
  starts_at: { label: 'Beginn', field: 'start' },
  ends_at: { label: 'Ende', field: 'end' },
  location: { label: 'Raum' },
  room_id: { label: 'Raum aus der Liste', field: 'room', long: true },
  capacity: {
    label: 'Plätze',
    text: value => (typeof value === 'number' ? String(value) : 'unbegrenzt'),
  },
  called_off_at: { label: 'Abgesagt', text: value => (value === null ? 'nein' : 'ja') },
  called_off_reason: { label: 'Grund der Absage', long: true },
  alternatives: { label: 'Angebotener Ersatz', long: true },
  fee_stays: { label: 'Honorar trotz Absage', text: value => (value === true ? 'ja' : 'nein') },
  break_minutes: { label: 'Pausenminuten' },
}
