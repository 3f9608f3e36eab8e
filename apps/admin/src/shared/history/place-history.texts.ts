import type { AuditEntry } from '@tafelrunde/contract/admin/audit'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'

/** What became of a place, by its states before and after. */
const placeDeed = ({ before, after }: AuditEntry) => {
  const [was, now] = [before?.['state'], after?.['state']]
  if (!before && !after) return 'geändert'
  if (!after) return 'gelöscht'
  if (now === undefined && 'office_note' in after) return 'Notiz geändert'
  if (now === undefined)
    return after['is_extra'] ? 'zählt als zusätzlicher Platz' : 'zählt nicht mehr als zusätzlicher Platz'
  if (now === 'cancelled') return was === 'waitlisted' ? 'von der Warteliste genommen' : 'abgemeldet'
  if (now === 'waitlisted') return 'auf die Warteliste gesetzt'
  if (now !== 'registered') return 'an der Tür eingelassen'
  // Not „wieder angemeldet“: for a place that the office gives, a row without one is opened first.
  const deed = was === 'waitlisted' ? 'von der Warteliste nachgerückt' : 'angemeldet'
  return after['is_extra'] === true ? `${deed}, über die Plätze hinaus` : deed
}

/** „Termin „Lyrik“ (Sa., 13. März 2027, 9:00 Uhr): abgemeldet“, of a person's registration or place. */
export const placeText = (entry: AuditEntry) => {
  const { place, subject } = entry
  const kind = subject === 'participations' ? 'Termin' : 'Veranstaltung'
  const name = place ? `${kind} „${place.name}“ (${tableDayAndTime(place.starts_at)})` : kind
  return `${name}: ${placeDeed(entry)}`
}
